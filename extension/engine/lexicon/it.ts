import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'codice promo*, sconto, buono, codici promo*, promozione, codice offerta, ' +
    'codice vantaggio, codice campagna, codice benvenuto, codice speciale, codice riduzione',
  weakField: 'codice, codici',
  gift: 'buono regalo, carta regalo, certificato regalo, messaggio regalo',
  decoy:
    'venditore, agente, agenzia, dipendent*, docente, numero carta, numero della carta, ' +
    'numero di carta, tessera, cerca, ricerca, fedeltà, codice articolo, codice prodotto, ' +
    'codice fiscale, cap, città, provincia, indirizzo, codice di sicurezza, quantità, cognome, ' +
    'azienda, amico, partita iva, spedizione, punti, convenzione, codice destinatario, sdi, ' +
    'codice cliente, codice di verifica, codice di accesso, codice accesso, codice invito, ' +
    'codice di attivazione, codice attivazione, codice partner, targa, numero ordine, ' +
    'ministeriale, carta docente, carta del docente, carta cultura, carta della cultura, ' +
    'carta giovani, bonus cultura, 18app',
  apply:
    'applica, usa, utilizza, riscatta, inserisci, aggiungi, attiva, convalida, valida, ' +
    'conferma codice, ottieni sconto',
  weakApply: 'invia, salva, calcola, inserire, verifica, prova, ' + 'vai',
  reveal: 'hai, ho, inserisci, aggiungi, usa, applica',
  remove:
    'non usare, rimuovi, annulla, elimina, togli, cancella, rimuovere, non utilizzare, ' +
    'disattiva, leva, scollega, annullare, eliminare',
  total:
    'totale, subtotale, prezzo della corsa, prezzo del viaggio, prezzo del soggiorno, paghi, ' +
    "pagherai, pagherà, importo ordine, importo dell'ordine, " +
    "totale provvisorio dell'ordine",
  pay:
    'da pagare, importo dovuto, dovuto oggi, prezzo finale, importo finale, ' + 'saldo da pagare',
  basket:
    'carrello, cassa, il tuo ordine, riepilogo, la tua borsa, la tua prenotazione, ' +
    'la mia borsa, i tuoi acquisti, il tuo acquisto, il mio ordine, ' +
    'il tuo cestino, cestino, rivedi e paga',
  step: 'borsa, ordine, acquisto, prenotazione',
  bareCode:
    'codice, il tuo codice, inserisci codice, inserisci il codice, inserisci un codice, ' +
    'inserisci il tuo codice, inserisci qui il codice, aggiungi codice, hai un codice, ' +
    'digita il codice',
  counted: 'articolo, articoli, prodotto, prodotti',
  worth: 'buono, buoni',
}

export const summing: SummingWords = {
  amount: 'importo',
  subtotal:
    'totale parziale, totale prodotti, totale articoli, totale merce, importo prodotti, ' +
    'valore merce',
  delivery: 'spedizione, consegna, trasporto',
  strongTotal:
    "totale ordine, totale dell'ordine, importo totale, totale complessivo, " +
    'prezzo totale, totale finale, totale stimato',
  notTotal:
    'ritiro, di cui, camera, notte, camere, notti, rinnovo, rinnovi, parziale, provvisorio, ' +
    'spedizione, spese, sconto, sconti, risparmi*, tasse, imposte, articoli, prodotti, punti, ' +
    'esclus*, senza, consegna, acconto, buono, buoni, prima, come, in loco, cauzione, caparra, ' +
    'dopo, in abbonamento, imponibile',
  including: 'incl, inclus*, compres*, con, dopo',
  containing: 'di cui, include, comprende',
  tax: 'iva, imposte, tasse',
  condition: 'a partire da, oltre',
  rate: 'mensil*, annu*, al mese, all anno',
}

export const judging: JudgingWords = {
  refuse:
    'prenota, prenotare, prenotazione, ordina, ordine, paga, acquista, compra, procedi, ' +
    'prosegui, concludi, completa, continua, avanti, conferma, accedi, iscriviti, crea, ' +
    'aggiorna, modifica, quantità, svuota, articolo, prodotto, desideri, preferiti, salva, ' +
    'cerca, indietro, annulla, aggiungi al carrello, cassa, successivo, procedere, modifiche, ' +
    'questo indirizzo, finalizza',
  applied:
    'applicato*, applicata*, aggiunto*, accettato*, attivato*, riscattato*, hai risparmiato, ' +
    'inserito*, correttamente, stai risparmiando, hai ottenuto, detratto',
  discount: 'sconto, sconti, codice, buono, promozione, risparmi*',
  quantity: 'quantità, qtà, pezzi, pz',
  goods: 'articol*, prodott*, carrello',
  freeDelivery:
    'spedizione gratuita, spedizione gratis, consegna gratuita, consegna gratis, ' +
    'spese di spedizione gratuite, spedizione omaggio',
  freeGift:
    'omaggio, regalo gratuito, regalo aggiunto, prodotto gratuito, prodotto in regalo, ' +
    'regalo incluso',
  expired:
    'scadut*, non è più, non è ancora, terminata, terminato, conclusa, conclusasi, ' +
    'non ancora attivo, non piu disponibile, finita, ' +
    'era valido fino, data di scadenza',
  unknown:
    'non valido*, non è valido*, un codice * valido, non esiste, non trovato*, ' +
    'non è stato trovat*, non riconosciuto, sconosciuto*, non * corretto, errato*, ' +
    'non esistente, inesistente, un codice corretto, errata, non risulta, controlla il codice, ' +
    'verifica il codice, non valida, sbagliato, non corrisponde, ' +
    'non riconosciamo',
  minimum:
    'almeno, superiore a, non raggiun*, superiori a, insufficiente, a partire da * spesa, ' +
    'inferiore, aggiungi # codice, aggiungi # buono, ' +
    'ti mancano, solo da # spesa, troppo basso',
  used:
    'già utilizzato*, già usato*, già stato u*, sola volta, già riscattato, utilizzabile una, ' +
    'monouso, uso singolo, hai già u*, ' +
    'già stato riscattato, una volta per, già speso',
  otherGoods:
    'non applicabil*, non è applicabil*, non si applica, non è valido per, non valido per, ' +
    'solo per, solo su, escluso, esclusi, prodotti selezionati, questi prodotti, ' +
    'non è utilizzabile, non utilizzabile, nessun prodotto, nessun articolo, gli articoli, ' +
    'ai prodotti, agli articoli, alcuni prodotti, alcuni articoli, nel carrello non, ' +
    'sui prodotti, sugli articoli, prodotti in saldo, esclusa, escluse',
  signIn:
    "l'accesso, accedi, accedere, utenti registrati, registrato, registrati per, riservato ai, " +
    'riservato agli, login, loggato, soci, ' +
    'iscritti al, crea un account, avere un account',
  newCustomers:
    'nuovi clienti, nuovi utenti, primo ordine, primo acquisto, prima volta, ' +
    'prima prenotazione, nuovi iscritti',
  limit:
    'troppe volte, numero massimo, esaurito*, usato solo, esaurita, ' +
    'esauriti, esaurite, sono stati utilizzati, non ci sono più',
  tooMany: 'troppi, troppe, superato il numero',
  later: 'riprova * tardi, riprovare * tardi, riprova tra',
  attempts: 'tentativi, richieste',
  occupied:
    'un solo, cumulabil*, combinabil*, hai già un, già applicat*, già stato applicat*, ' +
    "già presente, altro codice, altri codici, altri coupon, già nel, c'è già un, " +
    'un codice per, un coupon per, ' +
    'codice attuale, sconto migliore, insieme agli, con altri sconti, con altre offerte, sommare, hai già uno',
  refused:
    'non applicat*, non è stat*, non è possibile, non è attiv*, non può, non puoi, impossibile, ' +
    'errore, spiacenti, purtroppo, rifiutato*',
}
