import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    'razem, suma, łącznie, ogółem, łączna kwota, kwota całkowita, łączny koszt, ' +
    'całkowity koszt, kwota zamówienia, w sumie, wartość zamówienia, cena pobytu, ' +
    'cena wycieczki, płacisz, zapłacisz, cena łączna, cena całkowita, wartość brutto, ' +
    'kwota brutto, koszt całkowity, kwota łączna, całkowita kwota, twoja cena, kwota płatności',
  pay:
    'do zapłaty, do zaplaty, do zapłacenia, należność, cena końcowa, zapłacisz, do opłacenia, ' +
    'do uregulowania',
  basket:
    'koszyk, kasa, zamówienie, podsumowanie, realizacja zamówienia, twoja rezerwacja, ' +
    'finalizacja, twoja torba, koszyka, produkty w koszyku, sprawdź i zapłać',
  step: 'zamówienia, płatność, torba, rezerwacja, zakupy',
  counted: 'produkty, produktów, artykuły, artykułów',
}
