import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'codice sconto, codice promo*, codice promozionale, buono sconto, codice coupon, sconto, ' +
    'buono, codici promo*, codici sconto, buoni sconto, codice buono',
  weakField: 'codice',
  gift: 'buono regalo, carta regalo, certificato regalo, messaggio regalo',
  decoy:
    'venditore, agente, agenzia, dipendent*, docente, codice venditore, numero carta, numero della carta, numero di carta, carta fedeltà, tessera, cerca, ricerca, fedeltà, codice articolo, codice prodotto, codice fiscale, cap, città, ' +
    'provincia, indirizzo, telefono, codice di sicurezza, quantità, nome, cognome, azienda, ' +
    'commento, amico, partita iva, spedizione, punti',
  apply: 'applica, usa, utilizza, riscatta, inserisci, aggiungi, attiva',
  weakApply: 'invia',
  reveal: 'hai, ho, inserisci, aggiungi, usa, applica',
  remove:
    'non usare, rimuovi, annulla, elimina, togli, cancella, rimuovere, non utilizzare, disattiva, leva',
  total:
    'totale, subtotale, prezzo della corsa, prezzo del viaggio, prezzo del soggiorno, paghi, pagherai, pagherà',
  pay: 'da pagare, importo dovuto, dovuto oggi, prezzo finale, importo finale',
  basket: 'carrello, cassa, il tuo ordine, riepilogo ordine',
  counted: 'articolo, articoli, prodotto, prodotti',
  worth: 'buono, buoni',
}

export const summing: SummingWords = {
  subtotal: 'subtotale, totale parziale',
  delivery: 'spedizione, consegna',
  strongTotal:
    "totale ordine, totale dell'ordine, importo totale, totale complessivo, " +
    'prezzo totale, totale finale, totale stimato',
  notTotal:
    'ritiro, di cui, camera, notte, camere, notti, rinnovo, rinnovi, subtotale, parziale, provvisorio, spedizione, spese, sconto, sconti, risparmi*, iva, tasse, ' +
    'imposte, articoli, prodotti, punti, esclus*, senza, consegna, acconto, buono, buoni, prima, come, in loco, cauzione, caparra, dopo, in abbonamento',
  including: 'incl, inclus*, compres*, con, dopo',
  containing: 'di cui, include, comprende',
  tax: 'iva, imposte',
  condition: 'a partire da, oltre',
  rate: 'mensil*, annu*, al mese, all anno',
}

export const judging: JudgingWords = {
  refuse:
    'prenota, prenotare, prenotazione, ordina, ordine, paga, pagamento, acquista, compra, procedi, prosegui, concludi, completa, ' +
    'continua, avanti, conferma, accedi, registrati, iscriviti, crea, aggiorna, modifica, ' +
    'quantità, svuota, articolo, prodotto, desideri, preferiti, salva, cerca, indietro, annulla, ' +
    'aggiungi al carrello, cassa, successivo, procedere, modifiche',
  applied:
    'applicato*, applicata*, aggiunto*, accettato*, successo, attivato*, riscattato*, ' +
    'hai risparmiato',
  discount: 'sconto, sconti, codice, buono, promozione',
  quantity: 'quantità, qtà, pezzi, pz',
  goods: 'articol*, prodott*, carrello',
  freeDelivery:
    'spedizione gratuita, spedizione gratis, consegna gratuita, consegna gratis, ' +
    'spese di spedizione gratuite',
  freeGift: 'omaggio, regalo gratuito, regalo aggiunto, prodotto gratuito, prodotto in regalo',
  expired: 'scadut*, non è più, non è ancora, terminata',
  unknown:
    'non valido*, non è valido*, un codice * valido, non esiste, non trovato*, ' +
    'non è stato trovat*, non riconosciuto, sconosciuto*, non * corretto, errato*, non esistente',
  minimum: 'minimo*, almeno, superiore a, non raggiun*',
  used: 'già utilizzato*, già usato*, già stato u*, sola volta',
  otherGoods:
    'non applicabil*, non è applicabil*, non si applica, non è valido per, non valido per, ' +
    'solo per, solo su, escluso, esclusi, prodotti selezionati, questi prodotti, non è utilizzabile, non utilizzabile',
  signIn: "l'accesso, accedi, accedere",
  newCustomers: 'nuovi clienti, nuovi utenti, primo ordine, primo acquisto',
  limit: 'troppe volte, limite, numero massimo, esaurito*, usato solo',
  tooMany: 'troppi, troppe',
  later: 'riprova * tardi, riprovare * tardi, riprova tra',
  attempts: 'tentativi, richieste',
  occupied:
    'un solo, cumulabil*, combinabil*, hai già un, già applicat*, già stato applicat*, ' +
    'già presente, altro codice, altri codici, altri coupon, già nel',
  refused:
    'non applicat*, non è stat*, non è possibile, non è attiv*, non può, non puoi, impossibile, ' +
    'errore, spiacenti, purtroppo, rifiutato*',
}
