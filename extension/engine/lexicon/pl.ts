import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field: 'kod rabatowy, kod promocyjny, kodu rabatowego, kupon*, rabat*, bon rabatowy, kod kuponu',
  weakField: 'kod, kodu',
  gift: 'karta podarunkowa, karty podarunkowej, bon podarunkowy',
  decoy:
    'szukaj, wyszukaj, kod pocztowy, miasto, ulica, adres, telefon, ilość, komentarz*, ' +
    'uwagi, imię, nazwisko, firma, nip, hasło, kod produktu, znajomego',
  apply: 'zastosuj, dodaj, zrealizuj, użyj, aktywuj, wykorzystaj',
  weakApply: 'wyślij, zatwierdź',
  reveal: 'masz, posiadasz, dodaj, wpisz, użyj, mam',
  remove: 'usuń, skasuj',
  total: 'razem, suma, łącznie, ogółem',
}

export const summing: SummingWords = {
  strongTotal:
    'do zapłaty, suma całkowita, łączna kwota, razem do zapłaty, kwota do zapłaty, ' +
    'wartość zamówienia',
  notTotal:
    'suma częściowa, wartość produktów, dostawa, wysyłka, rabat*, zniżka, oszczędzasz, vat, ' +
    'podatek, netto, produkty, punkty, kuponu',
  including: 'w tym, zawiera, z',
  containing: 'w tym, zawiera',
  tax: 'vat, podatek, podatku',
}

export const judging: JudgingWords = {
  refuse:
    'zamawiam, zamów, zamówienie, zapłać, płatność, płacę, kup, kupuję, do kasy, dalej, ' +
    'kontynuuj, potwierdź, zaloguj, zarejestruj, aktualizuj, zmień, ilość, wyczyść koszyk, ' +
    'szukaj, wstecz, anuluj, dodaj do koszyka',
  applied: 'zastosowano, dodano, aktywny, zaakceptowano, został dodany, oszczędzasz',
  discount: 'rabat*, zniżka, kupon*, kod, promocja',
  quantity: 'ilość, szt, sztuk',
  goods: 'produkt*, towar, z koszyka',
  expired: 'wygasł*, stracił ważność, przeterminowany',
  unknown: 'nieprawidłowy, nieważny, nie istnieje, nieznany, niepoprawny, błędny, nie znaleziono',
  minimum: 'minimalna, minimalnej, co najmniej',
  used: 'już wykorzystany, został wykorzystany, już użyty',
  otherGoods: 'nie dotyczy, wybrane produkty, nie obejmuje',
  signIn: 'zaloguj się',
  newCustomers: 'nowych klientów, pierwsze zamówienie, pierwszych zakupów',
  limit: 'limit',
  tooMany: 'zbyt wiele, spróbuj później',
  occupied: 'tylko jeden, nie łączy się, nie można łączyć',
  refused: 'nie zastosowano, nie można, błąd, niestety, odrzucony',
}
