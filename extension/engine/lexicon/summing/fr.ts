import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount: 'montant, tarif, cotisation, coût, montant net',
  newPrice:
    'nouveau prix, prix avec code, prix avec le code, prix avec code promo, ' +
    'prix avec le code promo, prix avec le code promotion, prix avec code promotion, ' +
    'prix après réduction, prix après remise, prix remisé, prix réduit, prix estimé, ' +
    'total avec réduction, total avec la réduction, total après réduction, total avec remise, ' +
    'total après remise, total avec code promo, total remisé, nouveau total, nouveau montant',
  subtotal:
    'sous total*, total produits, total articles, total intermédiaire, montant des articles, ' +
    'total des articles, total des produits, montant des produits',
  delivery: 'livraison, port, expédition, transport',
  strongTotal:
    'montant global, montant de la commande, total ttc, total de la commande, total commande, ' +
    'montant total, total général, total estimé, prix total, prix final, montant final, ' +
    'montant de la réservation, prix de la réservation, somme due',
  notTotal:
    'retrait, chambre, nuit, chambres, nuits, renouvellement*, ensuite, puis, livraison, ' +
    'frais, remise*, réduction*, économi*, tva, taxe*, articles, produits, ht, points, hors, ' +
    'port, reste, acompte*, mensualité*, avoir, solde, cagnotte, cadeau*, bons, avant, ' +
    'intermédiaire, comment, sur place, caution, plus tard, en abonnement, par abonnement, ' +
    'poids total',
  including:
    'dont, incluant, inclus, y compris, comprenant, avec, après, incluse, incluses, comprise, ' +
    'compris, comprises',
  containing: 'dont, comprend, inclut',
  tax: 'tva, tps, taxe, taxes',
  net: 'ht, h t, hors taxe, hors taxes, hors tva',
  condition: 'plus de, à partir de, minimum, minimum de, au moins, dès',
  rate: 'mensuel*, annuel*, par mois, par an',
  credit: 'intérêts, taeg, montant du crédit, coût du crédit',
  interestFree: 'sans intérêts, taeg 0 %, taeg 0%',
}
