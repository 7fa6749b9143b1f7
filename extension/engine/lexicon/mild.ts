import { pattern, phrasesOf } from './phrases.ts'

/** Marked as pure where it is called, so that the basket finder carries only what it uses. */
const every = (list: string) => pattern(phrasesOf(list))

/**
 * Words that are refused on a control in doubt, and leave none where its form sends a code and
 * nothing else. For use on folded text.
 */
export const mildWords = /* @__PURE__ */ every(
  'confirm, calculate, recalculate, update, actualiser, search, bestätigen, berechnen, aktualisieren, ' +
    'speichern, suchen, confirmer, recalculer, calculer, mettre à jour, confirmar, calcular, ' +
    'recalcular, actualizar, guardar, save, enregistrer, salva, opslaan, zapisz, salvar, conferma, calcola, ricalcola, aggiorna, bevestig*, bereken*, ' +
    'herbereken*, bijwerken, potwierdz, przelicz, aktualizuj, atualizar, ' +
    'apply to order, apply to my order, apply to your order, apply to the order, ' +
    'change, ändern, modifier, changer, cambiar, modifica, cambia, wijzig*, zmień, alterar',
)

/** Opens the field again beside a code that is on: "SAVE10 (change)". For use on folded text. */
export const changeWords = /* @__PURE__ */ every(
  'change, edit, ändern, bearbeiten, modifier, éditer, cambiar, editar, modificar, modifica, ' +
    'wijzig*, bewerk*, zmień, edytuj, alterar, trocar, troque, zamień, wymień, replace, swap, ' +
    'ersetzen, tauschen, wechseln, remplacer, sostituisci, sostituire, reemplazar, sustituir, vervang*',
)

/** What puts another code in the place of the one that is on. For use on folded text. */
export const insteadWords = /* @__PURE__ */ every(
  'use another one, a different one, another code, different code, other code, new code, another voucher, different voucher, ' +
    'another coupon, different coupon, another promo*, different promo*, another discount*, ' +
    'different discount*, anderen code, anderer code, neuen code, anderen gutschein*, ' +
    'anderer gutschein*, anderen rabatt*, neuen gutschein*, autre code, nouveau code, autre bon, ' +
    'autre coupon, otro código, nuevo código, otro cupón, otro vale, altro codice, ' +
    'codice diverso, nuovo codice, altro coupon, altro buono, andere code, andere kortings*, ' +
    'andere actie*, andere voucher*, nieuwe code, inny kod, innego kodu, nowy kod, nowego kodu, ' +
    'inny kupon, innego kuponu, outro código, novo código, outro cupom, outro cupão, outro vale, ' +
    'einen anderen verwenden, einen anderen eingeben, en utiliser un autre, usar otro, ' +
    'usane un altro, usa un altro, een andere gebruiken, użyj innego, usar outro',
)

/** "Add another code" leaves the one that is on. For use on folded text. */
export const addingWords = /* @__PURE__ */ every(
  'add, hinzu*, weiteren, ajout*, añadir, agrega*, aggiung*, toevoeg*, dodaj, kolejny, adiciona*, ' +
    'acrescenta*',
)

/** Where a code is taken from: "Remove discount code from order". For use on folded text. */
export const fromOrderWords = /* @__PURE__ */ every(
  'from order, from your order, from the order, from my order, aus bestellung, ' +
    'aus der bestellung, von der bestellung, de la commande, de votre commande, del pedido, ' +
    "de tu pedido, dall'ordine, van bestelling, van je bestelling, uit je bestelling, uit uw bestelling, z zamówienia, do pedido, " +
    'da encomenda',
)

/** What says yes to a question; on any other control it may lead to the order. For use on folded text. */
export const confirmWords = /* @__PURE__ */ every(
  'yes, ok, okay, continue, confirm, ja, weiter, fortfahren, bestätigen, oui, continuer, ' +
    'confirmer, sí, continuar, confirmar, aceptar, sì, continua, conferma, doorgaan, bevestigen, ' +
    'tak, kontynuuj, potwierdź, sim, aceitar, accept, accepter, akzeptieren, accetta, accepteren, akceptuj',
)

/** Nothing more than that it was read: "continue" may lead on. For use on a folded name. */
export const acknowledges = /* @__PURE__ */ new RegExp(
  String.raw`^(?:${
    every(
      'ok, okay, close, dismiss, got it, schliessen, verstanden, fermer, cerrar, entendido, ' +
        'chiudi, ho capito, sluiten, zamknij, fechar',
    ).source
  })[!.]?$`,
  'u',
)

/** What a folded summary is called: "Show order summary" orders nothing. For use on folded text. */
export const summaryWords = /* @__PURE__ */ every(
  'order summary, order details, summary, view basket, show basket, show cart, show bag, ' +
    'your order, bestellübersicht, bestelldetails, zusammenfassung, warenkorb anzeigen, ' +
    'afficher le récapitulatif, voir ma commande, ver resumen, ver pedido, ver resumo, ' +
    'bekijk bestelling, szczegóły zamówienia, récapitulatif de la commande, ' +
    'récapitulatif de commande, résumé de la commande, resumen del pedido, ' +
    "riepilogo dell'ordine, riepilogo ordine, besteloverzicht, podsumowanie zamówienia, " +
    'resumo do pedido, resumo da encomenda, resumo da compra',
)

/**
 * Names of a button that counts the whole basket anew, and takes a code with it in shops that have
 * no button for the code. For use on folded text.
 */
export const recountWords = /* @__PURE__ */ every(
  'recalculate, update, update basket, update cart, update bag, update order, update totals, refresh, ' +
    'refresh order, refresh basket, refresh cart, save changes, ' +
    'neu berechnen, aktualisieren, warenkorb aktualisieren, änderungen speichern, recalculer, ' +
    'mettre à jour, rafraîchir, actualiser, odśwież, ververs*, vernieuw*, actualizar, recalcular, aggiorna, ricalcola, bijwerken, herberekenen, ' +
    'przelicz, aktualizuj, zapisz zmiany, atualizar, änderungen übernehmen, aplicar cambios, ' +
    'applica le modifiche, zastosuj zmiany, aplicar alterações',
)

/** What orders, or leads there; nothing else is called so. For use on folded text. */
export const orderWords = /* @__PURE__ */ every(
  'place order, place your order, place my order, order now, buy now, pay now, confirm order, ' +
    'complete order, checkout, check out, zahlungspflichtig *, kostenpflichtig *, jetzt kaufen, ' +
    'jetzt bestellen, zur kasse, bestellung abschicken, bestellung aufgeben, commander, ' +
    'passer la commande, passer commande, valider la commande, payer, realizar pedido, ' +
    'tramitar pedido, finalizar compra, pagar, acquista, procedi, paga, ordina, conferma ordine, ' +
    'bestellen, bestelling plaatsen, afrekenen, betalen, zamawiam *, zamów, złóż zamówienie, ' +
    'kupuję *, do kasy, zapłać, finalizar pedido, fechar pedido, concluir compra, ' +
    'get tickets, buy tickets, get your tickets, book now, reserve now, confirm booking, complete booking, jetzt buchen, verbindlich buchen, ' +
    'réserver maintenant, confirmer la réservation, reservar ahora, confirmar reserva, ' +
    'prenota ora, conferma prenotazione, boek nu, nu boeken, boeking bevestigen, rezerwuj teraz, ' +
    'reservar agora',
)

/** That a code is on, as a fact and no event: goods are in a basket, a code is on it. For use on folded text. */
export const standingWords = /* @__PURE__ */ every(
  'is on your basket, is on your bag, is on your cart, is on your trolley, is on your order, ' +
    'is on your booking, is on your trip, is on your membership, is on your subscription, ' +
    'is on this basket, is on this bag, is on this cart, is on this order, is on this booking',
)

/** What a page says once an order is made. For use on folded text. */
export const thanksWords = /* @__PURE__ */ every(
  'thank you for your order, thanks for your order, order is confirmed, order confirmed, ' +
    'order has been received, order received, order has been placed, order confirmation, ' +
    'booking is confirmed, booking confirmed, thank you for your purchase, thanks for your purchase, ' +
    'bestellung ist bestätigt, bestellung bestätigt, buchung ist bestätigt, ' +
    'danke für ihre bestellung, danke für deine bestellung, ' +
    'vielen dank für *, bestellung ist eingegangen, bestellbestätigung, buchungsbestätigung, ' +
    'merci pour votre commande, merci pour ta commande, commande confirmée, commande est confirmée, ' +
    'pedido está confirmado, ordine è confermato, bestelling is bevestigd, zamówienie potwierdzone, ' +
    'zamówienie zostało potwierdzone, encomenda confirmada, encomenda está confirmada, ' +
    'gracias por tu compra, gracias por tu pedido, gracias por su compra, pedido confirmado, ' +
    'grazie per il tuo ordine, grazie per il tuo acquisto, ordine confermato, ' +
    'bedankt voor je bestelling, bedankt voor uw bestelling, bestelling is geplaatst, ' +
    'dziękujemy za zamówienie, dziękujemy za zakupy, zamówienie zostało złożone, ' +
    'obrigado pela sua compra, obrigado pela sua encomenda, pedido realizado, compra concluída',
)

/** What a list of vouchers is called that a shopper may take: none of them is on. For use on folded text. */
export const offeredWords = /* @__PURE__ */ every(
  'available, for you, click on, click to, tap on, tap to, choose a, select a, *verfügbar*, für sie, ' +
    'für dich, zum einlösen, anklicken, auswählen, disponibles, pour vous, pour toi, cliquez, ' +
    'choisissez, sélectionnez, para ti, para usted, elige, haz clic, disponibili, per te, clicca, ' +
    'scegli, beschikbare, voor jou, voor u, klik op, kies een, dostępne, dla ciebie, kliknij, wybierz, ' +
    'disponíveis, para você, para si, escolha, clique',
)

/** "Copy", in each of the languages. For use on folded text. */
export const copyWords = /\b[ck]op[iy]/

/** "Get my code", "Mystery discount": what a newsletter or a game gives. For use on folded text. */
export const handsOutWords =
  /\b(?:mystery|surprise|uberraschung\p{L}*|glucksrad|unlock|scratch|spin (?:the|to)|get (?:my|your)|receive|recevoir|recevez|erhalten|anfordern|ricevi|recibir|ontvang|odbierz|otrzymaj|receber)\b/u

/** What the page of an account is called that lists vouchers. For use on folded text. */
export const ownVouchersWords = /* @__PURE__ */ every(
  'my vouchers, my coupons, my promo codes, my rewards, my offers, meine gutscheine, meine coupons, ' +
    'meine vorteile, mes bons, mes coupons, mes codes promo, mes avantages, mis cupones, mis vales, ' +
    'mis descuentos, i miei buoni, i miei coupon, i miei sconti, mijn vouchers, mijn kortingscodes, ' +
    'mijn bonnen, moje kupony, moje bony, moje vouchery, moje kody, meus cupons, meus vales, ' +
    'os meus cupões, os meus vales',
)

/** That a code is on, said to the shopper: "You are using a coupon". For use on folded text. */
export const usingWords = /* @__PURE__ */ every(
  "you are using, you're using, currently using, sie nutzen, sie verwenden, du nutzt, du verwendest, " +
    'vous utilisez, tu utilises, estás usando, está usando, stai usando, sta usando, je gebruikt, ' +
    'u gebruikt, używasz, está a usar, estás a usar, você está usando',
)

/** That a code was taken off, as a page says it afterwards. For use on folded text. */
export const removedWords = /* @__PURE__ */ every(
  'removed, deleted, was taken off, has been taken off, entfernt, gelöscht, supprimé, supprimée, ' +
    'retiré, retirée, enlevé, enlevée, eliminado, eliminada, quitado, quitada, retirado, retirada, ' +
    'rimosso, rimossa, eliminato, eliminata, verwijderd, usunięty, usunięto, usunięta, removido, ' +
    'removida',
)

/** What a row of the sums is called that a code has brought: a discount alone may come by itself. For use on folded text. */
export const voucherWords = /* @__PURE__ */ every(
  'coupon*, voucher*, *gutschein*, *kupon*, cupom*, cupão, cupões, cupón*, promo code*, promocode*, ' +
    'discount code*, rabattcode*, code promo*, bon de réduction, code de réduction, kortingscode*, ' +
    'kortingsbon*, actiecode*, kod rabatowy, kod promocyjny, codice sconto, codice promo*, ' +
    'buono sconto, código promocional, código de desconto, código de descuento',
)

/** That a code stands in the basket and waits there. For use on folded text. */
export const heldWords = /* @__PURE__ */ every(
  'not applied, nicht angewendet, nicht angewandt, non appliqué, non appliquée, non applicato, ' +
    'non applicata, no aplicado, no aplicada, niet toegepast, nie zastosowano, não aplicado, não aplicada',
)

/** Of codes that don't go together; "already applied" alone is said of the one that is named. For use on folded text. */
export const togetherWords = /* @__PURE__ */ every(
  'conjunction, combin*, kombin*, cumul*, kumul*, acumul*, together, zusammen, with other, mit anderen, ' +
    "avec d'autres, con otro, con otros, con otra, con otras, con altri, con altre, met andere, z innymi, com outro, com outros, com outra, com outras",
)
