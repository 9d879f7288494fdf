import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: "Aide et assistance",
  title: "Aide et assistance",
  lead: "Les réponses aux questions les plus courantes. Si la vôtre n’y est pas, écrivez-nous.",
  writeTitle: "Écrivez-nous",
  writeLead:
    "Tous les commerçants de votre entreprise voient la même conversation. Vous recevez un e-mail dès que nous avons répondu.",
  askMerchant: "Le commerçant du club peut nous écrire depuis cette page.",
  otherWays: "Autres moyens de nous joindre",
  failed: "Impossible de charger les messages",
  older: "Afficher les plus anciens",
  noMessages: "Pas encore de message.",
  conversation: "La conversation",
  message: "Votre message",
  answer: "Votre réponse",
  send: "Envoyer",
  sent: "Le message est envoyé",
  empty: "Écrivez d’abord quelque chose",
  me: "Vous",
  platform: "Stammis",
  colleague: "Un collègue",
  threads: {
    title: "Assistance",
    search: "Entreprise, commerçant ou mots écrits",
    shows: { all: "Toutes", WAITING: "En attente", ANSWERED: "Traitées" },
    failed: "Impossible de charger les conversations",
    company: "Entreprise",
    toCompany: "La page de l’entreprise",
    nameless: "Entreprise sans nom",
    latest: "Dernier message",
    state: "État",
    waiting: "En attente",
    answered: "Réponse envoyée",
    noneWaiting: "Rien n’attend de réponse",
    noneFound: "Aucune conversation ne correspond",
    at: "Date",
    empty: "Personne n’a encore écrit",
    emptyText: "Dès qu’une entreprise écrit à l’assistance, la conversation apparaît ici.",
  },
  contact: {
    title: "Contact",
    lead: "Comment joindre l’équipe qui gère Stammis pour vous.",
    failed: "Impossible de charger les coordonnées",
    email: "E-mail",
    phone: "Téléphone",
    notSaidTitle: "Écrivez-nous",
    notSaid: "Il n’y a ni adresse e-mail ni numéro de téléphone à afficher. Nous répondons dans Aide et assistance.",
    toSupport: "Ouvrir Aide et assistance",
  },
  help: {
    title: "Comment faire\u00a0?",
    search: "Rechercher dans les réponses",
    found: "{count, plural, =0 {Aucune réponse} one {# réponse} other {# réponses}}",
    none: "Aucune réponse ne contient ces mots. Écrivez-nous ci-dessous.",
    answers: {
      join: {
        question: "Comment faire venir mes clients dans le club\u00a0?",
        answer:
          "Imprimez l’affiche de votre point de vente\u00a0: son code mène droit au club. Vous pouvez aussi inviter les personnes dont vous avez l’adresse et, à la caisse, inviter un client par téléphone ou par e-mail pendant l’enregistrement de son achat. L’achat attend alors pendant 30 jours que le client devienne membre.",
        go: "Ouvrir Faire connaître",
      },
      purchase: {
        question: "Comment enregistrer un achat\u00a0?",
        answer:
          "Ouvrez la caisse, puis scannez le code du membre ou saisissez son téléphone, son e-mail ou son numéro de membre. Saisissez le montant et confirmez. Le membre voit ses points aussitôt.",
        go: "Ouvrir la caisse",
      },
      wrong: {
        question: "Un achat est erroné. Comment le corriger\u00a0?",
        answer:
          "La personne qui l’a enregistré peut l’annuler dans les 15 minutes. Ensuite, ouvrez l’achat et choisissez Enregistrer un retour, en tout ou en partie. Les points, tampons et coupons sont repris automatiquement.",
        go: "Voir les achats",
      },
      points: {
        question: "Comment modifier le nombre de points que donne un achat\u00a0?",
        answer:
          "Dans Points, vous choisissez le nombre de points par couronne et leur durée. La modification s’applique dès maintenant\u00a0: les points déjà gagnés gardent leur validité.",
        go: "Ouvrir Points",
      },
      correct: {
        question: "Comment donner ou déduire des points à la main\u00a0?",
        answer:
          "Ouvrez le membre et choisissez Donner ou déduire des points. Indiquez le motif\u00a0: il figure sur le compte de points du membre. Vous pourrez revenir dessus.",
        go: "Voir les membres",
      },
      reward: {
        question: "Comment créer une récompense\u00a0?",
        answer:
          "Dans Coupons, créez une récompense, fixez son prix en points et publiez-la. Les membres la voient dans l’application, et la caisse la propose dès que les points suffisent.",
        go: "Ouvrir Coupons",
      },
      card: {
        question: "Comment créer une carte à tampons\u00a0?",
        answer:
          "Choisissez le nombre de tampons, l’apparence et la récompense, et essayez de tamponner la carte à côté du formulaire avant de publier. Si vous modifiez une carte déjà commencée, les membres gardent les règles les plus avantageuses.",
        go: "Ouvrir Cartes à tampons",
      },
      campaign: {
        question: "Comment montrer une campagne aux membres\u00a0?",
        answer:
          "Créez la campagne, donnez-lui une image et une date, choisissez les points de vente et publiez. Elle peut apporter un coupon de réduction, et vous obtenez un lien et un code QR à partager.",
        go: "Ouvrir Campagnes",
      },
      cashier: {
        question: "Comment inviter un caissier\u00a0?",
        answer:
          "Dans Utilisateurs, invitez la personne par e-mail et choisissez un rôle et des points de vente. Elle n’a accès qu’après avoir accepté.",
        go: "Ouvrir Utilisateurs",
      },
      code: {
        question: "Comment les caissiers se relaient-ils sur la même tablette\u00a0?",
        answer:
          "Un commerçant ouvre la caisse sur la tablette et choisit «\u00a0Autoriser cet appareil\u00a0» dans le menu. Chacun choisit ensuite son propre code dans son profil et l’utilise pour se connecter à la caisse.",
        go: "Voir mon profil",
      },
      large: {
        question: "Pourquoi la caisse demande-t-elle une approbation\u00a0?",
        answer:
          "Un montant exceptionnellement élevé exige une deuxième personne. Répondez dans Approbations, et la caisse continue d’elle-même. Le commerçant règle les limites dans Points.",
        go: "Ouvrir Approbations",
      },
      terms: {
        question: "Comment modifier les conditions d’adhésion\u00a0?",
        answer:
          "Modifiez le texte et publiez-le comme nouvelle version. Les anciennes versions sont conservées, et vous voyez laquelle chaque membre a acceptée.",
        go: "Ouvrir Conditions d’adhésion",
      },
      look: {
        question: "Comment changer la couleur, le logo ou l’adresse du club\u00a0?",
        answer:
          "Tout cela se trouve dans Le club. Si vous changez l’adresse, l’ancienne redirige vers la nouvelle pendant un an.",
        go: "Ouvrir Le club",
      },
      leave: {
        question: "Un membre veut être supprimé. Que faire\u00a0?",
        answer:
          "Ouvrez le membre et choisissez Supprimer le membre. Ses données sont effacées du club aussitôt, tandis que les achats et les montants restent, sans nom. C’est irréversible.",
        go: "Voir les membres",
      },
      who: {
        question: "Comment voir qui a modifié quelque chose\u00a0?",
        answer:
          "Le journal d’activité indique qui a fait quoi et quand, avec l’état avant et après. Recherchez une personne, un membre ou un élément.",
        go: "Ouvrir le journal d’activité",
      },
    },
  },
};
