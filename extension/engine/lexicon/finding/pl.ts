import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'kod akcji, kod promocyjny, rabat*, kodów promocyjnych, kody promocyjne, ' +
    'kodu promocyjnego, kod promocji, kod oferty, kod bonusowy, kod powitalny, promocja, ' +
    'hasło promocyjne, zniżk*, kod specjalny, kod z ulotki, kod kampanii',
  weakField: 'kod, kodu, kody',
  gift:
    'karta podarunkowa, karty podarunkowej, bon podarunkowy, bon upominkowy, karta upominkowa, ' +
    'podarunkow*, kod prezentowy, karta prezentowa, bon prezentowy',
  decoy:
    'kod potwierdzający, napiwek, napiwku, paszport*, pesel, nip, dowod*, rejestracyj*, ' +
    'sprzedawcy, doradcy, agencji, pracowni*, przedstawiciela, numer karty, ' +
    'karta stałego klienta, szukaj, wyszukaj, kod pocztowy, miasto, województwo, ulica, adres, ' +
    'ilość, komentarz*, uwagi, imię, nazwisko, firma, kod produktu, znajomego, punkty, ' +
    'punktów, znajdź, polecając*, poleceń, polecenia, partnera, domofonu, kod dostępu, ' +
    'kod aktywacyjny, zaproszenia, kod klienta, kod weryfikacyjny, numer zamówienia, ' +
    'numer klienta, numer rejestracyjny, odbioru',
  apply:
    'zastosuj, dodaj, zrealizuj, użyj, aktywuj, wykorzystaj, nalicz, wprowadź, odbierz rabat, ' +
    'dolicz, uwzględnij',
  weakApply: 'wyślij, zatwierdź, realizuj, przelicz, zapisz, sprawdź, potwierdź',
  reveal: 'masz, posiadasz, dodaj, wpisz, użyj, mam, kliknij, wpisać, pokaż, aktywuj',
  remove:
    'nie używaj, usuń, anuluj, skasuj, zrezygnuj, rezygnuj, rezygnuję, wycofaj, nie korzystaj, ' +
    'usunąć, wyczyść, odepnij, usuwanie, odłącz, cofnij, dezaktywuj, resetuj, wyłącz',
  bareCode:
    'kod, twój kod, wpisz kod, wpisz swój kod, podaj kod, wprowadź kod, masz kod, dodaj kod, ' +
    'kolejny kod, następny kod, inny kod, kod opcjonalnie, kod (opcjonalnie), e kod',
  worth: 'bon, bony, voucher*',
}
