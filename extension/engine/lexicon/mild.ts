import { pattern, phrasesOf } from './phrases.ts'

/**
 * Words that are refused on a control in doubt, and leave none where its form sends a code and
 * nothing else. For use on folded text.
 */
export const mildWords = pattern(
  phrasesOf(
    'confirm, calculate, recalculate, update, search, bestätigen, berechnen, aktualisieren, ' +
      'speichern, suchen, confirmer, recalculer, calculer, mettre à jour, confirmar, calcular, ' +
      'recalcular, actualizar, guardar, save, enregistrer, salva, opslaan, zapisz, salvar, conferma, calcola, ricalcola, aggiorna, bevestig*, bereken*, ' +
      'herbereken*, bijwerken, potwierdz, przelicz, aktualizuj, atualizar, ' +
      'apply to order, apply to my order, apply to your order, apply to the order, ' +
      'change, ändern, modifier, changer, cambiar, modifica, cambia, wijzig*, zmień, alterar',
  ),
)

/** What says yes to a question; on any other control it may lead to the order. For use on folded text. */
export const confirmWords = pattern(
  phrasesOf(
    'yes, ok, okay, continue, confirm, ja, weiter, fortfahren, bestätigen, oui, continuer, ' +
      'confirmer, sí, continuar, confirmar, aceptar, sì, continua, conferma, doorgaan, bevestigen, ' +
      'tak, kontynuuj, potwierdź, sim, aceitar',
  ),
)

/** What a folded summary is called: "Show order summary" orders nothing. For use on folded text. */
export const summaryWords = pattern(
  phrasesOf(
    'order summary, order details, summary, bestellübersicht, récapitulatif de la commande, ' +
      'récapitulatif de commande, résumé de la commande, resumen del pedido, ' +
      "riepilogo dell'ordine, riepilogo ordine, besteloverzicht, podsumowanie zamówienia, " +
      'resumo do pedido, resumo da encomenda, resumo da compra',
  ),
)

/**
 * Names of a button that counts the whole basket anew, and takes a code with it in shops that have
 * no button for the code. For use on folded text.
 */
export const recountWords = pattern(
  phrasesOf(
    'recalculate, update, update basket, update cart, update bag, update order, refresh, ' +
      'refresh order, refresh basket, refresh cart, save changes, ' +
      'neu berechnen, aktualisieren, warenkorb aktualisieren, änderungen speichern, recalculer, ' +
      'mettre à jour, actualizar, recalcular, aggiorna, ricalcola, bijwerken, herberekenen, ' +
      'przelicz, aktualizuj, zapisz zmiany, atualizar, änderungen übernehmen, aplicar cambios, ' +
      'applica le modifiche, zastosuj zmiany, aplicar alterações',
  ),
)
