import { expect, it } from 'vitest'
import { phrases } from '#tests/support/phrases.ts'
import { verdictOf } from '../verdict.ts'

/* What shops say to a code that they take, and to one that they don't, in eight languages. */

const welcomes = phrases(`
  Coupon code applied successfully. | Your discount has been applied | Promo code SAVE10 added
  Discount code accepted | Code redeemed | Voucher accepted, you save £5
  Your promotion code was accepted | Great! 10% off applied | The voucher has been activated
  Coupon was added to your basket | You've saved £5.00 | Nice! You saved £4.50 with this code
  Code is valid! | Discount unlocked | Promotion applied to your bag
  Your code has been successfully redeemed | Discount given
  Gutscheincode wurde erfolgreich angewendet. | Ihr Gutschein wurde hinzugefügt
  Der Rabatt wurde angewendet | Gutschein eingelöst | Code akzeptiert
  Der Code wurde angenommen | Gutschein wurde aktiviert | Rabatt wurde abgezogen
  Sie sparen 5,00 € | Du sparst 5 € | Dein Rabattcode ist aktiv
  Der Gutschein wurde dem Warenkorb hinzugefügt | Dein Rabatt wurde berücksichtigt
  Super, dein Code ist gültig | Rabatt gewährt | Dein Gutschein wurde verrechnet
  Der Aktionscode wurde übernommen | Code erfolgreich geprüft | 10 % Rabatt gesichert
  Vorteil aktiviert | Le code promo a été appliqué
  Votre bon de réduction a bien été ajouté | Code promo accepté
  Le code a été ajouté avec succès | Vous économisez 5 € | La réduction a été prise en compte
  Votre code est valide | Remise appliquée | Le coupon a été validé | Bon d'achat activé
  Code avantage enregistré | Bravo, 5 € déduits de votre commande
  Vous bénéficiez de 10 % de remise | Votre remise est active | Réduction activée
  Vous avez économisé 5 € | El cupón se ha aplicado correctamente | Cupón aplicado
  Código promocional aplicado con éxito | Código aceptado | Descuento aplicado
  Se ha añadido el cupón a su carrito | Has ahorrado 5 € | Cupón canjeado
  Descuento activado | Tu código ha sido aplicado | Promoción añadida
  Su descuento fue agregado | Código validado | Hemos aplicado tu descuento
  Il codice è stato applicato | Coupon applicato con successo
  Codice promozionale accettato | Sconto applicato | Buono aggiunto al carrello
  Hai risparmiato 5 € | Buono attivato | Il tuo sconto è attivo | Codice riscattato
  Il coupon è stato aggiunto | Codice inserito correttamente | Voucher convalidato
  De kortingscode is toegepast | Kortingsbon succesvol toegepast | Code geaccepteerd
  De coupon is toegevoegd | U bespaart € 5,00 | Code is geldig | Actiecode geactiveerd
  De code is verwerkt | Je korting is verrekend | Kortingscode ingewisseld
  De waardebon is verzilverd | Gelukt! Je krijgt 10% korting | Je hebt € 5 bespaard
  Code goedgekeurd | Kod rabatowy został dodany | Kupon został pomyślnie zastosowany
  Kod zaakceptowany | Rabat naliczony | Kod został aktywowany | Oszczędzasz 5 zł
  Kod jest poprawny | Zniżka została naliczona | Rabat został przyznany | Kod przyjęty
  Kod zrealizowany | Kod promocyjny użyty | Zastosowano kod | Dodano kupon
  Udało się! Masz 10% zniżki | Zaoszczędziłeś 5 zł | Cupom aplicado com sucesso
  O código foi aplicado | Código aceite | Cupom aceito | Desconto aplicado
  Cupão adicionado ao carrinho | Você economizou R$ 5 | Desconto ativado | Código resgatado
  Você ganhou 10% de desconto | Aplicámos o desconto | Código validado | Promoção ativada
  Parabéns! Cupom inserido
`)

const refusals = phrases(`
  This code cannot be redeemed | Sorry, we couldn't apply that code | Oops! That code didn't work
  The code you entered is either invalid or expired | Unable to apply coupon
  Coupon could not be applied | Coupon usage limit has been reached
  This coupon is not applicable to your order | Code unavailable | That discount is unavailable
  Hmm, that code doesn't seem to work | Cannot be combined with other offers
  This promotion has reached its maximum number of uses | Your order doesn't qualify for this code
  Sorry, this code is not for you | Coupon is not active | Only one code can be used per order
  Voucher rejected | Invalid voucher | This code is for UK customers only
  This code is only valid in the app | Not valid for this email address | Code not accepted
  No discount available for this code | This promo is only for subscribers | Nothing to discount
  There was a problem applying your code | Something is wrong with this code
  Not available in your region | Order must contain a jacket | This code requires 2 or more items
  Not redeemable online | Only valid in store | You have to be a student to use it
  Code is restricted | Coupon disabled | Coupon was withdrawn
  We can't accept this code right now | This voucher is for hotel bookings only
  Your selection is not entitled to this offer | No offer for that code | Discount code error
  Check spelling and retry | We do not know this code | Bad code | Nope, not a code of ours
  Your code is unfortunately wrong | Dieser Code kann nicht eingelöst werden
  Der Code konnte leider nicht angewendet werden | Gutschein nicht verfügbar
  Der Code funktioniert leider nicht | Nicht mit anderen Aktionen kombinierbar
  Der Gutschein hat seine maximale Nutzung erreicht
  Ihre Bestellung erfüllt die Bedingungen nicht | Pro Bestellung ist nur ein Gutschein möglich
  Gutschein abgelehnt | Der Gutschein ist nur in der App einlösbar | Nur in der Filiale einlösbar
  Dieser Gutschein gilt nicht für Ihr Land | Der Code ist für diese E-Mail-Adresse nicht gültig
  Der Gutschein ist deaktiviert | Gutschein gesperrt
  Die Bedingungen des Gutscheins sind nicht erfüllt | Beim Einlösen ist ein Fehler aufgetreten
  Der Code passt nicht zu Ihrem Warenkorb | Kein Rabatt für diesen Code
  Code kennen wir leider nicht | Hoppla, dieser Code ist uns neu | Prüfen Sie die Schreibweise
  Der Gutschein ist an ein anderes Konto gebunden | Der Gutschein gilt nur für Abos
  Die Voraussetzungen sind nicht gegeben | Eingabe nicht erkannt
  Bitte überprüfen Sie Ihre Eingabe | Ihr Warenkorb enthält keine passenden Artikel
  Diesen Gutschein haben Sie schon verwendet | Der Gutscheincode ist gesperrt
  Der Rabattcode ist ausgelaufen | Gutschein nicht freigegeben | Diese Aktion ist schon zu Ende
  Aktion vorbei | Der Code ist erst ab morgen gültig | Nur für Studierende
  Dieser Code wurde zurückgezogen | Ce code ne peut pas être utilisé | Le code n'a pas fonctionné
  Code promo indisponible | Votre commande ne remplit pas les conditions
  Ce code est réservé à l'application | Ce code est désactivé | Code bloqué
  Un problème est survenu avec ce code | Un seul code par commande | Code refusé
  Aucune réduction pour ce code | Ce code ne vous est pas destiné | Uniquement valable en magasin
  Vérifiez l'orthographe | Ce code ne correspond à aucune offre | L'offre est déjà terminée
  Le code a atteint sa limite d'utilisation | Code non applicable à votre panier
  Oups, ce code ne marche pas | Este código no se puede usar | El código no funciona
  Cupón no disponible | Tu pedido no cumple las condiciones | Solo válido en la app
  Código desactivado | Código bloqueado | Hubo un problema con el código
  Solo un cupón por pedido | Cupón rechazado | Ningún descuento para este código | Solo en tienda
  Revisa la ortografía | La oferta ya terminó | El cupón ha alcanzado su límite de uso
  Este cupón no es para ti | Ups, ese código no nos suena | Algo ha ido mal
  Questo codice non può essere usato | Il codice non funziona | Coupon non disponibile
  Il tuo ordine non soddisfa le condizioni | Valido solo nell'app | Codice disattivato
  Codice bloccato | Si è verificato un problema con il codice | Un solo coupon per ordine
  Coupon rifiutato | Nessuno sconto per questo codice | Solo in negozio | Controlla l'ortografia
  L'offerta è già finita | Il coupon ha raggiunto il limite di utilizzo
  Questo coupon non è per te | Ops, qualcosa è andato storto | Codice non riconosciuto
  Deze code kan niet worden gebruikt | De code werkt niet | Coupon niet beschikbaar
  Je bestelling voldoet niet aan de voorwaarden | Alleen geldig in de app | Code uitgeschakeld
  Code geblokkeerd | Er is een probleem met deze code | Eén code per bestelling | Code geweigerd
  Geen korting voor deze code | Alleen in de winkel | Controleer de spelling
  De actie is al voorbij | De code heeft de limiet bereikt | Deze code is niet voor jou
  Oeps, er ging iets mis | Tego kodu nie można użyć | Kod nie działa | Kupon niedostępny
  Twoje zamówienie nie spełnia warunków | Ważny tylko w aplikacji | Kod wyłączony
  Kod zablokowany | Wystąpił problem z kodem | Jeden kod na zamówienie | Kod odrzucony
  Brak rabatu dla tego kodu | Tylko w sklepie stacjonarnym | Sprawdź pisownię
  Promocja już się skończyła | Kod osiągnął limit użyć | Ten kod nie jest dla Ciebie
  Ups, coś poszło nie tak | Este código não pode ser usado | O código não funciona
  Cupom indisponível | Seu pedido não atende às condições | Válido apenas no app
  Código desativado | Código bloqueado | Houve um problema com o código | Um cupom por pedido
  Cupom recusado | Nenhum desconto para este código | Somente na loja física
  Verifique a ortografia | A oferta já acabou | O cupom atingiu o limite de uso
  Este cupom não é para você | Ops, algo deu errado | Cupom esgotado
  This code has been deactivated. | This code isn't active yet. Come back on 1 December.
  This coupon can only be applied to your first order
  Dieser Code ist nur in unserer App einlösbar. | Ce code ne peut être appliqué qu'une fois
  Código exclusivo para compras en la app. | Este cupón solo se puede aplicar a tu primera compra
  CODE10 non vale per le date selezionate | Codice sconto non attivo in questo momento.
  Codice valido solo tramite app. | Mancano 12,50 € per poter usare il buono.
  Ops! Qualcosa non va con questo codice. | De code is gedeactiveerd.
  Deze code werkt alleen in onze app. | Deze coupon is op. | Foutieve code ingevoerd
  Deze code kan alleen bij je eerste bestelling worden toegepast
  CODE10 nie obowiązuje w wybranym terminie | Ten kod działa wyłącznie w aplikacji mobilnej.
  Ups! Coś jest nie tak z tym kodem | CODE10 não vale para as datas escolhidas
  Cupom exclusivo do aplicativo. | Este cupom só pode ser aplicado na primeira compra.
  Faltam 12,50 € para poder usar este cupão. | Opa, esse código não funcionou
  Sistema não liberou este cupom.
`)

it('every way to take a code is understood', () => {
  expect(welcomes.filter((each) => verdictOf(each)?.kind !== 'welcomed')).toEqual([])
})

it('every way to refuse a code is understood, whatever the reason', () => {
  expect(refusals.filter((each) => verdictOf(each)?.kind !== 'refused')).toEqual([])
})
