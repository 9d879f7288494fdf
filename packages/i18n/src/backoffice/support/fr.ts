import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Aide et assistance",
  lead: "Les réponses aux questions les plus courantes. Si la vôtre n’y est pas, écrivez-nous.",
  writeTitle: "Écrivez-nous",
  writeLead:
    "Tous les commerçants de votre entreprise voient la même conversation. Vous recevez un e-mail dès que nous avons répondu.",
  askMerchant: "Le commerçant du club peut nous écrire d’ici.",
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
    lead: "Ce que les entreprises ont écrit. Celles qui attendent une réponse sont en tête.",
    failed: "Impossible de charger les conversations",
    company: "Entreprise",
    nameless: "Entreprise sans nom",
    latest: "Dernier message",
    state: "Statut",
    waiting: "En attente",
    answered: "Répondu",
    at: "Heure",
    empty: "Personne n’a encore écrit",
    emptyText: "Dès qu’une entreprise écrit à l’assistance, la conversation apparaît ici.",
  },
  contact: {
    title: "Contact",
    lead: "Comment joindre ceux qui gèrent Stammis pour vous.",
    failed: "Impossible de charger les coordonnées",
    email: "E-mail",
    phone: "Téléphone",
    notSaidTitle: "Écrivez-nous",
    notSaid: "Il n’y a ni adresse e-mail ni numéro de téléphone à afficher. Nous répondons sous Aide et assistance.",
    toSupport: "Vers l’aide et l’assistance",
  },
  help: {
    title: "Comment faire\u00a0?",
    search: "Chercher parmi les réponses",
    found: "{count, plural, =0 {Aucune réponse} one {# réponse} other {# réponses}}",
    none: "Aucune réponse ne contient ces mots. Écrivez-nous ci-dessous.",
    answers: {
      join: {
        question: "Comment faire adhérer mes clients\u00a0?",
        answer:
          "Imprimez l’affiche de votre point de vente\u00a0: son code mène droit au club. Vous pouvez aussi inviter ceux dont vous avez l’adresse et, à la caisse, inviter un client par téléphone ou par e-mail pendant l’enregistrement de l’achat. L’achat attend alors 30 jours que le client adhère.",
        go: "Vers Attirer",
      },
      purchase: {
        question: "Comment enregistrer un achat\u00a0?",
        answer:
          "Ouvrez la caisse, scannez le code du membre ou saisissez son téléphone, son e-mail ou son numéro de membre. Saisissez le montant et confirmez. Le membre voit ses points aussitôt.",
        go: "Vers la caisse",
      },
      wrong: {
        question: "Un achat est erroné. Comment le modifier\u00a0?",
        answer:
          "Celui qui l’a enregistré peut l’annuler dans les 15 minutes. Ensuite, ouvrez l’achat et choisissez le retour, en tout ou en partie. Les points, tampons et coupons sont repris d’eux-mêmes.",
        go: "Vers les achats",
      },
      points: {
        question: "Comment modifier le nombre de points que donne un achat\u00a0?",
        answer:
          "Sous Points, vous choisissez les points par couronne et leur durée. La modification vaut dès maintenant\u00a0: les points déjà gagnés gardent la promesse avec laquelle ils ont été donnés.",
        go: "Vers les points",
      },
      correct: {
        question: "Comment donner ou retirer des points à la main\u00a0?",
        answer:
          "Ouvrez le membre et choisissez de donner ou de retirer des points. Dites pourquoi\u00a0: le motif figure sur le compte de points du membre. Vous pourrez revenir dessus.",
        go: "Vers les membres",
      },
      reward: {
        question: "Comment créer une récompense\u00a0?",
        answer:
          "Sous Coupons, créez une récompense, fixez son prix en points et publiez-la. Les membres la voient dans l’appli, et la caisse la propose dès que les points suffisent.",
        go: "Vers les coupons",
      },
      card: {
        question: "Comment créer une carte à tampons\u00a0?",
        answer:
          "Choisissez le nombre de tampons, l’apparence et la récompense, et essayez de tamponner la carte à côté du formulaire avant de publier. Si vous modifiez une carte déjà entamée, les membres gardent la meilleure des deux promesses.",
        go: "Vers les cartes à tampons",
      },
      campaign: {
        question: "Comment montrer une campagne aux membres\u00a0?",
        answer:
          "Créez la campagne, donnez-lui une image et une date, choisissez les points de vente et publiez. Elle peut apporter un coupon de réduction, et vous obtenez un lien et un code QR à partager.",
        go: "Vers les campagnes",
      },
      cashier: {
        question: "Comment inviter un caissier\u00a0?",
        answer:
          "Sous Utilisateurs, invitez par e-mail et choisissez un rôle et des points de vente. La personne n’a accès qu’après avoir accepté.",
        go: "Vers les utilisateurs",
      },
      code: {
        question: "Comment les caissiers se relaient-ils sur la même tablette\u00a0?",
        answer:
          "Un commerçant ouvre la caisse sur la tablette et approuve l’appareil dans le menu. Puis chacun choisit son propre code dans son profil et se connecte à la caisse avec.",
        go: "Vers mon profil",
      },
      large: {
        question: "Pourquoi la caisse demande-t-elle une approbation\u00a0?",
        answer:
          "Un montant exceptionnellement élevé exige une deuxième personne. Répondez sous Approbations, et la caisse continue d’elle-même. Le commerçant modifie les limites sous Points.",
        go: "Vers les approbations",
      },
      terms: {
        question: "Comment modifier les conditions d’adhésion\u00a0?",
        answer:
          "Réécrivez le texte et publiez-le comme nouvelle version. Les anciennes versions sont conservées, et l’on sait laquelle chaque membre a acceptée.",
        go: "Vers les conditions d’adhésion",
      },
      look: {
        question: "Comment changer la couleur, le logo ou l’adresse du club\u00a0?",
        answer:
          "Tout cela se trouve sous Le club. Si vous changez l’adresse, l’ancienne mène à la nouvelle pendant un an.",
        go: "Vers le club",
      },
      leave: {
        question: "Un membre veut être supprimé. Que faire\u00a0?",
        answer:
          "Ouvrez le membre et choisissez de le supprimer. La personne est effacée du club aussitôt, tandis que les achats et les sommes restent sans nom. C’est irréversible.",
        go: "Vers les membres",
      },
      who: {
        question: "Comment voir qui a modifié quelque chose\u00a0?",
        answer:
          "Le journal dit qui a fait quoi et quand, avec l’état avant et après. Cherchez une personne, un membre ou un élément.",
        go: "Vers le journal",
      },
    },
  },
};
