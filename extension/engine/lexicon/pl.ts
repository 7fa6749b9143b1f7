import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'kod rabatowy, kod promocyjny, kodu rabatowego, kupon*, rabat*, bon rabatowy, kod kuponu, kodów promocyjnych, kody rabatowe, kody promocyjne, kodu promocyjnego, bony rabatowe, kod zniżkowy, kodu zniżkowego',
  weakField: 'kod, kodu',
  gift: 'karta podarunkowa, karty podarunkowej, bon podarunkowy, bon upominkowy, karta upominkowa, podarunkow*',
  decoy:
    'sprzedawcy, doradcy, agencji, pracowni*, przedstawiciela, numer karty, karta stałego klienta, szukaj, wyszukaj, kod pocztowy, miasto, ulica, adres, telefon, ilość, komentarz*, ' +
    'uwagi, imię, nazwisko, firma, nip, hasło, kod produktu, znajomego, punkty, punktów, znajdź',
  apply: 'zastosuj, dodaj, zrealizuj, użyj, aktywuj, wykorzystaj',
  weakApply: 'wyślij, zatwierdź',
  reveal: 'masz, posiadasz, dodaj, wpisz, użyj, mam',
  remove:
    'nie używaj, usuń, anuluj, skasuj, zrezygnuj, rezygnuj, rezygnuję, wycofaj, nie korzystaj, usunąć',
  total:
    'razem, suma, łącznie, ogółem, łączna kwota, kwota całkowita, łączny koszt, ' +
    'całkowity koszt, kwota zamówienia, w sumie, wartość zamówienia, cena pobytu, cena wycieczki, płacisz, zapłacisz',
  pay: 'do zapłaty, do zaplaty, do zapłacenia, należność, cena końcowa',
  basket: 'koszyk, kasa, zamówienie, twoje zamówienie, podsumowanie',
  counted: 'produkty, produktów, artykuły, artykułów',
  worth: 'bon, bony, voucher*',
}

export const summing: SummingWords = {
  subtotal: 'suma częściowa, wartość koszyka',
  delivery: 'dostaw*, wysyłk*',
  strongTotal:
    'suma całkowita, kwota całkowita, łączna kwota, łączny koszt, ' +
    'całkowity koszt, wartość zamówienia, kwota zamówienia, w sumie',
  notTotal:
    'odbiór, pokój, noc, pokoi, noclegi, odnowieni*, częściow*, dostaw*, wysyłk*, rabat*, zniżk*, oszczęd*, vat, podat*, netto, produkty, ' +
    'produktów, punkt*, kupon*, zaliczk*, rata, raty, opłat*, nagrod*, przed, jak, na miejscu, kaucj*, zadatek, później, w abonamencie',
  including: 'w tym, zawiera, z, po rabacie',
  containing: 'w tym, zawiera',
  tax: 'vat, podatek, podatku',
  condition: 'od, powyżej',
  rate: 'miesięczn*, roczn*, na miesiąc, za miesiąc',
}

export const judging: JudgingWords = {
  refuse:
    'rezerwuj, zarezerwuj, rezerwacja, zamawiam, zamów, zamówieni*, zapłać, płatnoś*, płacę, kup, kupuję, zakup*, złóż, przejdź, ' +
    'do kasy, dalej, kontynuuj, potwierdź, potwierdzam, zaloguj, zarejestruj, aktualizuj, ' +
    'zaktualizuj, przelicz, zmień, ilość, wyczyść koszyk, opróżnij, usuń produkt, życzeń, ' +
    'ulubion*, szukaj, wstecz, anuluj, dodaj do koszyka, zmiany',
  applied:
    'zastosowan*, dodano, dodany, aktywny, aktywowan*, zaakceptowan*, przyjęty, naliczon*, ' +
    'pomyślnie, oszczędzasz, został użyty',
  discount: 'rabat*, zniżk*, kupon*, kod, kodu, promocj*',
  quantity: 'ilość, szt, sztuk',
  goods: 'produkt*, towar, pozycj*, koszyka',
  freeDelivery:
    'darmowa dostawa, darmowa wysyłka, bezpłatna dostawa, dostawa gratis, ' +
    'dostawa za darmo, wysyłka gratis',
  freeGift:
    'darmowy prezent, prezent gratis, prezent dodany, prezent został, darmowy produkt, ' +
    'produkt gratis',
  expired:
    'wygasł*, *tracił ważność, przeterminowany, nie jest już, już nie jest, nie jest jeszcze, ' +
    'jeszcze nie jest, nieaktualn*',
  unknown:
    'nieprawidłow*, nieważn*, nie istnieje, nieznan*, niepoprawn*, błędn*, nie znaleziono, ' +
    'nie został znalezion*, nie jest ważn*, nie jest prawidłow*, prawidłowy kod',
  minimum: 'minimaln*, co najmniej, przynajmniej, nie osiągn*',
  used: 'już wykorzysta*, już uży*, już został u*, został wykorzystan*, jednorazow*, już wcześniej, jest już w',
  otherGoods:
    'nie dotyczy, nie obejmuje, wybrane produkty, wybranych produkt*, tych produktów, ' +
    'tymi produktami, do produktów, zawartości koszyka, tylko dla, tylko na, nie działa dla, nie kwalifikuje*',
  signIn: 'zaloguj*, zalogowan*',
  newCustomers:
    'nowych klientów, nowi klienci, pierwsze zamówienie, pierwszego zamówienia, pierwszych zakupów',
  limit: 'zbyt wiele razy, limit, wyczerpan*, maksymaln*',
  tooMany: 'zbyt wiele, zbyt dużo, za dużo, zbyt często',
  later: 'spróbuj * później, spróbuj ponownie za',
  attempts: 'prób, próby, żądań, zapytań',
  occupied:
    'tylko jeden, nie łącz*, łączyć, łączon*, już zastosowan*, już został zastosowan*, ' +
    'już dodan*, inny kod, innymi kod*, innymi kupon*, innymi promocj*',
  refused:
    'nie zastosowan*, nie został*, nie jest, nie można, nie może*, nie udało, nie działa, błąd, ' +
    'niestety, przepraszamy, odrzucon*, nieaktywn*, niedostępn*, nie mógł',
}
