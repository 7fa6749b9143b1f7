import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount: 'importo, ammontare',
  newPrice:
    'nuovo prezzo, prezzo scontato, prezzo con sconto, prezzo con codice, ' +
    'prezzo con lo sconto, prezzo stimato, totale con sconto, totale scontato, ' +
    'totale dopo lo sconto, totale con lo sconto, nuovo totale, nuovo importo',
  subtotal:
    'totale parziale, totale prodotti, totale articoli, totale merce, importo prodotti, ' +
    'valore merce',
  delivery: 'spedizione, consegna, trasporto',
  strongTotal:
    "totale ordine, totale dell'ordine, importo totale, totale complessivo, prezzo totale, " +
    'totale finale, totale stimato, importo prenotazione, importo della prenotazione, ' +
    "prezzo della prenotazione, netto a pagare, valore ordine, valore dell'ordine, " +
    'addebito oggi',
  notTotal:
    'ritiro, di cui, camera, notte, camere, notti, rinnovo, rinnovi, parziale, provvisorio, ' +
    'spedizione, spese, sconto, sconti, risparmi*, tasse, imposte, articoli, prodotti, punti, ' +
    'esclus*, senza, consegna, acconto, buono, buoni, prima, come, in loco, cauzione, caparra, ' +
    'dopo, in abbonamento, imponibile, peso totale',
  including: 'incl, inclus*, compres*, con, dopo',
  containing: 'di cui, include, comprende',
  tax: 'iva, imposte, tasse',
  net: 'netto, netti, iva esclusa, iva escl, + iva, più iva, senza iva',
  condition: 'a partire da, oltre, minimo, minimo di, almeno',
  rate: 'mensil*, annu*, al mese, all anno',
  credit: 'interessi, taeg, importo del credito, costo del credito',
  interestFree: 'senza interessi, interessi zero, taeg 0 %, taeg 0%',
}
