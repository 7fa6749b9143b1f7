import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    'prix du séjour, prix du voyage, vous payez, tu paies, tu payes, montant ttc, prix ttc, ' +
    'net à payer, montant débité',
  pay: "à payer, à régler, dû aujourd'hui, montant dû, reste à payer",
  basket:
    'panier, caisse, votre commande, récapitulatif, finaliser, ma commande, ' +
    'résumé de la commande, votre réservation, ma réservation, validation de commande, ' +
    'vos achats, mes achats, mon sac, votre sac',
  step: 'commande, paiement, cabas, réservation, validation',
  counted: 'article, articles, produit, produits',
}
