/** Open fixtures at which the engine doesn't end at the lowest total, and why. Harm is never known: it fails. */
export const knownMisses: Readonly<Record<string, string>> = {
  'bookly-friseur-zahlung-de':
    'the total stands in a sentence that changes, and the first code that comes on can’t go off',
  'dumpling-bar-cart-livewire-gb':
    'the own code is told by its worth alone, so it could not be put back',
  'eduadmin-kursbokning-se': 'the page is in Swedish, of which the engine knows no words',
  'gebrauchtwagen-check-buchung-de':
    'the total of the page never changes: the code is settled on the next',
  'baumarkt-zwei-koerbe-de':
    'two baskets on one page, whose sums are called by delivery and collection',
  'medusa1-checkout-pl': 'the own code is told by its worth alone, so it could not be put back',
  'sauna-oils-finland-en': 'a code is taken off by a box to tick and a button for the whole basket',
  'vant-coupon-list-checkout-br':
    'the own coupon is one of a list, told by its worth alone, so it could not be put back',
  'flynax-anzeige-paket-gutschein-de': 'without a code on the page tells no total',
  'zencart-opc-checkout-gb':
    'the code’s button has no name in the form that pays, so the shop can’t tell it from the order',
  'shopware5-onepagecheckout-kasse-de':
    'the own code is told by a number of the shop’s books, so it could not be put back',
  'virtuemart2-sj-minicart-cesta-es':
    'a mini-basket over a page of goods names neither its total nor what the code stands in',
  'membersuite-facturation-congres-ca-fr':
    'the code’s button sends the form in which the card is asked for, and only the server tells them apart',
  'guichet-document-wave-orange-sn':
    'the price stands alone in the head of a dialog, beside a balance, and nothing says what it is',
  'abonnement-visuels-mobile-money-ci':
    'the price of the plan that is paid stands among those of others, and nothing says which it is',
  'laravel-couches-panier-prix-barre-fr':
    'once a code is on, the name of the total is broken: “T OTAL”',
  'coupon-matrix-basket-hardware-us':
    'codes that count for nothing stay among those that do, and look the same',
  'spree4-carrello-campo-nome-promozione-it':
    'no total, and at arrival nothing tells whether the own code’s discount is in the subtotal',
  'surecart-slide-out-cart-cupon-es':
    'no total, and at arrival nothing tells whether the own code’s discount is in the subtotal',
  'wpcafe-mini-carrello-righe-scontate-it':
    'no total: a code lowers what the lines come to, below a subtotal that stays',
  'odoo19-resumen-carrito-es':
    'a code is a line of the basket under its rule’s name, and taken off like goods',
  'woo-magical-products-szuflada-etykiety-bez-sumy-pl':
    'no total, and nothing tells what a code takes off',
  'mindcloud-annual-page-savings-beside-price-us':
    'the price stands in a sentence that never changes, and only what was saved is told',
  'kohana-koszyk-kod-odznaczany-w-tabeli-pl':
    'a code is taken off by a box to tick and a link that counts the whole basket anew',
  'nuxt-epicerie-reponse-dans-le-titre-du-repli-fr':
    'the codes that are on are folded away with every answer, and its head counts them alone',
  'alfio-eventseite-preis-statt-summe-ch':
    'no total: a code shows in the struck price of one ticket alone',
  'assistant-juridique-choisir-plan-saisie-annule-code-fr':
    'no total, but the price of the plan that is chosen among others',
  'php-bolsa-cupon-sin-nombre-eliminar-es':
    'the own code is told by its percentage alone, so it could not be put back',
  'woo-checkoutwc-drawer-no-grand-total-gb':
    'no total, and at arrival nothing tells whether the own code’s discount is in the subtotal',
  's2member-pro-adhesion-coupon-maintenant-prix-fr':
    'no total: a code tells the new price in its own sentence alone',
  'bloemen-react-bestelformulier-twee-totalen-nl':
    'two totals, of which the surer one never moves, and the other’s name stands before a sum of three',
  'preact-inscricao-curso-pix-boleto-cupom-br':
    'no total: the price stands behind the name of the course, in a sentence',
  'woo-fcpfw-wysuwany-koszyk-kupon-sam-jeden-pl':
    'the best code goes with no other, and all that stand would have to go first',
  'podcast-host-team-plan-due-today-promotion-tag-us':
    'the own code is told by its partner’s name alone, so it could not be put back',
  'shopware6-easycoupon-warenkorb-ein-feld-fuer-beides-ch':
    'codes are told by their rules’ names alone, and one of them goes with no other',
  'lifterlms-acquisto-coupon-gratis-it':
    'a code that takes all off has a word written in place of the price, so its worth isn’t known',
}
