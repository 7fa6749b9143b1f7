import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'code promo*, code de réduction, code réduction, code avantage, bon de réduction, ' +
    "bon d achat, bon d'achat, code de remise, code remise, réduction*, remise*",
  weakField: '',
  gift: 'carte cadeau, cartes cadeaux, chèque cadeau, avoir',
  decoy:
    'recherche*, rechercher, courriel, fidélité, référence, code postal, ville, pays, ' +
    'téléphone, cryptogramme, code de sécurité, quantité, parrainage, parrain, prénom, nom, ' +
    'société, mot de passe, commentaire*, livraison',
  apply: 'appliquer, valider, utiliser, ajouter, activer',
  weakApply: 'envoyer',
  reveal: 'avez, ajouter, utiliser, saisir, entrer, appliquer, disposez',
  remove: 'supprimer, retirer, enlever, effacer',
  total: 'total',
}

export const summing: SummingWords = {
  strongTotal:
    'total ttc, total de la commande, total commande, montant total, total à payer, à payer, ' +
    'montant à payer, net à payer, total général',
  notTotal:
    'sous total*, livraison, frais, remise*, réduction*, économie*, économisez, tva, taxe*, ' +
    'articles, produits, ht, points, hors, port, reste',
  including: 'dont, incluant, inclus, y compris, comprenant',
  containing: 'dont, comprend, inclut',
  tax: 'tva, tps, taxe, taxes',
}

export const judging: JudgingWords = {
  refuse:
    'commander, payer, paiement, acheter, passer la commande, valider la commande, ' +
    'valider mon panier, continuer, suivant, confirmer, connexion, connecter, s inscrire, ' +
    'inscription, mettre à jour, modifier, quantité, vider, rechercher, retour, annuler, ' +
    'ajouter au panier',
  applied: 'appliqué*, ajouté*, accepté*, succès, activé*, vous économisez',
  discount: 'remise*, réduction*, code promo, promotion*, bon',
  quantity: 'quantité, qté',
  goods: 'article*, produit*, du panier',
  expired: 'expiré*, plus valable, plus valide, périmé*',
  unknown:
    "invalide, non valide, n'est pas valide, inconnu*, n'existe pas, introuvable, " +
    'incorrect*, erroné',
  minimum: "minimum, montant d'achat, au moins",
  used: 'déjà utilisé*, déjà été utilisé*',
  otherGoods:
    "ne s applique pas, ne s'applique pas, exclu*, non éligible*, pas applicable, " +
    'articles sélectionnés',
  signIn: 'connectez, se connecter, identifiez',
  newCustomers: 'nouveaux clients, première commande, premier achat',
  limit: 'limite atteinte, épuisé*',
  tooMany: 'trop de, réessayer plus tard, réessayez plus tard',
  occupied: 'un seul, non cumulable*, pas cumulable*, déjà un code, cumulé*',
  refused:
    'non appliqué*, pas été appliqué*, impossible, erreur, désolé*, refusé*, ne peut pas, ' +
    'ne peut être',
}
