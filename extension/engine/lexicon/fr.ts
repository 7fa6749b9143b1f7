import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'code promo*, code de réduction, code réduction, code avantage, bon de réduction, ' +
    "bon d achat, bon d'achat, code de remise, code remise, réduction*, remise*, codes promo*, chèque réduction, bon promo*, code privilège",
  weakField: '',
  gift: 'carte cadeau, cartes cadeaux, chèque cadeau, avoir, certificat cadeau*',
  decoy:
    'vendeur, agence, collaborateur*, conseiller, code article, numéro de carte, carte de fidélité, carte fidélité, numéro client, recherche*, rechercher, courriel, fidélité, référence, code postal, ville, pays, ' +
    'téléphone, cryptogramme, code de sécurité, quantité, parrainage, parrain, prénom, nom, ' +
    'société, mot de passe, commentaire*, livraison, parrain*, cherche*',
  apply: 'appliquer, valider, utiliser, ajouter, activer',
  weakApply: 'envoyer',
  reveal: 'avez, ai, ajouter, utiliser, saisir, entrer, appliquer, disposez',
  remove:
    'ne pas utiliser, supprimer, annuler, retirer, enlever, effacer, ne plus utiliser, renoncer, désactiver, ôter',
  total: 'total, prix du séjour, prix du voyage, vous payez, tu paies, tu payes',
  pay: "à payer, à régler, dû aujourd'hui, montant dû",
  basket: 'panier, caisse, votre commande, récapitulatif, finaliser',
  counted: 'article, articles, produit, produits',
  worth: "bon d achat, bon d'achat, chèque réduction",
}

export const summing: SummingWords = {
  subtotal: 'sous total*',
  delivery: 'livraison, port, expédition',
  strongTotal:
    'montant de la commande, total ttc, total de la commande, total commande, montant total, total général, ' +
    'total estimé, prix total, prix final, montant final',
  notTotal:
    'retrait, chambre, nuit, chambres, nuits, renouvellement*, ensuite, puis, sous total*, livraison, frais, remise*, réduction*, économi*, tva, taxe*, articles, ' +
    'produits, ht, points, hors, port, reste, acompte*, mensualité*, avoir, solde, cagnotte, ' +
    'cadeau*, bons, avant, intermédiaire, comment, sur place, caution, plus tard, en abonnement, par abonnement',
  including: 'dont, incluant, inclus, y compris, comprenant, avec, après',
  containing: 'dont, comprend, inclut',
  tax: 'tva, tps, taxe, taxes',
  condition: 'plus de, à partir de',
  rate: 'mensuel*, annuel*, par mois, par an',
}

export const judging: JudgingWords = {
  refuse:
    'réserver, réservation, commande*, payer, paiement, acheter, finaliser, poursuivre, caisse, valider mon panier, ' +
    'valider le panier, continuer, suivant, confirmer, connexion, connecter, inscrire, ' +
    "inscription, créer, mettre à jour, actualiser, modifier, quantité, vider, l'article, " +
    'le produit, envies, favoris, rechercher, retour, annuler, ajouter au panier, étape suivante, changements',
  applied:
    'appliqué*, ajouté, ajoutée, accepté*, succès, activé*, pris en compte, prise en compte, ' +
    'vous économisez',
  discount: 'remise*, réduction*, code promo, promotion*, bon',
  quantity: 'quantité, qté',
  goods: 'article*, produit*, panier',
  freeDelivery:
    'livraison gratuite, livraison offerte, port offert, frais de port offerts, ' +
    'frais de livraison offerts, expédition gratuite, envoi gratuit',
  freeGift:
    'cadeau offert, cadeau gratuit, cadeau ajouté, cadeau a été, produit offert, ' +
    'article offert, échantillon offert',
  expired:
    'a expiré, est expiré, ou expiré, expirée, plus valable, plus valide, plus acti*, ' +
    'pas encore va*, est terminé*, périmé*',
  unknown:
    'invalide, non valide, pas valide, pas valable, un code * valide, inconnu*, existe pas, ' +
    'introuvable, pas reconnu*, incorrect*, erroné, vérifiez le code, inexistant*, non valable',
  minimum: "minimum, montant minimal, montant d'achat, au moins, pas atteint*, insuffisant",
  used: 'déjà utilisé*, déjà été utilisé*, seule fois, déjà été ajouté*',
  otherGoods:
    "applique pas, applique qu'*, exclu, exclus, non éligible*, pas éligible*, pas applicable, " +
    'pas valide pour, pas valable pour, pas valable sur, articles sélectionnés, ces articles, ' +
    'ces produits, valable pour aucun',
  signIn: 'connectez, connecter, connecté, identifiez, authentifier',
  newCustomers: 'nouveaux clients, nouveau client, première commande, premier achat',
  limit: 'trop de fois, nombre maxim*, épuisé*, peut uniquement',
  tooMany: 'trop de, trop souvent',
  later: 'réessayer plus tard, réessayez plus tard, réessayer dans, réessayez dans',
  attempts: 'tentatives, essais, requêtes, demandes',
  occupied:
    'un seul, cumulable*, être cumulé*, déjà un code, déjà appliqué*, déjà été appliqué*, ' +
    "autre code, autre bon, avec d'autres",
  refused:
    "non appliqué*, applique pas, n'a pas, impossible, erreur, désolé*, refusé*, ne peut, " +
    'ne peuvent, ne pouvez, ne fonctionne, pas acti*, pas accepté*, pas disponible, désactivé, ' +
    'échec, pouvait pas',
}
