import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'rezerwuj, zarezerwuj, rezerwacja, zamawiam, zamów, zamówieni*, zapłać, płatnoś*, płacę, ' +
    'kup, kupuję, zakup*, złóż, przejdź, do kasy, dalej, kontynuuj, potwierdź, potwierdzam, ' +
    'zaloguj, zarejestruj, aktualizuj, zaktualizuj, przelicz, zmień, ilość, wyczyść koszyk, ' +
    'opróżnij, usuń produkt, życzeń, ulubion*, szukaj, wstecz, anuluj, dodaj do koszyka, ' +
    'zmiany, opłać, tego adresu',
  applied:
    'zastosowan*, dodano, dodany, aktywny, aktywowan*, zaakceptowan*, przyjęty, naliczon*, ' +
    'pomyślnie, oszczędzasz, został użyty, jest poprawny, uwzględnion*, udało się, ' +
    'kod poprawny, przyznan*, kod zrealizowany, kod promocyjny użyty, zaoszczędził*',
  discount:
    'rabat*, zniżk*, kupon*, kod, kodu, promocj*, upust, obniżk*, oszczędn*, bonifikata, ' +
    'odliczenie',
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
    'skończył*, po terminie, już nieaktywn*, jeszcze nieaktywn*, dobiegła końca, ' +
    'termin ważności, był ważny do, minął',
  unknown:
    'pisownię, nieprawidłow*, nieważn*, nie istnieje, nieznan*, niepoprawn*, błędn*, ' +
    'nie znaleziono, nie został znalezion*, nie jest ważn*, nie jest prawidłow*, ' +
    'prawidłowy kod, nie ma takiego, niewłaściw*, zły kod, prawidłowego kodu, poprawnego kodu, ' +
    'nie rozpozna*, sprawdź kod, sprawdź poprawność, brak kodu, wpisz poprawny, podaj poprawny',
  minimum:
    'minimaln*, co najmniej, przynajmniej, nie osiągn*, działa od, zbyt nisk*, za niska, ' +
    'zakupach od, zamówieniach od, zamówień od, zamówień powyżej, brakuje # kod*, ' +
    'zakupach powyżej, zamówieniach powyżej, wymaga zakupów, za mała, produkty za',
  used:
    'się już w, już wykorzysta*, już uży*, już został u*, został wykorzystan*, jednorazow*, ' +
    'już wcześniej, jest już w, wykorzystałeś już, wykorzystano, użyto już, był już, ' +
    'jednokrotn*, jeden raz, już zrealizowan*, tylko raz, został już, skorzystano już, ' +
    'już zużyt*',
  otherGoods:
    'nie dotyczy, nie obejmuje, wybrane produkty, wybranych produkt*, tych produktów, ' +
    'tymi produktami, do produktów, zawartości koszyka, tylko dla, tylko na, nie działa dla, ' +
    'nie kwalifikuje*, brak produktów, przecenion*, wybranych kategori*, żaden produkt, ' +
    'żadnego produktu, żaden z produktów, produktów w koszyku, wykluczon*, wyłączon*',
  signIn:
    'zaloguj*, zalogowan*, zarejestrowan*, klubowicz*, załóż konto, członków, posiadaczy, ' +
    'zarejestruj*, logowanie',
  newCustomers:
    'nowych klientów, nowi klienci, pierwsze zamówienie, pierwszego zamówienia, ' +
    'pierwszych zakupów, pierwsze zakupy, pierwszy zakup, nowego klienta, ' +
    'pierwszym zamówieniu, pierwszych zakupach, stali klienci, nowym użytkownikom, ' +
    'nowym klientom',
  limit: 'zbyt wiele razy, wyczerpan*, maksymaln*, maksimum, już rozdane, brak dostępnych',
  tooMany: 'zbyt wiele, zbyt dużo, za dużo, zbyt często, przekroczono liczbę',
  later: 'spróbuj * później, spróbuj ponownie za',
  attempts: 'prób, próby, żądań, zapytań',
  occupied:
    'tylko jeden, nie łącz*, łączyć, łączon*, już zastosowan*, już został zastosowan*, ' +
    'już dodan*, inny kod, innymi kod*, innymi kupon*, innymi promocj*, tylko jednego, sumuj*, ' +
    'jeden kod, jeden rabat, obecny kod, korzystniejszy, trwającej promocji, połączyć, ' +
    'użyty razem, używać razem, razem z inn*, już wpisan*, już został dodan*',
  refused:
    'nie spełnia, tylko w aplikacji, zablokowan*, wyłączon*, problem, brak rabatu, ' +
    'stacjonarn*, nie dla ciebie, poszło nie tak, nie zastosowan*, nie został*, nie jest, ' +
    'nie można, nie może*, nie udało, nie działa, błąd, niestety, przepraszamy, odrzucon*, ' +
    'nieaktywn*, niedostępn*, nie mógł, nie obowiązuje, wyłącznie w aplikacji, jest nie tak, ' +
    'może być użyty tylko, można użyć tylko, można użyć wyłącznie',
}
