import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount: 'kwota',
  newPrice:
    'nowa cena, cena po rabacie, cena z rabatem, cena z kodem, cena po zniżce, szacowana cena, ' +
    'suma po rabacie, razem po rabacie, suma z rabatem, do zapłaty po rabacie, nowa suma, ' +
    'nowa kwota',
  subtotal:
    'suma częściowa, wartość koszyka, wartość produktów, suma produktów, wartość towarów, ' +
    'wartość towaru, suma pośrednia, suma cząstkowa',
  delivery: 'dostaw*, wysyłk*, przesyłk*',
  strongTotal:
    'kwota końcowa, suma całkowita, kwota całkowita, łączna kwota, łączny koszt, ' +
    'całkowity koszt, wartość zamówienia, kwota zamówienia, w sumie, cena całkowita, ' +
    'kwota brutto, koszt całkowity, płatne dzisiaj, płatne dziś, płatne teraz, ' +
    'koszt zamówienia, całość',
  notTotal:
    'odbiór, pokój, noc, pokoi, noclegi, odnowieni*, częściow*, dostaw*, wysyłk*, rabat*, ' +
    'zniżk*, oszczęd*, vat, podat*, netto, produkty, produktów, punkt*, kupon*, zaliczk*, ' +
    'rata, raty, opłat*, nagrod*, przed, jak, na miejscu, kaucj*, zadatek, później, ' +
    'w abonamencie, minimalna',
  including: 'w tym, zawiera, z, po rabacie',
  containing: 'w tym, zawiera',
  tax: 'vat, podatek, podatk*',
  net: 'netto, bez vat, + vat',
  condition: 'od, powyżej, minimum, co najmniej',
  rate: 'miesięczn*, roczn*, na miesiąc, za miesiąc',
  credit: 'odsetki, rrso, kwota kredytu, koszt kredytu',
  interestFree: 'bez odsetek, rrso 0 %, rrso 0%',
}
