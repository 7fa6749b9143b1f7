import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'prenota, prenotare, prenotazione, ordina, ordine, paga, acquista, compra, procedi, ' +
    'prosegui, concludi, completa, continua, avanti, conferma, accedi, iscriviti, crea, ' +
    'aggiorna, modifica, quantità, svuota, articolo, prodotto, desideri, preferiti, salva, ' +
    'cerca, indietro, annulla, aggiungi al carrello, cassa, successivo, procedere, modifiche, ' +
    'questo indirizzo, finalizza',
  applied:
    'applicato*, applicata*, aggiunto*, accettato*, attivato*, riscattato*, hai risparmiato, ' +
    'inserito*, correttamente, stai risparmiando, hai ottenuto, detratto, convalidat*, ' +
    'sconto è attivo',
  discount:
    'sconto, sconti, codice, buono, promozione, risparmi*, riduzione, ribasso, promozioni, ' +
    'abbuono, detrazione',
  quantity: 'quantità, qtà, pezzi, pz',
  goods: 'articol*, prodott*, carrello',
  freeDelivery:
    'spedizione gratuita, spedizione gratis, consegna gratuita, consegna gratis, ' +
    'spese di spedizione gratuite, spedizione omaggio',
  freeGift:
    'omaggio, regalo gratuito, regalo aggiunto, prodotto gratuito, prodotto in regalo, ' +
    'regalo incluso',
  expired:
    'già finita, scadut*, non è più, non è ancora, terminata, terminato, conclusa, conclusasi, ' +
    'non ancora attivo, non piu disponibile, finita, era valido fino, data di scadenza, ' +
    'non attivo in questo',
  unknown:
    'ortografia, non valido*, non è valido*, un codice * valido, non esiste, non trovato*, ' +
    'non è stato trovat*, non riconosciuto, sconosciuto*, non * corretto, errato*, ' +
    'non esistente, inesistente, un codice corretto, errata, non risulta, controlla il codice, ' +
    'verifica il codice, non valida, sbagliato, non corrisponde, non riconosciamo',
  minimum:
    'almeno, superiore a, non raggiun*, superiori a, insufficiente, a partire da * spesa, ' +
    'inferiore, aggiungi # codice, aggiungi # buono, ti mancano, solo da # spesa, ' +
    'troppo basso, mancano # buono, mancano # codice, mancano # sconto',
  used:
    'già utilizzato*, già usato*, già stato u*, sola volta, già riscattato, utilizzabile una, ' +
    'monouso, uso singolo, hai già u*, già stato riscattato, una volta per, già speso',
  otherGoods:
    'non idone*, non ammissibil*, non applicabil*, non è applicabil*, non si applica, ' +
    'non è valido per, non valido per, solo per, solo su, escluso, esclusi, ' +
    'prodotti selezionati, questi prodotti, non è utilizzabile, non utilizzabile, ' +
    'nessun prodotto, nessun articolo, gli articoli, ai prodotti, agli articoli, ' +
    'alcuni prodotti, alcuni articoli, nel carrello non, sui prodotti, sugli articoli, ' +
    'prodotti in saldo, esclusa, escluse',
  signIn:
    "l'accesso, accedi, accedere, utenti registrati, registrato, registrati per, riservato ai, " +
    'riservato agli, login, loggato, soci, iscritti al, crea un account, avere un account',
  newCustomers:
    'nuovi clienti, nuovi utenti, primo ordine, primo acquisto, prima volta, ' +
    'prima prenotazione, nuovi iscritti',
  limit:
    'troppe volte, numero massimo, esaurito*, usato solo, esaurita, esauriti, esaurite, ' +
    'sono stati utilizzati, non ci sono più',
  tooMany: 'troppi, troppe, superato il numero',
  later: 'riprova * tardi, riprovare * tardi, riprova tra',
  attempts: 'tentativi, richieste',
  occupied:
    'un solo, cumulabil*, combinabil*, hai già un, già applicat*, già stato applicat*, ' +
    "già presente, altro codice, altri codici, altri coupon, già nel, c'è già un, " +
    'non si combina*, non si cumula*, un codice per, un coupon per, codice attuale, ' +
    'sconto migliore, insieme agli, con altri sconti, con altre offerte, sommare, hai già uno, ' +
    'già inserito, già aggiunto, già stato aggiunto',
  refused:
    "non funziona, non disponibile, non soddisfa, solo nell'app, disattivato, bloccato, " +
    'problema, nessuno sconto, in negozio, non è per te, andato storto, non applicat*, ' +
    'non si può, non si possono, non è stat*, non è possibile, non è attiv*, non può, ' +
    'non puoi, impossibile, errore, spiacenti, purtroppo, rifiutato*, tramite app, non vale, ' +
    'qualcosa non va, solo può, può essere applicato solo',
}
