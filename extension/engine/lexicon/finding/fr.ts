import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'code campagne, code de campagne, code réduc*, réduc, code promo*, code avantage, ' +
    "bon d achat, bon d'achat, réduction*, remise*, codes promo*, bon promo*, code offre, " +
    "code de l'offre, code d'offre, rabais, code d'avantage, code action, code spécial, " +
    'code bonus, code bienvenue, code privilege, code vip, code ristourne',
  weakField: '',
  gift: 'carte cadeau, cartes cadeaux, chèque cadeau, avoir, certificat cadeau*, code cadeau',
  decoy:
    "code de confirmation, pourboire*, passeport, carte d'identité, immatriculation, vendeur, " +
    'vendeuse, agence, collaborateur*, conseiller, code article, numéro de carte, ' +
    'numéro client, recherche*, courriel, fidélité, référence, ville, région, pays, téléphone, ' +
    'cryptogramme, code de sécurité, quantité, prénom, nom, société, mot de passe, livraison, ' +
    "parrain*, cherche*, code d'accès, code accès, code entreprise, digicode, code partenaire, " +
    "code client, code d'invitation, code d'activation, code activation, code porte, " +
    'code magasin, numéro de commande, numéro adhérent, numéro de licence, pass culture',
  apply:
    "utilise, appliquer, valider, utiliser, ajouter, activer, j'applique, je valide, " +
    "j'en profite, déduire, bénéficier, je profite, profiter",
  weakApply:
    'envoyer, soumettre, enregistrer, entrer, saisir, vérifier, tester, calculer, confirmer',
  reveal:
    'saisissez, entrez, ajoutez, utilisez, appliquez, insérez, indiquez, cliquez, avez, ai, ' +
    "ajouter, utiliser, saisir, entrer, appliquer, disposez, insérer, j'ajoute",
  remove:
    'ne pas utiliser, supprimer, annuler, retirer, enlever, effacer, ne plus utiliser, ' +
    'renoncer, désactiver, ôter, réinitialiser, détacher, désappliquer',
  bareCode:
    'votre code, mon code, saisir un code, saisir le code, saisissez un code, ' +
    'saisissez votre code, saisir votre code, entrez un code, entrez le code, ' +
    'entrez votre code, entrer un code, entrer le code, ajouter un code, vous avez un code, ' +
    'avez vous un code, un code, autre code, un autre code, ajouter un autre code, ' +
    'tapez un code, tapez le code, tapez votre code',
  worth: "bon d achat, bon d'achat, chèque réduction",
}
