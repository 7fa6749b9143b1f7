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
      'herbereken*, bijwerken, potwierdz, przelicz, aktualizuj, atualizar',
  ),
)

/**
 * Names of a button that counts the whole basket anew, and takes a code with it in shops that have
 * no button for the code. For use on folded text.
 */
export const recountWords = pattern(
  phrasesOf(
    'recalculate, update, update basket, update cart, update bag, save changes, ' +
      'neu berechnen, aktualisieren, warenkorb aktualisieren, änderungen speichern, recalculer, ' +
      'mettre à jour, actualizar, recalcular, aggiorna, ricalcola, bijwerken, herberekenen, ' +
      'przelicz, aktualizuj, zapisz zmiany, atualizar',
  ),
)
