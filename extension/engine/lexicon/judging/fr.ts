import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'réserver, réservation, commande*, payer, paiement, acheter, finaliser, poursuivre, ' +
    'caisse, valider mon panier, valider le panier, continuer, suivant, connexion, connecter, ' +
    'inscrire, inscription, créer, mettre à jour, actualiser, modifier, quantité, vider, ' +
    "l'article, le produit, envies, favoris, rechercher, retour, annuler, ajouter au panier, " +
    'étape suivante, changements, régler, cette adresse, mon adresse, je paie, la livraison',
  applied:
    'appliqué, appliquée, appliqués, appliquées, ajouté, ajoutée, accepté, acceptée, succès, ' +
    'activé, activée, pris en compte, prise en compte, vous économisez, a été validé, ' +
    'code validé, enregistré, vous bénéficiez, est valide, déduit*, est actif, est active, ' +
    'bien été, avez économisé',
  discount: 'remise*, réduction*, promotion*, bon, avantage*, rabais, ristourne, escompte',
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
    'plus en cours, pas encore actif, pas encore commencé, promo expiré, bon expiré, ' +
    'code expiré, arrivé à expiration, période de validité, offre est finie, est close',
  unknown:
    'orthographe, invalide, non valide, pas valide, pas valable, un code * valide, inconnu*, ' +
    'existe pas, introuvable, pas reconnu*, incorrect*, erroné, vérifiez le code, inexistant*, ' +
    'non valable, non reconnu*, aucun code, aucun coupon, un code valide, ' +
    'un code promo valide, vérifier votre code, vérifiez votre code, mauvais code, faux, ' +
    "saisi n'est pas, non valables, erronée, reconnaissons pas, aucune offre",
  minimum:
    "montant minimal, montant d'achat, au moins, pas atteint*, insuffisant, " +
    "valable à partir de, valable dès, dès * d'achat, trop faible, trop bas, " +
    "à partir de * d'achat, supérieur à, supérieure à, n'atteint pas, inférieur, " +
    'manque # code, ajoutez # pour, applique à partir',
  used:
    'déjà dans votre panier, déjà dans le panier, déjà dans ton panier, déjà utilisé*, ' +
    'déjà été utilisé*, seule fois, déjà été ajouté*, usage unique, une seule utilisation, ' +
    'utilisé une, déjà bénéficié, déjà servi, utilisable une, déjà été consommé*, ' +
    'déjà profité, déjà consommé*',
  otherGoods:
    "applique pas, applique qu'*, exclu, exclus, non éligible*, inéligible*, pas éligible*, " +
    'pas applicable, pas valide pour, pas valable pour, pas valable sur, ' +
    'articles sélectionnés, ces articles, ces produits, valable pour aucun, non valable sur, ' +
    'articles soldés, aucun produit, aucun article, uniquement sur, certains articles, ' +
    'certains produits, hors promotion*, hors soldes, vos articles, produits concernés, ' +
    'articles concernés, ne concerne pas, non applicable, exclue, exclues, ' +
    'articles de votre panier, produits de votre panier, hors articles, déjà remisés',
  signIn:
    'connectez, connecter, connecté, identifiez, authentifier, réservé aux, réservée aux, ' +
    'membres, adhérents, créer un compte, créez un compte, identifier, compte client, ' +
    'connexion requise, inscrivez',
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
    'nombre de codes, nombre de coupons, nombre de bons, un seul, cumulable*, être cumulé*, ' +
    "déjà un code, déjà appliqué*, déjà été appliqué*, autre code, autre bon, avec d'autres, " +
    "d'abord le code, est déjà actif, code existant, qu'un code, se cumule pas, " +
    'se cumulent pas, se combine pas, pas compatible, cumuler, combiné, combinée, déjà saisi*, ' +
    'déjà ajouté*, déjà été ajouté*',
  refused:
    "indisponible, ne remplit pas, ne remplissez pas, réservé à l'application, " +
    'uniquement * application, bloqué, problème, aucune réduction, aucune remise, pas destiné, ' +
    "en magasin, ne marche pas, pas fonctionné, non appliqué*, applique pas, n'a pas, " +
    'impossible, erreur, désolé*, refusé*, ne peut, ne peuvent, ne pouvez, ne fonctionne, ' +
    'pas acti*, pas accepté*, pas disponible, désactivé, échec, pouvait pas, ne peut être, ' +
    'ne peut pas',
}
