// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { phrases } from '#tests/support/phrases.ts'
import { verdictOf } from '../verdict.ts'

/* What shops say of a code in eight languages, by kind. */

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
  The validity period of this coupon has passed
  Unfortunately this promotion is no longer running | Der Gültigkeitszeitraum ist überschritten
  Gutschein SAVE10 war nur bis 31.03. gültig | Der Gutschein hat sein Ablaufdatum überschritten
  Code promo expiré | Votre bon d'achat est arrivé à expiration
  La période de validité est passée | Trop tard, l'offre est finie
  L'opération commerciale est close | Tu cupón ya venció
  La fecha de validez del código ha pasado | Fuera del periodo de validez
  Il coupon SAVE10 era valido fino al 31/03 | È stata superata la data di scadenza del buono
  De geldigheidsduur van deze code is verstreken | SAVE10 was geldig t/m 31 maart
  De einddatum van deze kortingsbon is bereikt | Promocja dobiegła końca
  Termin ważności kodu minął | Kod SAVE10 był ważny do 31.03 | Minął termin realizacji bonu
  A validade do código foi ultrapassada
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
  Nous ne reconnaissons pas ce code | Aucune offre ne correspond à ce code
  Non riconosciamo questo codice | We herkennen deze code niet
  Ops! Confira o cupom e tente novamente.
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
  Spend £12.50 more to use SAVE10 | Add $20.00 more to your bag to use this promo code
  Bitte legen Sie noch Artikel im Wert von 15 € in den Warenkorb
  Der Bestellwert reicht für diesen Gutschein nicht aus
  Ajoutez 15 € d'articles pour bénéficier de SAVE10 | Añade 15 € más para usar SAVE10
  Ti mancano 15 € per usare SAVE10 | Sconto valido solo da 100 € di spesa
  Il valore del carrello è troppo basso per questo coupon | Geldig bij een besteding vanaf € 60
  Voeg voor nog € 15 aan artikelen toe om SAVE10 te gebruiken
  Je winkelwagen is nog niet hoog genoeg voor deze korting
  Kod SAVE10 wymaga zakupów za min. 150 zł | Dodaj produkty za 30 zł, aby użyć SAVE10
  Kwota zamówienia jest za mała, by zrealizować bon | Za mała wartość produktów w koszyku
  Adicione mais R$ 30 em produtos para usar o cupom
`),
  'already-used': phrases(`
  This code has already been used | You've already used this code | Code already redeemed
  This voucher has been used | Coupon has been used already | This code can only be used once
  Sorry, you already used this promo | Dieser Gutschein wurde bereits eingelöst
  Dieser Gutschein befindet sich bereits in Ihrem Warenkorb | Ce bon est déjà dans votre panier
  Deze waardebon zit al in uw winkelwagen | Ten bon znajduje się już w koszyku
  Este vale já está no seu carrinho
  Code bereits verwendet | Der Code wurde schon benutzt | Sie haben diesen Code schon eingelöst
  Gutschein bereits verbraucht | Dieser Code wurde schon eingelöst | Ce code a déjà été utilisé
  Code déjà utilisé | Vous avez déjà utilisé ce code | Ce code est à usage unique
  Este código ya ha sido utilizado | Ya has usado este cupón | Cupón ya canjeado
  El cupón ya fue usado | Codice già utilizzato | Hai già usato questo codice
  Il codice è già stato usato | Deze code is al gebruikt | U heeft deze code al gebruikt
  Code reeds ingewisseld | Je hebt deze code al eens gebruikt | Kod został już wykorzystany
  Ten kod był już użyty | Kod już użyty | Wykorzystałeś już ten kod
  Este cupom já foi utilizado | Código já utilizado | Você já usou este cupom | Cupão já usado
  It looks like you've used this code before | You can only use this code once
  Promotion already claimed | This e-voucher has been spent already
  Der Gutschein ist schon verbraucht | Dieser Gutschein ist bereits entwertet
  Votre bon d'achat a déjà été consommé | Vous avez déjà profité du code SAVE10
  Cette remise a déjà été consommée | Ya has canjeado esta promoción
  Este vale ya ha sido canjeado | Solo puedes usar este código una vez | Ya usaste el cupón SAVE10
  El código ya se usó en un pedido anterior | Ya disfrutaste de este descuento
  Este cupón ya ha sido gastado | Il buono è già stato riscattato
  Il codice può essere usato una volta per cliente | Voucher già speso
  Je hebt al van deze actie geprofiteerd | Kupon został już zrealizowany
  Bon został już zrealizowany | Kod można wykorzystać tylko raz
  Kod SAVE10 został już przez Ciebie użyty | Skorzystano już z tej promocji | Kod jest już zużyty
  Este código só pode ser usado uma vez | Já beneficiou desta promoção | O cupão já foi descontado
  Vale já rebatido
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
  Keiner der Artikel im Warenkorb ist für die Aktion zugelassen
  In deinem Warenkorb befinden sich keine gutscheinfähigen Artikel | Hors articles déjà remisés
  Marca excluida de la promoción | No hay productos participantes en tu bolsa
  El cupón SAVE10 solo aplica en productos sin rebaja
  Promoción no válida en artículos de marketplace
  Er zitten geen actieproducten in je winkelmandje | Marka jest wyłączona z promocji
  Produkty w koszyku są wyłączone z promocji | Esta marca está excluída da promoção
  Desconto válido só em artigos sem redução de preço
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
  You must have an account to use this code | This promo code is exclusive to members
  Join for free to unlock this offer | Der Code kann nur mit einem Kundenkonto eingelöst werden
  Bitte registriere dich, um SAVE10 einzulösen
  Als Gast kannst du diesen Gutschein nicht einlösen
  Um den Gutschein zu nutzen, benötigst du ein Konto | Anmeldung erforderlich
  Merci de vous identifier avant de saisir votre code | Vous devez disposer d'un compte client
  Connexion requise pour utiliser ce bon | Debes estar registrado para canjear este código
  Crea una cuenta para usar este cupón | Necesitas una cuenta para usar SAVE10
  Promoción exclusiva para miembros del club | Ingresa a tu cuenta para usar este cupón
  Promozione riservata agli iscritti al club | Crea un account per usare questo codice
  Per usare SAVE10 devi avere un account | Gasten kunnen deze kortingscode niet gebruiken
  Meld je aan om deze code te kunnen gebruiken | Zarejestruj się, aby wykorzystać kod
  Wymagane logowanie | Você precisa estar logado para usar este cupom
  Cadastre-se para usar este cupom | Crie uma conta para usar este código
  Identifique-se para aplicar o desconto
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
  Valid on first orders only | This discount is reserved for first purchases
  Dieser Code kann nur von Neukunden eingelöst werden
  Este descuento es para clientes que compran por primera vez
  Bestaande klanten kunnen deze code niet gebruiken | Kod ważny tylko przy pierwszym zamówieniu
  Kod powitalny działa tylko przy pierwszych zakupach | Stali klienci nie mogą użyć tego kodu
  Kod przysługuje tylko nowym użytkownikom
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
  Maximum redemptions reached | No more redemptions are available for this coupon
  Maximale Einlösungen überschritten | Die Einlösegrenze für SAVE10 ist erreicht
  Ce code a été utilisé un trop grand nombre de fois
  Il n'y a plus de bons disponibles pour cette opération
  Todos los cupones de esta promoción se han canjeado | Este cupón ya no tiene usos disponibles
  El cupón SAVE10 alcanzó el máximo de usos permitidos | Se agotaron los cupones disponibles
  Coupon esauriti | Tutti i buoni di questa promozione sono stati utilizzati
  Non ci sono più coupon disponibili
  Het maximale aantal keren dat deze code gebruikt kan worden is bereikt | De codes zijn op
  Alle vouchers voor deze actie zijn vergeven
  Je hebt het maximale aantal keren voor SAVE10 bereikt
  De actie zit vol, alle kortingen zijn verzilverd | Wszystkie kupony zostały już rozdane
  Brak dostępnych kuponów | Todos os vales desta campanha já foram utilizados
  Já não há códigos disponíveis | Quantidade de resgates esgotada
`),
}
const occupied = phrases(`
  Only one code can be used per order | You can only use one discount code
  This code cannot be combined with other offers | A coupon has already been applied
  You already have a promo code applied | Please remove the existing code first
  Maximum allowed number of applied coupons was exceeded. | You have applied too many coupons
  No more promo codes can be added to this order | Zu viele Gutscheine eingelöst
  Es können nicht mehr als 1 Gutschein verwendet werden
  Promo could not be applied: Offer Has Already Been Added | You have already entered this code
  Der Gutschein wurde bereits hinzugefügt | Ce code a déjà été ajouté | Código ya introducido
  Questo codice è già stato aggiunto | Deze code is al toegevoegd | Kod został już dodany
  Código já inserido
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
  No se combina con los cupones aplicados | Não combina com os cupons aplicados
  Non si combina con altri codici | Ne se cumule pas avec les codes appliqués
  Does not stack with applied codes
  Niet te combineren met andere acties | Er is al een kortingscode toegepast
  Je kunt maar één code gebruiken | Niet combineerbaar met andere kortingen
  Tylko jeden kod na zamówienie | Kod nie łączy się z innymi promocjami
  Można użyć tylko jednego kodu | Kupon jest już zastosowany | Rabaty nie sumują się
  Apenas um cupom por pedido | Não cumulativo com outras promoções | Já existe um cupom aplicado
  Só é permitido um cupom por compra | Não acumulável com outros descontos
  SAVE10 couldn't be used with your existing discounts
  This voucher can't be used with other vouchers | Not valid with any other promotion
  You can't use this code together with a gift voucher | Multiple codes are not allowed
  Mehrere Gutscheine können nicht gleichzeitig eingelöst werden
  Gutschein SAVE10 ist nicht mit deinem aktuellen Rabatt kombinierbar
  Der Gutschein "SAVE10" kann nicht in Verbindung mit anderen Gutscheinen verwendet werden.
  Die Rabatte sind nicht miteinander kombinierbar | Dem Warenkorb wurde schon ein Code hinzugefügt
  SAVE10 n'est pas compatible avec vos réductions actuelles
  Impossible de cumuler plusieurs codes | Cette remise ne peut être combinée avec une autre
  Elimina el código actual para añadir otro | SAVE10 no se puede usar con tus descuentos actuales
  Este vale no es compatible con otras promociones | No puedes acumular cupones
  El cupón no es válido con la promoción activa
  Il codice SAVE10 non può essere combinato con altri sconti
  Rimuovi il codice attuale per inserirne un altro
  SAVE10 non può essere usato insieme agli sconti attuali
  Il coupon non può essere usato con altre offerte in corso | Non è possibile sommare più codici
  È già attivo uno sconto migliore | Hai già uno sconto attivo nel carrello
  Verwijder eerst de huidige code | Kortingscodes zijn niet stapelbaar
  Deze kortingscode is niet geldig in combinatie met lopende acties
  SAVE10 werkt niet samen met je huidige korting
  Waardebon "SAVE10" kan niet samen met andere waardebonnen gebruikt worden.
  Usuń obecny kod, aby dodać nowy | Tego bonu nie można połączyć z innymi bonami
  W koszyku obowiązuje już korzystniejszy rabat
  Kod rabatowy nie może być użyty razem z kartą stałego klienta
  Kod nie obowiązuje przy trwającej promocji | Só pode usar um código por encomenda
  Remova o cupom atual para usar outro | Os descontos não são cumulativos
  Este cupom não pode ser usado junto com outras ofertas | Não é possível acumular códigos
  Promoções não cumulativas
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

it.each(Object.entries(refusals))('every way to say "%s" is understood', (reason, list) => {
  const heard = list.map((each) => [each, verdictOf(each)] as const)
  const misheard = heard.filter(
    ([, verdict]) => verdict?.kind !== 'refused' || verdict.reason !== reason,
  )
  expect(misheard).toEqual([])
})
