import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'kod promocyjny, rabat*, kodów promocyjnych, kody promocyjne, kodu promocyjnego, ' +
    'kod promocji, kod oferty, kod bonusowy, kod powitalny, promocja, hasło promocyjne, ' +
    'zniżk*',
  weakField: 'kod, kodu, kody',
  gift: 'karta podarunkowa, karty podarunkowej, bon podarunkowy, bon upominkowy, karta upominkowa, podarunkow*',
  decoy:
    'sprzedawcy, doradcy, agencji, pracowni*, przedstawiciela, numer karty, ' +
    'karta stałego klienta, szukaj, wyszukaj, kod pocztowy, miasto, ulica, adres, ilość, ' +
    'komentarz*, uwagi, imię, nazwisko, firma, nip, hasło, kod produktu, znajomego, punkty, ' +
    'punktów, znajdź, polecając*, poleceń, polecenia, partnera, domofonu, kod dostępu, ' +
    'kod aktywacyjny, zaproszenia, kod klienta, kod weryfikacyjny, numer zamówienia, ' +
    'numer klienta, numer rejestracyjny, odbioru',
  apply:
    'zastosuj, dodaj, zrealizuj, użyj, aktywuj, wykorzystaj, nalicz, wprowadź, odbierz rabat, ' +
    'dolicz',
  weakApply: 'wyślij, zatwierdź, realizuj, przelicz, zapisz, sprawdź',
  reveal: 'masz, posiadasz, dodaj, wpisz, użyj, mam',
  remove:
    'nie używaj, usuń, anuluj, skasuj, zrezygnuj, rezygnuj, rezygnuję, wycofaj, nie korzystaj, ' +
    'usunąć, wyczyść, odepnij, usuwanie, odłącz, ' +
    'cofnij',
  total:
    'razem, suma, łącznie, ogółem, łączna kwota, kwota całkowita, łączny koszt, ' +
    'całkowity koszt, kwota zamówienia, w sumie, wartość zamówienia, cena pobytu, ' +
    'cena wycieczki, płacisz, zapłacisz, cena łączna, cena całkowita, wartość brutto, ' +
    'kwota brutto, koszt całkowity, ' +
    'kwota łączna, całkowita kwota',
  pay: 'do zapłaty, do zaplaty, do zapłacenia, należność, cena końcowa, zapłacisz, do opłacenia',
  basket:
    'koszyk, kasa, zamówienie, podsumowanie, realizacja zamówienia, twoja rezerwacja, ' +
    'finalizacja, twoja torba, koszyka, ' +
    'produkty w koszyku, sprawdź i zapłać',
  step: 'zamówienia, płatność, torba, rezerwacja, zakupy',
  bareCode:
    'kod, twój kod, wpisz kod, wpisz swój kod, podaj kod, wprowadź kod, masz kod, ' + 'dodaj kod',
  counted: 'produkty, produktów, artykuły, artykułów',
  worth: 'bon, bony, voucher*',
}

export const summing: SummingWords = {
  amount: 'kwota',
  subtotal:
    'suma częściowa, wartość koszyka, wartość produktów, suma produktów, wartość towarów, ' +
    'wartość towaru, suma pośrednia, suma cząstkowa',
  delivery: 'dostaw*, wysyłk*, przesyłk*',
  strongTotal:
    'suma całkowita, kwota całkowita, łączna kwota, łączny koszt, całkowity koszt, ' +
    'wartość zamówienia, kwota zamówienia, w sumie, cena całkowita, kwota brutto, ' +
    'koszt całkowity',
  notTotal:
    'odbiór, pokój, noc, pokoi, noclegi, odnowieni*, częściow*, dostaw*, wysyłk*, rabat*, zniżk*, oszczęd*, vat, podat*, netto, produkty, ' +
    'produktów, punkt*, kupon*, zaliczk*, rata, raty, opłat*, nagrod*, przed, jak, na miejscu, kaucj*, zadatek, później, w abonamencie, ' +
    'minimalna',
  including: 'w tym, zawiera, z, po rabacie',
  containing: 'w tym, zawiera',
  tax: 'vat, podatek, podatku',
  condition: 'od, powyżej',
  rate: 'miesięczn*, roczn*, na miesiąc, za miesiąc',
}

export const judging: JudgingWords = {
  refuse:
    'rezerwuj, zarezerwuj, rezerwacja, zamawiam, zamów, zamówieni*, zapłać, płatnoś*, płacę, ' +
    'kup, kupuję, zakup*, złóż, przejdź, do kasy, dalej, kontynuuj, potwierdź, potwierdzam, ' +
    'zaloguj, zarejestruj, aktualizuj, zaktualizuj, przelicz, zmień, ilość, wyczyść koszyk, ' +
    'opróżnij, usuń produkt, życzeń, ulubion*, szukaj, wstecz, anuluj, dodaj do koszyka, ' +
    'zmiany, opłać, ' +
    'tego adresu',
  applied:
    'zastosowan*, dodano, dodany, aktywny, aktywowan*, zaakceptowan*, przyjęty, naliczon*, ' +
    'pomyślnie, oszczędzasz, został użyty, jest poprawny, uwzględnion*, udało się, ' +
    'kod poprawny, przyznan*',
  discount: 'rabat*, zniżk*, kupon*, kod, kodu, promocj*, upust, obniżk*',
  quantity: 'ilość, szt, sztuk',
  goods: 'produkt*, towar, pozycj*, koszyka',
  freeDelivery:
    'darmowa dostawa, darmowa wysyłka, bezpłatna dostawa, dostawa gratis, dostawa za darmo, ' +
    'wysyłka gratis, bezpłatna wysyłka, darmowa przesyłka',
  freeGift:
    'darmowy prezent, prezent gratis, prezent dodany, prezent został, darmowy produkt, ' +
    'produkt gratis, gratis dodan*',
  expired:
    'wygasł*, *tracił ważność, przeterminowany, nie jest już, już nie jest, nie jest jeszcze, ' +
    'jeszcze nie jest, nieaktualn*, zakończył*, zakończon*, już nie działa, upłynął, ' +
    'skończył*, po terminie, już nieaktywn*, jeszcze nieaktywn*, ' +
    'dobiegła końca, termin ważności, był ważny do, minął',
  unknown:
    'nieprawidłow*, nieważn*, nie istnieje, nieznan*, niepoprawn*, błędn*, nie znaleziono, ' +
    'nie został znalezion*, nie jest ważn*, nie jest prawidłow*, prawidłowy kod, ' +
    'nie ma takiego, niewłaściw*, zły kod, prawidłowego kodu, poprawnego kodu, nie rozpozna*, ' +
    'sprawdź kod, sprawdź poprawność, brak kodu, wpisz poprawny, podaj poprawny',
  minimum:
    'minimaln*, co najmniej, przynajmniej, nie osiągn*, działa od, zbyt nisk*, za niska, ' +
    'zakupach od, zamówieniach od, brakuje # kod*, zakupach powyżej, zamówieniach powyżej, ' +
    'wymaga zakupów, za mała, produkty za',
  used:
    'już wykorzysta*, już uży*, już został u*, został wykorzystan*, jednorazow*, ' +
    'już wcześniej, jest już w, wykorzystałeś już, wykorzystano, użyto już, był już, ' +
    'jednokrotn*, jeden raz, ' +
    'już zrealizowan*, tylko raz, został już, skorzystano już, już zużyt*',
  otherGoods:
    'nie dotyczy, nie obejmuje, wybrane produkty, wybranych produkt*, tych produktów, ' +
    'tymi produktami, do produktów, zawartości koszyka, tylko dla, tylko na, nie działa dla, ' +
    'nie kwalifikuje*, brak produktów, przecenion*, wybranych kategori*, żaden produkt, ' +
    'żadnego produktu, żaden z produktów, produktów w koszyku, wykluczon*, ' +
    'wyłączon*',
  signIn:
    'zaloguj*, zalogowan*, zarejestrowan*, klubowicz*, załóż konto, członków, posiadaczy, ' +
    'zarejestruj*, logowanie',
  newCustomers:
    'nowych klientów, nowi klienci, pierwsze zamówienie, pierwszego zamówienia, ' +
    'pierwszych zakupów, pierwsze zakupy, pierwszy zakup, nowego klienta, ' +
    'pierwszym zamówieniu, pierwszych zakupach, stali klienci, nowym użytkownikom, nowym klientom',
  limit: 'zbyt wiele razy, wyczerpan*, maksymaln*, maksimum, ' + 'już rozdane, brak dostępnych',
  tooMany: 'zbyt wiele, zbyt dużo, za dużo, zbyt często, przekroczono liczbę',
  later: 'spróbuj * później, spróbuj ponownie za',
  attempts: 'prób, próby, żądań, zapytań',
  occupied:
    'tylko jeden, nie łącz*, łączyć, łączon*, już zastosowan*, już został zastosowan*, ' +
    'już dodan*, inny kod, innymi kod*, innymi kupon*, innymi promocj*, tylko jednego, sumuj*, ' +
    'jeden kod, jeden rabat, ' +
    'obecny kod, korzystniejszy, trwającej promocji, połączyć, użyty razem, używać razem, razem z inn*',
  refused:
    'nie zastosowan*, nie został*, nie jest, nie można, nie może*, nie udało, nie działa, błąd, ' +
    'niestety, przepraszamy, odrzucon*, nieaktywn*, niedostępn*, nie mógł',
}
