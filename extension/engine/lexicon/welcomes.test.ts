import { expect, it } from 'vitest'
import { phrases } from '#tests/support/phrases.ts'
import { verdictOf } from '../verdict.ts'

/* What shops say to a code that they take, in eight languages. */

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

it('every way to take a code is understood', () => {
  expect(welcomes.filter((each) => verdictOf(each)?.kind !== 'welcomed')).toEqual([])
})
