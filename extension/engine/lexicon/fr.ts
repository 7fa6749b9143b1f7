import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    "code promo*, code avantage, bon d achat, bon d'achat, réduction*, remise*, codes promo*, " +
    "bon promo*, code offre, code de l'offre, code d'offre, rabais, code d'avantage, " +
    'code action, code spécial, code bonus, code bienvenue, code privilege',
  weakField: '',
  gift: 'carte cadeau, cartes cadeaux, chèque cadeau, avoir, certificat cadeau*, code cadeau',
  decoy:
    'vendeur, agence, collaborateur*, conseiller, code article, numéro de carte, ' +
    'numéro client, recherche*, courriel, fidélité, référence, ville, pays, téléphone, ' +
    'cryptogramme, code de sécurité, quantité, prénom, nom, société, mot de passe, livraison, ' +
    "parrain*, cherche*, code d'accès, code accès, code entreprise, digicode, code partenaire, " +
    "code client, code d'invitation, code d'activation, code activation, code porte, " +
    'code magasin, numéro de commande, numéro adhérent, numéro de licence, immatriculation, ' +
    'pass culture',
  apply:
    "appliquer, valider, utiliser, ajouter, activer, j'applique, je valide, j'en profite, " +
    'déduire, bénéficier, je profite, profiter',
  weakApply: 'envoyer, soumettre, enregistrer, entrer, saisir, vérifier, tester',
  reveal: 'avez, ai, ajouter, utiliser, saisir, entrer, appliquer, disposez',
  remove:
    'ne pas utiliser, supprimer, annuler, retirer, enlever, effacer, ne plus utiliser, ' +
    'renoncer, désactiver, ôter, réinitialiser, détacher',
  total:
    'prix du séjour, prix du voyage, vous payez, tu paies, tu payes, montant ttc, prix ttc, ' +
    'net à payer',
  pay: "à payer, à régler, dû aujourd'hui, montant dû, " + 'reste à payer',
  basket:
    'panier, caisse, votre commande, récapitulatif, finaliser, ma commande, ' +
    'résumé de la commande, votre réservation, ma réservation, validation de commande, ' +
    'vos achats, mes achats, ' +
    'mon sac, votre sac',
  step: 'commande, paiement, cabas, réservation, validation',
  bareCode:
    'votre code, mon code, saisir un code, saisir le code, saisissez un code, ' +
    'saisissez votre code, saisir votre code, entrez un code, entrez le code, ' +
    'entrez votre code, entrer un code, entrer le code, ajouter un code, vous avez un code, ' +
    'avez vous un code, un code',
  counted: 'article, articles, produit, produits',
  worth: "bon d achat, bon d'achat, chèque réduction",
}

export const summing: SummingWords = {
  amount: 'montant',
  subtotal:
    'sous total*, total produits, total articles, total intermédiaire, montant des articles, ' +
    'total des articles, total des produits, montant des produits',
  delivery: 'livraison, port, expédition, transport',
  strongTotal:
    'montant de la commande, total ttc, total de la commande, total commande, montant total, total général, ' +
    'total estimé, prix total, prix final, montant final',
  notTotal:
    'retrait, chambre, nuit, chambres, nuits, renouvellement*, ensuite, puis, livraison, frais, remise*, réduction*, économi*, tva, taxe*, articles, ' +
    'produits, ht, points, hors, port, reste, acompte*, mensualité*, avoir, solde, cagnotte, ' +
    'cadeau*, bons, avant, intermédiaire, comment, sur place, caution, plus tard, en abonnement, par abonnement',
  including:
    'dont, incluant, inclus, y compris, comprenant, avec, après, incluse, incluses, comprise, ' +
    'compris, comprises',
  containing: 'dont, comprend, inclut',
  tax: 'tva, tps, taxe, taxes',
  condition: 'plus de, à partir de',
  rate: 'mensuel*, annuel*, par mois, par an',
}

export const judging: JudgingWords = {
  refuse:
    'réserver, réservation, commande*, payer, paiement, acheter, finaliser, poursuivre, ' +
    'caisse, valider mon panier, valider le panier, continuer, suivant, connexion, connecter, ' +
    'inscrire, inscription, créer, mettre à jour, actualiser, modifier, quantité, vider, ' +
    "l'article, le produit, envies, favoris, rechercher, retour, annuler, ajouter au panier, " +
    'étape suivante, changements, régler, ' +
    'cette adresse, mon adresse, je paie, la livraison',
  applied:
    'appliqué*, ajouté, ajoutée, accepté*, succès, activé*, pris en compte, prise en compte, ' +
    'vous économisez, a été validé, code validé, enregistré, vous bénéficiez, est valide, ' +
    'déduit*, est actif, bien été',
  discount: 'remise*, réduction*, promotion*, bon, avantage*',
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
    'pas encore va*, est terminé*, périmé*, terminée, dépassé*, plus disponible, ' +
    'plus en cours, pas encore actif, pas encore commencé, ' +
    'promo expiré, bon expiré, code expiré, arrivé à expiration, période de validité, offre est finie, est close',
  unknown:
    'invalide, non valide, pas valide, pas valable, un code * valide, inconnu*, existe pas, ' +
    'introuvable, pas reconnu*, incorrect*, erroné, vérifiez le code, inexistant*, ' +
    'non valable, non reconnu*, aucun code, aucun coupon, un code valide, ' +
    'un code promo valide, vérifier votre code, vérifiez votre code, mauvais code, faux, ' +
    "saisi n'est pas, non valables, erronée, " +
    'reconnaissons pas, aucune offre',
  minimum:
    "montant minimal, montant d'achat, au moins, pas atteint*, insuffisant, " +
    "valable à partir de, valable dès, dès * d'achat, trop faible, trop bas, " +
    "à partir de * d'achat, supérieur à, supérieure à, n'atteint pas, inférieur, " +
    'manque # code, ' +
    'ajoutez # pour, applique à partir',
  used:
    'déjà utilisé*, déjà été utilisé*, seule fois, déjà été ajouté*, usage unique, ' +
    'une seule utilisation, utilisé une, déjà bénéficié, déjà servi, utilisable une, ' +
    'déjà été consommé*, déjà profité, déjà consommé*',
  otherGoods:
    "applique pas, applique qu'*, exclu, exclus, non éligible*, pas éligible*, pas applicable, " +
    'pas valide pour, pas valable pour, pas valable sur, articles sélectionnés, ces articles, ' +
    'ces produits, valable pour aucun, non valable sur, articles soldés, aucun produit, ' +
    'aucun article, uniquement sur, certains articles, certains produits, hors promotion*, ' +
    'hors soldes, vos articles, produits concernés, articles concernés, ne concerne pas, ' +
    'non applicable, exclue, exclues, articles de votre panier, produits de votre panier, ' +
    'hors articles, déjà remisés',
  signIn:
    'connectez, connecter, connecté, identifiez, authentifier, réservé aux, réservée aux, ' +
    'membres, adhérents, créer un compte, créez un compte, ' +
    'identifier, compte client, connexion requise, inscrivez',
  newCustomers:
    'nouveaux clients, nouveau client, première commande, premier achat, première réservation, ' +
    'premiers achats, nouvelle cliente',
  limit:
    'trop de fois, nombre maxim*, épuisé*, peut uniquement, plus de coupons, ' +
    'trop grand nombre, plus de bons',
  tooMany: "trop de, trop souvent, trop d'essais, dépassé le nombre",
  later: 'réessayer plus tard, réessayez plus tard, réessayer dans, réessayez dans',
  attempts: 'tentatives, essais, requêtes, demandes',
  occupied:
    'un seul, cumulable*, être cumulé*, déjà un code, déjà appliqué*, déjà été appliqué*, ' +
    "autre code, autre bon, avec d'autres, d'abord le code, est déjà actif, code existant, " +
    "qu'un code, " +
    'pas compatible, cumuler, combiné, combinée',
  refused:
    "non appliqué*, applique pas, n'a pas, impossible, erreur, désolé*, refusé*, ne peut, " +
    'ne peuvent, ne pouvez, ne fonctionne, pas acti*, pas accepté*, pas disponible, désactivé, ' +
    'échec, pouvait pas',
}
