import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'codice sconto, codice promo*, codice promozionale, buono sconto, codice coupon, sconto, ' +
    'buono',
  weakField: 'codice',
  gift: 'buono regalo, carta regalo',
  decoy:
    'cerca, ricerca, fedeltà, codice articolo, codice prodotto, codice fiscale, cap, città, ' +
    'provincia, indirizzo, telefono, codice di sicurezza, quantità, nome, cognome, azienda, ' +
    'commento, amico, partita iva, spedizione',
  apply: 'applica, usa, utilizza, riscatta, inserisci, aggiungi, attiva',
  weakApply: 'invia',
  reveal: 'hai, inserisci, aggiungi, usa, applica',
  remove: 'rimuovi, elimina, togli, cancella',
  total: 'totale',
}

export const summing: SummingWords = {
  strongTotal:
    "totale ordine, totale dell'ordine, totale da pagare, da pagare, importo totale, " +
    'totale complessivo, prezzo totale',
  notTotal:
    'subtotale, totale parziale, spedizione, sconto, sconti, risparmi*, iva, tasse, ' +
    'articoli, prodotti, punti, esclus*, consegna',
  including: 'incl, inclusa, inclusi, incluso, compresa, con',
  containing: 'di cui, include',
  tax: 'iva, imposte',
}

export const judging: JudgingWords = {
  refuse:
    'ordina, ordine, paga, pagamento, acquista, compra, procedi, continua, avanti, conferma, ' +
    'accedi, registrati, iscriviti, aggiorna, modifica, quantità, svuota, cerca, indietro, ' +
    'annulla, aggiungi al carrello, cassa',
  applied: 'applicato*, aggiunto*, accettato*, successo, attivato*, hai risparmiato',
  discount: 'sconto, sconti, codice, buono, promozione',
  quantity: 'quantità, qtà',
  goods: 'articolo, prodotto, dal carrello',
  expired: 'scaduto*',
  unknown: 'non valido*, non è valido*, non esiste, non trovato*, sconosciuto*, errato*',
  minimum: 'minimo*, almeno',
  used: 'già utilizzato*, già usato*',
  otherGoods: 'non applicabile*, non si applica, esclus*, prodotti selezionati',
  signIn: "effettua l'accesso, accedi",
  newCustomers: 'nuovi clienti, primo ordine, primo acquisto',
  limit: 'limite, esaurito*',
  tooMany: 'troppi, riprova più tardi',
  occupied: 'un solo, non cumulabil*, hai già un',
  refused: 'non applicato*, impossibile, errore, spiacenti, non può essere, rifiutato*',
}
