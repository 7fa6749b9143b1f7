/** Open fixtures at which the engine doesn't end at the lowest total, and why. Harm is never known: it fails. */
export const knownMisses: Readonly<Record<string, string>> = {
  'atg-store-cart-gb': 'with the own code on there is no field: “Edit” leads to a page of its own',
  'bookly-friseur-zahlung-de':
    'the total stands in a sentence that changes, and the first code that comes on can’t go off',
  'civicrm-conference-registration-gb':
    'the button stands in a form with ways to pay, whose other button doesn’t say that it orders',
  'dumpling-bar-cart-livewire-gb':
    'the own code is told by its worth alone, so it could not be put back',
  'eduadmin-kursbokning-se': 'the page is in Swedish, of which the engine knows no words',
  'gebrauchtwagen-check-buchung-de':
    'the total of the page never changes: the code is settled on the next',
  'baumarkt-zwei-koerbe-de':
    'two baskets on one page, whose sums are called by delivery and collection',
  'catalogue-credit-basket-gb':
    'the field is named by a list to choose from, and credit has a total of its own',
  'india-theme-coupons-drawer-in': 'the name of an icon of the row ends in x, as that of a cross',
  'j2commerce6-kasse-seitenkorb-at':
    'a field for paid vouchers beside the own code leaves in doubt whether it could go back on',
  'mango-web-cart-gb': 'the total and the discount stand in one line without a part of their own',
  'medusa1-checkout-pl': 'the own code is told by its worth alone, so it could not be put back',
  'sauna-oils-finland-en': 'a code is taken off by a box to tick and a button for the whole basket',
  'vant-coupon-list-checkout-br':
    'the own coupon is one of a list, told by its worth alone, so it could not be put back',
  'eventbooking-joomla-afrekenen-nl':
    'leaving the field sends it, and every field of the page stands in one form',
  'gym-membership-join-ie': 'a fold called "Got an offer?" names no code',
}
