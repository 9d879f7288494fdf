import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: "Utilisateurs",
  invite: "Inviter un collègue",
  inviteText: "Nous envoyons un e-mail avec un lien. L’accès n’est donné qu’une fois l’invitation acceptée.",
  inviteLanguage: "Langue de l’invitation",
  searchLabel: "Nom, e-mail ou rôle",
  noneFound: "Personne ne correspond à la recherche.",
  aloneTitle: "Personne d’autre pour l’instant",
  aloneText:
    "Invitez les collègues qui tiennent la caisse, pour qu’ils enregistrent les achats avec leur propre compte.",
  you: "vous",
  role: "Rôle",
  pointsOfSale: "Points de vente",
  allPointsOfSale: "Tous",
  working: "Travaillent ici",
  invitedCount: "{count, plural, =0 {Invités} other {Invités (#)}}",
  noneInvited: "Aucune invitation n’attend de réponse",
  noneInvitedText: "Les personnes invitées restent ici jusqu’à ce qu’elles acceptent.",
  link: "Lien",
  linkUntil: "Valable jusqu’au {date}",
  linkExpired: "Expiré",
  never: "Pas encore",
  secondFactor: "connexion en deux étapes",
  roles: {
    ROLE_ADMIN: "Administrateur de la plateforme",
    ROLE_MERCHANT: "Commerçant",
    ROLE_LOCAL_MERCHANT: "Responsable local",
    ROLE_CASHIER: "Caissier",
  },
  roleHints: {
    ROLE_MERCHANT: "Peut tout faire, dans tous les points de vente.",
    ROLE_LOCAL_MERCHANT: "Voit les membres et les achats, et invite les caissiers de ses points de vente.",
    ROLE_CASHIER: "Enregistre les achats et voit le client en caisse.",
  },
  fetchFailed: "Impossible de charger les utilisateurs",
  saveFailed: "Impossible d’enregistrer l’utilisateur",
  removeFailed: "Impossible de supprimer l’utilisateur",
  invitationsFailed: "Impossible de charger les invitations",
  drawer: {
    mayManageStaff: "Peut gérer les autres responsables locaux",
    mayManageStaffHint: "Les inviter, les modifier et les supprimer dans ses points de vente.",
    chooseAll: "Tout sélectionner",
    saved: "{name}\u00a0: modifications enregistrées",
    waiting:
      "L’invitation n’a pas encore reçu de réponse. Voici ce que vous avez saisi\u00a0; le nom de la personne s’affichera quand elle aura accepté.",
    withdrawText: "Le lien de l’e-mail ne fonctionnera plus. Vous pourrez inviter de nouveau cette personne.",
    removeTitle: "Supprimer {name}\u00a0?",
    removeText: "L’accès au club prendra fin aussitôt. Ce qui est déjà enregistré reste.",
    made: "Clés d’API, webhooks et connexions créés par l’utilisateur",
    madeKey: "Clé d’API {name} ({club})",
    madeWebhook: "Webhook vers {host} ({club})",
    madeConnection: "Connexion {name} ({club})",
    revokeMade: "Révoquer aussi ce que l’utilisateur a créé",
    revokeMadeHint:
      "Les clés sont révoquées définitivement, les webhooks désactivés et les connexions suspendues. Les programmes qui les utilisent cesseront aussitôt de fonctionner.",
    keepMadeHint: "Tout continue de fonctionner, y compris pour qui possède encore une clé.",
    madeFailed:
      "Impossible de charger les clés d’API, webhooks et connexions créés par l’utilisateur. Ils seront révoqués à la suppression.",
    removed: "Utilisateur supprimé\u00a0: {name}",
    self: "C’est vous. Changez votre nom, votre langue et votre mot de passe dans votre profil.",
    toProfile: "Voir mon profil",
    notYours: "Vous pouvez voir cet utilisateur, mais pas le modifier.",
  },
  palette: {
    acts: {
      inviteStaff: "Inviter du personnel",
    },
    also: {
      inviteStaff: "utilisateurs collègue caissier ajouter",
    },
  },
};
