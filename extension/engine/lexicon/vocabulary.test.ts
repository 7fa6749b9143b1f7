// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { deliveryStrength, subtotalStrength, totalStrength } from '../finder/total-words.ts'
import { verdictOf } from '../verdict.ts'
import {
  applyWords,
  basketWords,
  decoyWords,
  fieldWords,
  giftWords,
  removeWords,
  stepWords,
  weakApplyWords,
  weakFieldWords,
} from './finding.ts'
import { refuseWords } from './judging.ts'
import { fold } from './phrases.ts'

/** What shops say in eight languages, by kind: the lists of words have to know it. */
const phrases = (list: string): readonly string[] =>
  list
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const totals = phrases(`
  Total | Total to pay | Grand total | Order total | Basket total | Bag total | Cart total
  Total incl. VAT | Total (inc. VAT) | Total including VAT | Total due | Amount due
  Amount payable | Amount to pay | You pay | To pay | Pay today | Due now | Due today
  Total today | Today's total | Total for today | Total price | Final price | Price to pay
  Overall total | Net total | Total cost | Order amount | Payable amount | Total payable
  Balance to pay | Your total | Trip total | Booking total | Checkout total | Estimated total
  Est. total | Sum total | Invoice total | Total charge | Total amount due | Total (GBP)
  Total GBP | Total £ | Charge today | Total Order Value | Order value | Summe | Gesamtsumme
  Gesamtbetrag | Gesamt | Gesamtpreis | Gesamtsumme inkl. MwSt. | Summe inkl. MwSt.
  Gesamt (inkl. MwSt.) | Endsumme | Endbetrag | Endpreis | Zu zahlen | Zu zahlender Betrag
  Zahlbetrag | Rechnungsbetrag | Gesamtkosten | Bestellsumme | Bestellwert | Warenkorbsumme
  Warenkorb gesamt | Gesamt brutto | Bruttosumme | Bruttobetrag | Gesamtbetrag brutto
  Insgesamt | Total | Totalbetrag | Betrag | Fälliger Betrag | Heute zu zahlen | Jetzt zu zahlen
  Preis gesamt | Reisepreis gesamt | Auftragssumme | Auftragswert | Zu bezahlen
  Dein Gesamtpreis | Ihr Gesamtbetrag | Summe gesamt | Kaufpreis | Kaufsumme | Einkaufswert
  Rechnungssumme | Summe EUR | Gesamtbetrag (EUR) | Offener Betrag | Du zahlst | Sie zahlen
  Kosten gesamt | Buchungssumme | Ticketpreis gesamt | Total | Total TTC | Total à payer
  Montant total | Montant à payer | À payer | Total de la commande | Total commande
  Net à payer | Total général | Prix total | Total estimé | Total (TTC) | Total TVA incluse
  Total de votre panier | Total panier | Montant de la commande | Montant TTC | Somme à payer
  Somme totale | Total final | À régler | Total à régler | Montant du panier | Prix TTC
  Vous payez | Coût total | Total de mes achats | Total achats | Total de votre commande
  Total du panier | Total | Total a pagar | Importe total | Total del pedido
  Total (IVA incluido) | Total IVA incl. | Importe a pagar | Total compra | Total con IVA
  Total carrito | Total de tu compra | Total de la cesta | Precio total | A pagar | Suma total
  Monto total | Monto a pagar | Total general | Total final | Importe final | Total estimado
  Pagas | Coste total | Total a abonar | Importe de la compra | Totale | Totale ordine
  Totale complessivo | Totale da pagare | Importo totale | Totale IVA inclusa
  Totale (IVA incl.) | Da pagare | Totale carrello | Prezzo totale | Totale finale
  Importo da pagare | Totale dovuto | Costo totale | Somma totale | Totale generale
  Totale stimato | Totale acquisti | Totale spesa | Importo ordine | Paghi | Paghi oggi | Totaal
  Totaalbedrag | Te betalen | Totaal incl. btw | Totaal te betalen | Eindtotaal
  Totaal bestelling | Totaalprijs | Totaal (incl. BTW) | Bedrag | Te betalen bedrag
  Nu te betalen | Totaal winkelwagen | Je totaal | Uw totaal | Eindbedrag | Orderbedrag
  Orderwaarde | Totaal bedrag | Totale prijs | Totale kosten | Je betaalt | Nog te betalen
  Te voldoen | Totaal inclusief btw | Factuurbedrag | Bestelbedrag | Algemeen totaal | Razem
  Suma | Do zapłaty | Łącznie | Kwota do zapłaty | Razem do zapłaty | Wartość zamówienia
  Suma całkowita | Łączna kwota | Razem (z VAT) | Ogółem | Całkowity koszt | Razem brutto
  Suma brutto | Do zapłaty łącznie | Kwota całkowita | Suma zamówienia | Kwota zamówienia
  Łączny koszt | Łącznie do zapłaty | Cena końcowa | Cena łączna | Cena całkowita
  Wartość brutto | Kwota brutto | Koszt całkowity | Zapłacisz | Total | Total a pagar
  Valor total | Total do pedido | Total da encomenda | Total da compra | Montante total
  Total com IVA | Total (IVA incluído) | Valor a pagar | A pagar | Total geral | Preço total
  Total do carrinho | Valor final | Total final | Total estimado | Você paga | Total à vista
  Valor do pedido | Soma total | Total c/ IVA | Custo total | Total da reserva
  Total da sua compra
`)
const otherSums = phrases(`
  Subtotal | Sub-total | Subtotal (3 items) | Items | Items total | Goods total | Delivery
  Shipping | Standard delivery | VAT | VAT (20%) | of which VAT | Discount | Total discount
  Total savings | You save | You saved | Gift card | Tax | Total tax | Total VAT | Deposit
  Monthly payment | Pay in 3 | Instalments | RRP | Was | Unit price | Points | Total points
  Total weight | Free delivery from | Spend £10 more | Handling fee | Service charge
  Booking fee | Net | Total excl. VAT | Total ex VAT | Total before discount | Total before tax
  Donation | Tip | Shipping total | Zwischensumme | Warenwert | Versandkosten | Versand | MwSt.
  inkl. MwSt. | zzgl. MwSt. | davon MwSt. | Rabatt | Gesamtrabatt | Ersparnis | Sie sparen
  Gutschein | Nettosumme | Netto | Nettobetrag | Gesamtsumme netto | Gesamtsumme ohne MwSt.
  Anzahlung | Monatliche Rate | Einzelpreis | UVP | Steuern | Lieferkosten | Servicegebühr
  Gesamtgewicht | Artikel gesamt | Summe Artikel | Pfand | Noch bis zum kostenlosen Versand
  Mindestbestellwert | Versandkosten gesamt | Sous-total | Livraison | Frais de port
  Frais de livraison | TVA | dont TVA | Total HT | Remise | Total des remises | Réduction
  Économie | Vous économisez | Acompte | Mensualité | Prix unitaire | Total produits
  Total articles | Total livraison | Frais de dossier | Montant HT | Total hors taxes | Subtotal
  Envío | Gastos de envío | IVA | IVA incluido | Impuestos | Descuento | Total descuento
  Ahorro | Total sin IVA | Base imponible | Anticipo | Cuota mensual | Precio unitario
  Total productos | Total artículos | Total ahorrado | Subtotale | Spedizione
  Spese di spedizione | IVA | Tasse | Sconto | Totale sconto | Risparmio | Totale parziale
  Imponibile | Totale prodotti | Totale articoli | Acconto | Prezzo unitario | Totale senza IVA
  Totale IVA esclusa | Totale imponibile | Subtotaal | Verzendkosten | Bezorgkosten | Btw
  Waarvan btw | Korting | Totale korting | Je bespaart | Totaal excl. btw | Aanbetaling
  Stukprijs | Totaal artikelen | Suma częściowa | Dostawa | Koszt dostawy | VAT | w tym VAT
  Rabat | Zniżka | Oszczędzasz | Razem netto | Wartość netto | Suma netto | Zaliczka
  Cena jednostkowa | Wartość produktów | Suma rabatów | Subtotal | Frete | Envio | Portes | IVA
  Impostos | Desconto | Total de descontos | Economia | Você economiza | Total sem IVA
  Valor dos produtos | Total dos produtos | Parcelas | Preço unitário | Entrada
`)
const voucherFields = phrases(`
  Coupon | Coupon code | Promo code | Promotion code | Promotional code | Discount code
  Voucher | Voucher code | Offer code | Discount | Enter your promo code
  Gift card or discount code | Promo code or gift card | Have a discount code? | Savings code
  Campaign code | Deal code | Special offer code | Promotional offer code
  Promo | Promos | Coupons | Voucher number | Discount voucher | E-voucher
  Action code | VIP code | Offer/discount code | Redemption code | Marketing code | Saver code
  Sale code | Special code | Discount/Voucher code | Gutscheincode | Gutschein | Rabattcode
  Aktionscode | Promo-Code | Gutschein-Code | Gutscheinnummer | Rabatt-Code | Vorteilscode
  Gutscheincode eingeben | Rabattgutschein | Bonuscode | Einlösecode | Aktionsnummer
  Promotionscode | Coupon | Couponcode | Kupon | Gutschein oder Rabattcode | Werbecode
  Sparcode | Rabattschlüssel | Vorteilsnummer | Kampagnencode | Voucher | Gutschein-Nr.
  Rabattnummer | Angebotscode | Willkommenscode | Sondercode | Rabattkupon | Vorteils-Code
  Prämiencode | Nachlasscode | Code promo | Code promotionnel | Code de réduction
  Code réduction | Bon de réduction | Code avantage | Code remise | Code de promotion | Coupon
  Coupon de réduction | Bon d'achat | Code privilège | Code coupon | Chèque-réduction
  Votre code promo | Code offre | Code de l'offre | Code rabais | Rabais | Code bon de réduction
  Codes promo | Promo | Code d'avantage | Code de bon d'achat | Code voucher | Code action
  Code spécial | Code bonus | Código promocional | Código de descuento | Cupón
  Cupón de descuento | Código descuento | Código cupón | Vale descuento | Código de cupón
  Código promo | Código de promoción | Promoción | Código de oferta | Cupón promocional
  Descuento | Vale | Bono descuento | Cupon | Código de campaña
  Tarjeta regalo o código promocional | Código de bono | Ticket descuento | Código ahorro
  Código de rebaja | Codice sconto | Codice promozionale | Codice promo | Buono sconto | Coupon
  Codice coupon | Voucher | Codice voucher | Buono | Codice buono | Codice promozione | Sconto
  Codice offerta | Promozione | Codice buono sconto | Codice di sconto | Codice riduzione
  Codice vantaggio | Coupon sconto | Codice campagna | Buono d'acquisto | Kortingscode
  Actiecode | Couponcode | Waardebon | Kortingsbon | Promotiecode | Vouchercode | Voucher
  Kortings code | Cadeaubon of kortingscode | Korting | Actie code | Promocode | Aktiecode
  Kortingsbon code | Spaarcode | Campagnecode | Vouchernummer | Voordeelcode | Kortingsbonnen
  Couponnummer | Aanbiedingscode | Kortingskode | Kod rabatowy | Kupon | Kod promocyjny
  Kupon rabatowy | Kod kuponu | Rabat | Voucher | Kod zniżkowy | Bon rabatowy
  Kod promocji | Kupon promocyjny | Kupon zniżkowy | Kod vouchera | Numer kuponu | Kod oferty
  Kod na rabat | Kody rabatowe | Cupom | Cupom de desconto | Código promocional
  Código de desconto | Cupão | Código do cupão | Vale-desconto | Voucher | Código promo
  Código de promoção | Cupom promocional | Vale de desconto | Cupão de desconto
  Código do cupom | Desconto | Código de oferta | Promoção | Código de campanha
  Talão de desconto | Código do vale
`)
const otherFields = phrases(`
  Gift card number | Gift card code | Loyalty card number | Membership number | Referral code
  Postcode | Delivery note | Search | Email address | Newsletter | Order number | PO number
  VAT number | Company name | Phone number | Security code | Card number | Student ID
  Partner code | Corporate code | Rate code | Group code | Gift message | Engraving
  Nectar card number | Clubcard number | Air miles number | Frequent flyer number
  Track your order | Quick order | Article number | Promoter name | How did you hear about us?
  Affiliate ID | Invitation code | Access code | Donation amount | Tip amount | PIN
  Licence plate | Registration number | Serial number | Reference | Cost centre
  Purchase order reference | Agent number | Staff number | Activation code | Verification code
  Tracking number | Gate code | Door code | Geschenkkarte | Geschenkkartennummer | Kundenkarte
  Payback-Nummer | Kundennummer | Empfehlungscode | PLZ | Postleitzahl | Suche | Newsletter
  USt-IdNr. | Bestellnummer | Artikelnummer | Kommentar | Geschenknachricht | Gravur
  Kennzeichen | Mitgliedsnummer | Freunde werben | Partnernummer | Vermittlernummer
  Beraternummer | Kostenstelle | Bestellreferenz | Sicherheitscode | Filialsuche
  Miles & More Nummer | Bahncard-Nummer | Türcode | Sendungsnummer | Betriebsnummer
  Firmenkundennummer | Zugangscode | TAN | Carte cadeau | Numéro de carte de fidélité
  Code postal | Parrainage | Code parrain | Recherche | Commentaire | Numéro de TVA | Référence
  Numéro de commande | Code d'accès | Code entreprise | Message cadeau | Numéro adhérent
  Digicode | Numéro de suivi | Code de vérification | Numéro client | Numéro de licence
  Tarjeta regalo | Código postal | Código amigo | Buscar | NIF | Número de pedido | Comentarios
  Número de tarjeta | Tarjeta de fidelidad | Código de empresa | Número de socio
  Mensaje de regalo | Código de acceso | Número de seguimiento | Matrícula | Carta regalo | CAP
  Codice fiscale | Codice amico | Partita IVA | Codice destinatario | Codice SDI | Cerca | Note
  Carta fedeltà | Codice cliente | Codice tessera | Numero tessera | Codice prodotto
  Codice azienda | Targa | Codice di verifica | Cadeaukaart | Cadeaukaartnummer | Postcode
  Klantnummer | Vriendencode | Zoeken | Opmerkingen | Btw-nummer | Bestelnummer | Lidnummer
  Artikelnummer | Bonuskaart | Airmiles nummer | Referentie | Kenteken | Karta podarunkowa
  Kod pocztowy | Numer karty lojalnościowej | Kod polecający | Szukaj | Uwagi | NIP
  Numer zamówienia | Numer klienta | Kod partnera | Numer rejestracyjny | Kod poleceń
  Kod domofonu | Cartão presente | CEP | Código postal | Código de indicação | Pesquisar
  Observações | NIF | CPF | Número do pedido | Código do vendedor | Cartão fidelidade
  Número de cliente | Código de rastreio | Código do amigo
`)
const sending = phrases(`
  Apply | Apply code | Redeem | Add | Add code | Use | Use code | Submit | OK | Go | Enter
  Validate | Activate | Check | Claim | Apply discount | Apply coupon | Get discount | Done
  Submit code | Unlock | Verify | Test code | Collect | + | Deduct | Accept code | Insert
  Einlösen | Anwenden | Hinzufügen | Gutschein einlösen | Aktivieren | Prüfen | Code einlösen
  Übernehmen | OK | Absenden | Verwenden | Eintragen | Speichern | Senden | Rabatt sichern
  Gutschein anwenden | Los | Verrechnen | Abziehen | Eingeben | Code prüfen | Gutschein prüfen
  Jetzt einlösen | Code anwenden | Abschicken | Ausführen | Appliquer | Valider | Ajouter | OK
  Utiliser | Valider le code | Activer | Enregistrer | Envoyer | J'applique | Je valide
  En profiter | J'en profite | Appliquer le code | Vérifier | Déduire | Soumettre | Bénéficier
  Ajouter le code | Aplicar | Canjear | Añadir | Usar | Validar | OK | Activar | Aplicar cupón
  Enviar | Guardar | Agregar | Comprobar | Aplicar código | Introducir | Utilizar | Verificar
  Insertar | Aceptar | Applica | Usa | Inserisci | Aggiungi | OK | Invia | Riscatta | Attiva
  Verifica | Convalida | Applica sconto | Usa codice | Valida | Utilizza | Conferma codice
  Salva | Calcola | Toepassen | Gebruiken | Activeren | Inwisselen | Toevoegen | Verzilveren
  OK | Voeg toe | Pas toe | Controleren | Code toepassen | Invoeren | Gebruik code | Wissel in
  Activeer | Verzilver | Gebruik | Check | Verstuur | Zastosuj | Dodaj | Użyj | Aktywuj
  Realizuj | Zrealizuj | OK | Wykorzystaj | Zatwierdź | Sprawdź | Dodaj kod | Użyj kodu
  Przelicz | Wyślij | Nalicz rabat | Nalicz | Wprowadź | Odbierz rabat | Dolicz | Aplicar | Usar
  Adicionar | Validar | OK | Ativar | Aplicar cupom | Resgatar | Enviar | Inserir | Utilizar
  Calcular desconto | Usar cupom | Verificar | Submeter | Introduzir
`)
const ordering = phrases(`
  Place order | Pay now | Buy now | Checkout | Continue to payment | Proceed to checkout
  Complete order | Complete purchase | Confirm order | Order now | Submit order | Book now
  Pay £32.00 | Confirm and pay | Secure checkout | Go to checkout | Next step | Continue
  Sign in | Send order | Finish | Reserve | Continue as guest | Review order | Place my order
  Make payment | Donate now | Jetzt kaufen | Zahlungspflichtig bestellen
  Kostenpflichtig bestellen | Zur Kasse | Weiter | Bestellung abschließen | Kaufen
  Jetzt bestellen | Bestellung aufgeben | Zur Zahlung | Bezahlen | Weiter zur Kasse
  Zur Bestellung | Kauf abschließen | Jetzt buchen | Verbindlich bestellen | Bestellung absenden
  Weiter zur Zahlung | Nächster Schritt | Absenden und kaufen | Zahlungspflichtig buchen | Payer
  Commander | Valider la commande | Passer la commande | Acheter | Finaliser ma commande
  Continuer | Étape suivante | Valider mon panier | Payer maintenant | Valider et payer
  Confirmer la commande | Procéder au paiement | Terminer la commande | Je commande
  Passer au paiement | Réserver | Valider ma commande | Régler | Comprar | Pagar
  Finalizar compra | Realizar pedido | Tramitar pedido | Continuar | Confirmar pedido
  Hacer pedido | Pagar ahora | Ir a pagar | Siguiente | Proceder al pago | Enviar pedido
  Completar compra | Reservar ahora | Pasar por caja | Terminar | Acquista | Paga | Paga ora
  Ordina | Procedi all'ordine | Vai alla cassa | Concludi ordine | Conferma ordine | Continua
  Completa l'acquisto | Invia ordine | Procedi al pagamento | Effettua l'ordine | Prenota
  Ordina e paga | Vai al pagamento | Avanti | Bestellen | Betalen | Afrekenen
  Bestelling plaatsen | Nu kopen | Verder | Naar de kassa | Bestelling afronden | Doorgaan
  Nu betalen | Bestelling bevestigen | Plaats bestelling | Verder naar betalen | Ik ga bestellen
  Verder naar bestellen | Reserveer | Naar betalen | Zamów | Zapłać | Kup teraz | Do kasy
  Złóż zamówienie | Kupuję i płacę | Dalej | Przejdź do kasy | Zamawiam z obowiązkiem zapłaty
  Potwierdź zamówienie | Potwierdzam zakup | Realizuj zamówienie | Przejdź do płatności
  Zarezerwuj | Zamówienie z obowiązkiem zapłaty | Opłać | Finalizuj zakup | Comprar | Pagar
  Finalizar compra | Fechar pedido | Continuar | Ir para pagamento | Concluir compra
  Confirmar pedido | Encomendar | Fazer pedido | Avançar | Finalizar pedido | Ir para o caixa
  Pagar agora | Enviar pedido | Efetuar pagamento | Próximo passo | Reservar
`)
const baskets = phrases(`
  Cart | Your cart | Shopping cart | Basket | Shopping basket | My basket | Bag | Shopping bag
  Your bag | Checkout | Secure checkout | Order summary | Your order | Review your order
  Trolley | Your booking | Complete your order | Confirm your order | Complete your booking
  Place your order | Warenkorb | Einkaufswagen | Ihr Warenkorb | Einkaufskorb | Kasse
  Bestellübersicht | Ihre Bestellung | Zur Kasse | Bestellung prüfen | Bestellung abschließen
  Mein Warenkorb | Buchungsübersicht | Ihre Buchung | Dein Einkauf | Warenkorbübersicht
  Shoppingbag | Bestellzusammenfassung | Panier | Mon panier | Votre panier | Récapitulatif
  Caisse | Votre commande | Validation de commande | Récapitulatif de commande
  Résumé de la commande | Votre réservation | Ma commande | Carrito | Cesta | Mi cesta
  Tu carrito | Cesta de la compra | Finalizar compra | Resumen del pedido | Tu pedido
  Carro de la compra | Bolsa de la compra | Carrito de compras | Tu reserva | Tramitar pedido
  Mi pedido | Carrello | Il tuo carrello | Cassa | Riepilogo ordine | Checkout | Il tuo ordine
  Carrello della spesa | Riepilogo | La tua borsa | Riepilogo dell'ordine | Shopping bag
  La tua prenotazione | Winkelwagen | Winkelmand | Winkelmandje | Afrekenen
  Bestelling afronden | Je bestelling | Kassa | Besteloverzicht | Jouw winkelmand | Je boeking
  Mijn bestelling | Koszyk | Twój koszyk | Zamówienie | Podsumowanie zamówienia | Kasa
  Podsumowanie | Twoja torba | Twoje zamówienie | Realizacja zamówienia | Koszyk zakupowy
  Finalizacja zakupu | Twoja rezerwacja | Carrinho | Meu carrinho | Carrinho de compras | Cesto
  Finalizar compra | Resumo do pedido | Sacola | Sua sacola | Encomenda | O seu carrinho
  Saco de compras | Resumo da encomenda | Cesta | A sua encomenda | Sua reserva | Meu pedido
`)
const removing = phrases(`
  Remove | Delete | Remove coupon | Remove code | Clear | Cancel | Undo | Take off | Don't use
  Unapply | Discard | Detach | Deselect | Drop code | Entfernen | Löschen | Gutschein entfernen
  Code löschen | Zurücksetzen | Rückgängig machen | Nicht verwenden | Deaktivieren | Verwerfen
  Austragen | Supprimer | Retirer | Annuler | Enlever | Effacer | Supprimer le code | Désactiver
  Retirer le code | Réinitialiser | Eliminar | Quitar | Borrar | Anular | Cancelar
  Quitar cupón | Eliminar cupón | Retirar | Desaplicar | Rimuovi | Elimina | Annulla | Cancella
  Togli | Rimuovi coupon | Rimuovi codice | Verwijderen | Verwijder | Wissen | Annuleren
  Verwijder code | Ongedaan maken | Deactiveren | Usuń | Usuń kod | Skasuj | Anuluj | Wyczyść
  Rezygnuję | Odepnij | Wycofaj | Remover | Excluir | Eliminar | Apagar | Cancelar
  Remover cupom | Retirar | Desfazer
`)
const refusals: Readonly<Record<string, readonly string[]>> = {
  expired: phrases(`
  This code has expired | Sorry, this offer has ended | Coupon expired
  This promotion is no longer available | This promo code is no longer active
  Code is past its expiry date | That code expired on 1 May | Offer has finished
  This voucher is out of date | Voucher no longer valid | This code is not active yet
  Promotion not started yet | Dieser Gutschein ist abgelaufen
  Der Gutscheincode ist nicht mehr gültig | Die Aktion ist beendet
  Der Aktionszeitraum ist vorbei | Gutschein nicht mehr einlösbar
  Der Code ist leider nicht mehr aktiv | Dieser Code ist noch nicht aktiv
  Gültigkeit abgelaufen | Ce code a expiré | Ce code promo n'est plus valable | Offre terminée
  La date de validité est dépassée | Ce code n'est plus disponible | Ce bon est périmé
  El cupón ha caducado | Este código ha expirado | El código ya no es válido
  La promoción ha finalizado | Código caducado | Cupón vencido | Codice scaduto
  Il codice è scaduto | Il codice non è più valido | Promozione terminata | Offerta scaduta
  Deze code is verlopen | De kortingscode is niet meer geldig | Deze actie is afgelopen
  Actie is beëindigd | Kod wygasł | Ten kod stracił ważność | Kod jest nieaktualny
  Promocja zakończyła się | Kod już nie działa | Upłynął termin ważności | Cupom expirado
  Este cupom expirou | Este código já não é válido | Promoção encerrada | Cupom vencido
  A promoção terminou
`),
  unknown: phrases(`
  Invalid code | This code is not valid | Code not recognised | We don't recognise this code
  Coupon does not exist | Please enter a valid code | We couldn't find that code | Unknown code
  That code isn't right | Code not found | Enter a valid discount code or gift card
  That promo code doesn't look right | No match for this code | This is not a valid coupon
  Sorry we can't find this voucher | Please check your code and try again | Incorrect promo code
  Ungültiger Code | Der Gutscheincode ist ungültig | Gutschein existiert nicht
  Gutscheincode nicht gefunden | Bitte gültigen Code eingeben | Unbekannter Code
  Dieser Code ist uns nicht bekannt | Der eingegebene Code ist nicht korrekt | Falscher Code
  Der Code konnte nicht gefunden werden | Diesen Gutschein gibt es nicht
  Kein gültiger Gutschein | Code stimmt nicht | Code invalide | Ce code n'existe pas
  Code promo incorrect | Ce code promo n'est pas valide | Code inconnu | Code non reconnu
  Veuillez saisir un code valide | Ce code est erroné | Aucun code correspondant
  Code introuvable | Código no válido | El código no es válido | El cupón no existe
  Código incorrecto | Introduce un código válido | Cupón inválido | No encontramos ese código
  Código erróneo | No hemos encontrado el cupón | Codice non valido
  Il codice inserito non è valido | Il coupon non esiste | Codice errato
  Inserisci un codice valido | Codice sconosciuto | Codice non trovato | Codice inesistente
  Il codice non è corretto | Ongeldige code | Deze code is ongeldig
  De kortingscode bestaat niet | Code niet gevonden | Onbekende code | Vul een geldige code in
  Deze code klopt niet | De code is onjuist | Code wordt niet herkend | We kennen deze code niet
  Nieprawidłowy kod | Kod jest nieprawidłowy | Kod nie istnieje | Błędny kod | Nieznany kod
  Podany kod jest niepoprawny | Nie ma takiego kodu | Nie znaleziono kodu | Niewłaściwy kod
  Zły kod | Kod jest nieważny | Wpisz poprawny kod | Cupom inválido | Código inválido
  O cupom não existe | Cupom não encontrado | Código incorreto | Insira um código válido
  O código não é válido | Este cupão não existe | Não encontramos este cupom | Código errado
`),
  'minimum-not-reached': phrases(`
  Minimum spend of £50 required | Spend £20 more to use this code
  You need to spend at least £40 | Valid on orders over £50 | Minimum order value not met
  Your basket doesn't meet the minimum | Basket value too low
  This code requires a minimum purchase of £30 | Add £10 more to use this code
  Only valid for orders above £30 | Der Mindestbestellwert ist nicht erreicht
  Mindestbestellwert 50 € | Dieser Gutschein gilt erst ab 50 € | Ab einem Einkaufswert von 40 €
  Ihr Warenkorbwert ist zu niedrig | Gutschein erst ab 30 Euro Bestellwert gültig
  Mindesteinkaufswert nicht erreicht | Montant minimum de commande non atteint
  Minimum d'achat de 50 € | Valable à partir de 40 € d'achat | Valable dès 50 € d'achat
  Votre panier n'atteint pas le montant minimal | Il manque 10 € pour utiliser ce code
  Montant du panier insuffisant | Importe mínimo no alcanzado | Compra mínima de 50 €
  Pedido mínimo de 30 € | Válido para compras superiores a 40 € | No alcanzas el importe mínimo
  Te faltan 10 € para usar este cupón | Importo minimo non raggiunto | Ordine minimo di 50 €
  Valido per ordini superiori a 40 € | Spesa minima 30 €
  Aggiungi altri 10 € per usare il codice | Minimale bestelwaarde niet bereikt
  Geldig vanaf € 50 | Minimaal bestelbedrag € 40 | Besteed nog € 10 om deze code te gebruiken
  Geldig bij een bestelling vanaf € 50 | Minimalna wartość zamówienia to 100 zł
  Kod działa od 150 zł | Nie osiągnięto minimalnej wartości | Zbyt niska wartość koszyka
  Kod obowiązuje przy zakupach powyżej 100 zł | Valor mínimo não atingido
  Compra mínima de R$ 100 | Válido para compras acima de R$ 150 | Pedido mínimo de 50 €
  Faltam R$ 20 para usar este cupom
`),
  'already-used': phrases(`
  This code has already been used | You've already used this code | Code already redeemed
  This voucher has been used | Coupon has been used already | This code can only be used once
  Sorry, you already used this promo | Dieser Gutschein wurde bereits eingelöst
  Code bereits verwendet | Der Code wurde schon benutzt | Sie haben diesen Code schon eingelöst
  Gutschein bereits verbraucht | Dieser Code wurde schon eingelöst | Ce code a déjà été utilisé
  Code déjà utilisé | Vous avez déjà utilisé ce code | Ce code est à usage unique
  Este código ya ha sido utilizado | Ya has usado este cupón | Cupón ya canjeado
  El cupón ya fue usado | Codice già utilizzato | Hai già usato questo codice
  Il codice è già stato usato | Deze code is al gebruikt | U heeft deze code al gebruikt
  Code reeds ingewisseld | Je hebt deze code al eens gebruikt | Kod został już wykorzystany
  Ten kod był już użyty | Kod już użyty | Wykorzystałeś już ten kod
  Este cupom já foi utilizado | Código já utilizado | Você já usou este cupom | Cupão já usado
`),
  'not-for-these-goods': phrases(`
  This code doesn't apply to items in your basket | Not valid for the items in your cart
  Not applicable to these products | Excludes sale items
  Your basket contains no eligible items | This code isn't valid on the items in your bag
  This code is only valid on full price items | Not valid on sale items | No qualifying items
  Discount can't be applied to these items | Code not applicable for this order
  None of your items qualify | Code gilt nicht für diese Artikel
  Nicht für reduzierte Ware gültig | Gutschein gilt nur für ausgewählte Artikel
  Die Artikel sind vom Rabatt ausgeschlossen | Kein rabattfähiger Artikel im Warenkorb
  Nicht auf Sale-Artikel anwendbar | Gilt nicht für Artikel in Ihrem Warenkorb
  Dieser Code ist für Ihre Artikel nicht gültig | Non valable sur les articles de votre panier
  Ce code ne s'applique pas à ces articles | Hors articles soldés | Aucun produit éligible
  Valable uniquement sur une sélection | Votre panier ne contient aucun article éligible
  No aplicable a estos productos | El código no es válido para los artículos de tu cesta
  No aplica a productos rebajados | Ningún producto cumple las condiciones
  Válido solo para productos seleccionados | Non valido per i prodotti nel carrello
  Non applicabile agli articoli selezionati | Il codice vale solo per alcuni prodotti
  Nessun prodotto idoneo | Valido solo su prodotti a prezzo pieno
  Deze code is niet geldig voor deze artikelen
  Niet van toepassing op artikelen in je winkelwagen | Alleen geldig op geselecteerde producten
  Geldt niet voor afgeprijsde artikelen | Geen van de artikelen komt in aanmerking
  Kod nie dotyczy produktów w koszyku | Kod nie obejmuje przecenionych produktów
  Kod obowiązuje tylko na wybrane produkty | Brak produktów objętych promocją
  Não é válido para os itens do carrinho | Cupom não aplicável a estes produtos
  Válido apenas para produtos selecionados | Nenhum produto elegível
  Este cupom não se aplica aos itens
`),
  'needs-sign-in': phrases(`
  Please sign in to use this code | Log in to redeem | You must be logged in
  For registered customers only | Members only | Create an account to use this code
  Only for club members | Bitte melden Sie sich an | Nur für angemeldete Kunden
  Bitte einloggen, um den Code zu nutzen | Nur für registrierte Kunden
  Nur mit Kundenkonto einlösbar | Nur für Clubmitglieder | Connectez-vous pour utiliser ce code
  Réservé aux clients connectés | Vous devez être connecté | Réservé aux membres
  Identifiez-vous | Inicia sesión para usar este código | Solo para usuarios registrados
  Debes iniciar sesión | Exclusivo para socios | Accedi per usare il codice
  Solo per utenti registrati | Effettua il login | Devi essere registrato | Riservato ai soci
  Log in om deze code te gebruiken | Alleen voor ingelogde klanten | Je moet ingelogd zijn
  Alleen voor leden | Zaloguj się, aby użyć kodu | Tylko dla zalogowanych
  Tylko dla zarejestrowanych klientów | Dla klubowiczów | Faça login para usar | Inicie sessão
  Apenas para clientes registados | Entre na sua conta | Exclusivo para assinantes
`),
  'new-customers-only': phrases(`
  New customers only | Only valid on your first order | First-time customers only
  This code is for new subscribers | Not your first order | Nur für Neukunden
  Gilt nur bei der ersten Bestellung | Nur für Erstbesteller | Nur für Ihre erste Bestellung
  Réservé aux nouveaux clients | Valable sur votre première commande
  Valable pour une première commande | Solo para nuevos clientes
  Solo válido en el primer pedido | Válido en tu primera compra | Solo per nuovi clienti
  Valido solo sul primo ordine | Alleen voor nieuwe klanten
  Alleen geldig bij je eerste bestelling | Tylko dla nowych klientów
  Kod na pierwsze zamówienie | Tylko na pierwsze zakupy | Apenas para novos clientes
  Válido na primeira compra | Somente para a primeira compra | Só para primeira encomenda
`),
  'limit-reached': phrases(`
  This code has reached its usage limit | Coupon usage limit has been reached
  Maximum uses reached | This code has been fully redeemed | All vouchers have been claimed
  Die maximale Anzahl an Einlösungen ist erreicht | Das Kontingent ist ausgeschöpft
  Gutschein-Limit erreicht | Alle Gutscheine sind vergeben
  Nombre maximal d'utilisations atteint | Limite d'utilisation atteinte | Ce code est épuisé
  Quota atteint | Límite de uso alcanzado | Cupón agotado
  Se ha alcanzado el número máximo de usos | Limite di utilizzo raggiunto
  Numero massimo di utilizzi raggiunto | Codice esaurito | Gebruikslimiet bereikt
  Maximaal aantal keer gebruikt | De code is op | Limit użyć został wyczerpany
  Przekroczono limit użyć | Kod został wyczerpany | Limite de uso atingido | Cupom esgotado
  Número máximo de utilizações atingido
`),
}
const subtotals = phrases(`
  Subtotal | Sub-total | Sub total | Subtotal (2 items) | Items subtotal | Goods total
  Merchandise subtotal | Basket subtotal | Item total | Product total | Merchandise total
  Zwischensumme | Warenwert | Artikelsumme | Teilsumme | Summe Artikel
  Zwischensumme inkl. MwSt. | Warenkorbwert | Positionssumme | Sous-total | Total produits
  Total articles | Total intermédiaire | Montant des articles | Subtotal | Suma parcial
  Total productos | Total artículos | Importe productos | Subtotale | Totale parziale
  Totale prodotti | Totale articoli | Totale merce | Subtotaal | Tussentotaal | Totaal artikelen
  Suma częściowa | Wartość produktów | Wartość koszyka | Suma produktów | Wartość towarów
  Subtotal | Total dos produtos | Valor dos produtos | Total de artigos | Total parcial
`)
const deliveries = phrases(`
  Delivery | Shipping | Standard delivery | Postage & packing | P&P | Shipping & handling
  Delivery charge | Carriage | Freight | Versand | Versandkosten | Lieferung | Lieferkosten
  Porto | Fracht | Zustellung | Livraison | Frais de livraison | Frais de port | Expédition
  Port | Transport | Envío | Gastos de envío | Portes | Transporte | Entrega | Spedizione
  Spese di spedizione | Consegna | Costi di spedizione | Trasporto | Verzendkosten
  Bezorgkosten | Levering | Verzending | Bezorging | Dostawa | Koszt dostawy | Wysyłka
  Przesyłka | Koszt wysyłki | Frete | Envio | Entrega | Portes de envio | Custos de envio
  Transporte
`)
const occupied = phrases(`
  Only one code can be used per order | You can only use one discount code
  This code cannot be combined with other offers | A coupon has already been applied
  You already have a promo code applied | Please remove the existing code first
  Codes can't be stacked | Cannot be used with other promotions
  Not combinable with other discounts | Only one voucher per order
  This coupon cannot be used in conjunction with other coupons
  Nur ein Gutschein pro Bestellung | Es kann nur ein Gutschein eingelöst werden
  Nicht mit anderen Gutscheinen kombinierbar | Gutscheine sind nicht kombinierbar
  Sie haben bereits einen Gutschein eingelöst | Bitte entfernen Sie zuerst den vorhandenen Code
  Der Gutschein ist nicht mit anderen Aktionen kombinierbar | Pro Einkauf nur ein Code
  Un seul code par commande | Ce code n'est pas cumulable | Non cumulable avec d'autres offres
  Vous avez déjà un code promo | Un code promo est déjà appliqué
  Vous ne pouvez utiliser qu'un seul code | Supprimez d'abord le code existant
  Solo un código por pedido | No acumulable a otras promociones
  No combinable con otros descuentos | Ya hay un cupón aplicado | Solo se puede usar un cupón
  Ya tienes un código aplicado | Un solo codice per ordine | Non cumulabile con altre promozioni
  Hai già applicato un codice | È possibile usare un solo coupon
  Un codice è già stato applicato | Slechts één code per bestelling
  Niet te combineren met andere acties | Er is al een kortingscode toegepast
  Je kunt maar één code gebruiken | Niet combineerbaar met andere kortingen
  Tylko jeden kod na zamówienie | Kod nie łączy się z innymi promocjami
  Można użyć tylko jednego kodu | Kupon jest już zastosowany | Rabaty nie sumują się
  Apenas um cupom por pedido | Não cumulativo com outras promoções | Já existe um cupom aplicado
  Só é permitido um cupom por compra | Não acumulável com outros descontos
`)
const tooMany = phrases(`
  Too many attempts. Try again later | You've tried too many codes | Too many requests
  Please wait before trying again | You have exceeded the number of attempts | Slow down
  Zu viele Versuche | Sie haben zu viele Codes eingegeben
  Bitte versuchen Sie es später erneut, zu viele Anfragen | Bitte warten Sie einen Moment
  Trop de tentatives | Vous avez effectué trop d'essais | Veuillez réessayer plus tard
  Demasiados intentos | Has superado el número de intentos | Inténtalo más tarde
  Troppi tentativi | Hai superato il numero di tentativi | Riprova più tardi | Te veel pogingen
  Probeer het later opnieuw | U heeft te vaak geprobeerd | Zbyt wiele prób
  Przekroczono liczbę prób | Spróbuj ponownie później | Muitas tentativas
  Você excedeu o número de tentativas | Tente novamente mais tarde
`)

const without = (list: readonly string[], isKnown: (phrase: string) => boolean) =>
  list.filter((each) => !isKnown(fold(each)))

it('every name of the total is known for one', () => {
  expect(totals.filter((each) => totalStrength(each) === 0)).toEqual([])
})

it('no name of another sum is taken for the total', () => {
  expect(otherSums.filter((each) => totalStrength(each) > 0)).toEqual([])
})

it('every name of a subtotal is known for one, and is no total', () => {
  expect(subtotals.filter((each) => subtotalStrength(each) === 0)).toEqual([])
  expect(subtotals.filter((each) => totalStrength(each) > 0)).toEqual([])
})

it('every name of the delivery is known', () => {
  expect(deliveries.filter((each) => deliveryStrength(each) === 0)).toEqual([])
})

it('a shop that holds another code is understood', () => {
  const isOccupied = (message: string) => {
    const verdict = verdictOf(message)
    return verdict?.kind === 'refused' && verdict.isOccupied
  }
  expect(occupied.filter((each) => !isOccupied(each))).toEqual([])
})

it('a shop that was asked too much is understood', () => {
  expect(tooMany.filter((each) => verdictOf(each)?.kind !== 'too-many')).toEqual([])
})

it('every name of a voucher field is known, and speaks of nothing else', () => {
  const isVoucher = (name: string) => fieldWords.test(name) && !decoyWords.test(name)
  expect(without(voucherFields, isVoucher)).toEqual([])
})

it('a field of any other kind speaks of that, or of no code', () => {
  const isOther = (name: string) =>
    decoyWords.test(name) ||
    giftWords.test(name) ||
    !(fieldWords.test(name) || weakFieldWords.test(name))
  expect(without(otherFields, isOther)).toEqual([])
})

it('every verb that sends a code is known', () => {
  expect(without(sending, (name) => applyWords.test(name) || weakApplyWords.test(name))).toEqual([])
})

it('every button that orders, pays or leads there is refused', () => {
  expect(without(ordering, (name) => refuseWords.test(name))).toEqual([])
})

it('every verb that takes a code off is known', () => {
  expect(without(removing, (name) => removeWords.test(name))).toEqual([])
})

it('every name of a basket, or of a step of the checkout, is known', () => {
  expect(without(baskets, (name) => basketWords.test(name) || stepWords.test(name))).toEqual([])
})

it.each(Object.entries(refusals))('every way to say "%s" is understood', (reason, list) => {
  const heard = list.map((each) => [each, verdictOf(each)] as const)
  const misheard = heard.filter(
    ([, verdict]) => verdict?.kind !== 'refused' || verdict.reason !== reason,
  )
  expect(misheard).toEqual([])
})
