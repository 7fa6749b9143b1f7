// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { basketWords, stepWords } from './naming.ts'
import { phrases } from '#tests/support/phrases.ts'
import { deliveryStrength, subtotalStrength, totalStrength } from '../finder/total-words.ts'
import {
  applyWords,
  decoyWords,
  fieldWords,
  giftWords,
  removeWords,
  weakApplyWords,
  weakFieldWords,
} from './finding.ts'
import { refuseWords } from './judging.ts'
import { fold } from './phrases.ts'

/* What shops say in eight languages, by kind: the lists of words have to know it. */

const totals = phrases(`
  Subtotal with delivery | Subtotal incl. shipping | Zwischensumme inkl. Versand
  Subtotale con consegna | Sous-total livraison incluse
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
  Total da sua compra | Charged to card | Charged to your card | Comes to | You'll pay
  You'll be charged | Billed now | First payment | Se te cobrará | Se le cobrará
  Te cobraremos | Eerste betaling | Eerste afschrijving
  Amount to be charged | Due at checkout | Overall price | Fällig heute | Alles zusammen
  Montant global | Kwota końcowa | All-in price | Dein Preis | Total livraison comprise
  Montant débité | Totale spedizione inclusa | Somma da versare | Addebito di oggi | Twoja cena
  Do uregulowania | Kwota płatności | Será cobrado hoje | Valor devido
`)
const otherSums = phrases(`
  In der Gesamtsumme enthalten | Steuer in der Gesamtsumme enthalten | Im Gesamtbetrag enthalten
  In het totaal inbegrepen | Subtotal after discount, before delivery | Subtotal excluding delivery
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
  Poids total | Peso total | Peso totale
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
  Priority code | Media code | Source code | Perk code | Benefit code | Money-off code
  Friends & family code
  Kampagnen-Code | Aktionsschlüssel | Ermäßigungscode | Preisvorteil-Code | Geheimcode
  Magazincode | Prospektcode | Katalogcode | Messecode | Schnäppchencode | Code campagne
  Code réduc | Código de ahorro | Código VIP | Codice vantaggi | Speciale code
  Kod akcji | Código da oferta | Clave promocional | Código de convenio | Código de beneficio
  Código de canje | Codice di riscatto | Codice iniziativa | Reductiecode | Kod specjalny
  Kod z ulotki | Kod kampanii | Hasło promocyjne | Código de convênio | Código de benefício
  Código de resgate | Bónus promocional
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
const papers = phrases(`
  Passport number | ID number | ID card | Tax number | Licence plate | License plate
  Number plate | Reisepassnummer | Personalausweis | Ausweisnummer | Kennzeichen
  Número de pasaporte | DNI | NIE | RFC | Matrícula | Numéro de passeport | Carte d'identité
  Immatriculation | Numero di passaporto | Targa | Numero documento | Paspoortnummer | Kenteken
  Identiteitskaart | Rijksregisternummer | Numer paszportu | PESEL | NIP | Numer dowodu
  Numer rejestracyjny | Número do passaporte | RG | Placa
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
  Insertar | Chequear | Aceptar | Applica | Usa | Inserisci | Aggiungi | OK | Invia | Riscatta | Attiva
  Verifica | Convalida | Applica sconto | Usa codice | Valida | Utilizza | Conferma codice
  Salva | Calcola | Toepassen | Gebruiken | Activeren | Inwisselen | Toevoegen | Verzilveren
  OK | Voeg toe | Pas toe | Controleren | Code toepassen | Invoeren | Gebruik code | Wissel in
  Activeer | Verzilver | Gebruik | Check | Verstuur | Zastosuj | Dodaj | Użyj | Aktywuj
  Realizuj | Zrealizuj | OK | Wykorzystaj | Zatwierdź | Sprawdź | Dodaj kod | Użyj kodu
  Przelicz | Wyślij | Nalicz rabat | Nalicz | Wprowadź | Odbierz rabat | Dolicz | Aplicar | Usar
  Adicionar | Validar | OK | Ativar | Aplicar cupom | Resgatar | Enviar | Inserir | Utilizar
  Calcular desconto | Usar cupom | Verificar | Submeter | Introduzir
  Get my discount | Try it | Jetzt sparen | J'utilise mon code | Pas korting toe
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
  Remover cupom | Retirar | Desfazer | Sacar | Sacá cupón | Quitá | Eliminá código
  Gutschein stornieren | Coupon abbrechen | Code abbrechen | Nicht mehr anwenden
  Deactivate coupon | Désappliquer | Dejar de aplicar | Limpiar código | Rinuncia allo sconto
  Revoca promozione | Haal code weg | Kortingsbon eruit halen | Kortingscode uitschakelen
  Laat korting vervallen | Wis kortingscode | Dezaktywuj kod | Resetuj kod | Wyłącz promocję
  Limpar cupom
`)
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

it('a number that tells who somebody is, or what they drive, is known for no code', () => {
  expect(without(papers, (name) => decoyWords.test(name))).toEqual([])
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
