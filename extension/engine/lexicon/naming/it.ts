import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    'totale, subtotale, prezzo della corsa, prezzo del viaggio, prezzo del soggiorno, paghi, ' +
    "pagherai, pagherà, importo ordine, importo dell'ordine, totale provvisorio dell'ordine, " +
    'addebito di oggi, addebito odierno',
  pay:
    'da pagare, importo dovuto, dovuto oggi, prezzo finale, importo finale, saldo da pagare, ' +
    'da versare',
  basket:
    'carrello, cassa, il tuo ordine, riepilogo, la tua borsa, la tua prenotazione, ' +
    'la mia borsa, i tuoi acquisti, il tuo acquisto, il mio ordine, il tuo cestino, cestino, ' +
    'rivedi e paga',
  step: 'borsa, ordine, acquisto, prenotazione',
  counted: 'articolo, articoli, prodotto, prodotti',
}
