import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'codice vantaggi, codice promo*, sconto, buono, codici promo*, promozione, codice offerta, ' +
    'codice vantaggio, codice campagna, codice benvenuto, codice speciale, codice riduzione, ' +
    'sconti, codice di riscatto, codice iniziativa, codice privilegio',
  weakField: 'codice, codici',
  gift: 'buono regalo, carta regalo, certificato regalo, codice regalo, messaggio regalo',
  decoy:
    'codice di conferma, mancia, mance, passaporto, targa, documento, venditore, venditrice, ' +
    'agente, agenzia, dipendent*, docente, numero carta, numero della carta, numero di carta, ' +
    'tessera, cerca, ricerca, fedeltà, codice articolo, codice prodotto, codice fiscale, cap, ' +
    'città, provincia, regione, indirizzo, codice di sicurezza, quantità, cognome, azienda, ' +
    'amico, partita iva, spedizione, punti, convenzione, codice destinatario, sdi, ' +
    'codice cliente, codice di verifica, codice di accesso, codice accesso, codice invito, ' +
    'codice di attivazione, codice attivazione, codice partner, numero ordine, ministeriale, ' +
    'carta docente, carta del docente, carta cultura, carta della cultura, carta giovani, ' +
    'bonus cultura, 18app',
  apply:
    'applica, usa, utilizza, riscatta, inserisci, aggiungi, attiva, convalida, valida, ' +
    'conferma codice, ottieni sconto',
  weakApply: 'invia, salva, calcola, inserire, verifica, prova, vai, conferma',
  reveal: 'hai, ho, inserisci, aggiungi, usa, applica',
  remove:
    'non usare, rimuovi, annulla, elimina, togli, cancella, rimuovere, non utilizzare, ' +
    'disattiva, leva, scollega, annullare, eliminare, revoca, rinuncia',
  bareCode:
    'codice, il tuo codice, inserisci codice, inserisci il codice, inserisci un codice, ' +
    'inserisci il tuo codice, inserisci qui il codice, aggiungi codice, hai un codice, ' +
    'digita il codice, altro codice, un altro codice, aggiungi un altro codice, ' +
    'digita qui il codice, digita il tuo codice',
  worth: 'buono, buoni',
}
