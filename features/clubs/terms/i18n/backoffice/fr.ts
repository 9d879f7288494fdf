import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: { membershipTerms: "Conditions d’adhésion", privacyPolicy: "Politique de confidentialité" },
  titles: { membership: "Conditions d’adhésion", privacy: "Politique de confidentialité" },
  leads: {
    membership: "Ce qui s’applique entre vous et le membre. Accepté par tous ceux qui adhèrent.",
    privacy: "Quelles données vous gardez, pourquoi et combien de temps. Accepté par tous ceux qui adhèrent.",
  },
  fetchFailed: {
    membership: "Impossible de charger les conditions d’adhésion",
    privacy: "Impossible de charger la politique de confidentialité",
  },
  languages: "Langue du texte",
  clubLanguage: "langue du club",
  emptyLanguage: "vide",
  fallsBack: "Sans texte ici, les membres voient celui en {language}.",
  copyFrom: "Partir du texte en {language}",
  title: "Titre",
  paragraphs: "Paragraphes",
  paragraphTitle: "Titre du paragraphe",
  paragraphContent: "Texte",
  paragraph: "Paragraphe {number}",
  newParagraph: "Nouveau avant le paragraphe {number}",
  someParagraphs: "Paragraphes {first} à {last}",
  add: "Ajouter un paragraphe",
  mostParagraphs: "Impossible d’ajouter plus de {count, number} paragraphes.",
  remove: "Supprimer le paragraphe {number}",
  moveUp: "Monter le paragraphe {number}",
  moveDown: "Descendre le paragraphe {number}",
  removed: "Le paragraphe est supprimé",
  undo: "Annuler",
  preview: "Ce que lit le membre",
  draft: {
    saved: "Brouillon enregistré",
    saving: "Enregistrement du brouillon",
    waiting: "Modifié",
    failed: "Le brouillon n’est pas enregistré",
    published: "Identique au texte publié",
    firstText: "Pas encore publié. Partez de ce texte et faites-le vôtre.",
  },
  publish: "Publier la version {version}",
  willPublish: "La version {version} sera visible aussitôt et s’appliquera à tous ceux qui adhèrent désormais.",
  willPublishNext:
    "La version {version} s’appliquera à partir du jour que vous choisissez. Les membres en sont informés avant.",
  nothingNew: "La version {version} est publiée. Rien n’a changé depuis.",
  nothingNewComing: "La version {version} s’appliquera à partir du {day}. Rien n’a changé depuis sa publication.",
  notComplete: "Saisissez un titre et au moins un paragraphe en {language} avant de publier.",
  tooLong: "Le texte en {language} est trop long. Raccourcissez-le pour que le brouillon soit de nouveau enregistré.",
  publishTitle: "Publier la version {version}\u00a0?",
  publishText:
    "Elle remplace la précédente à partir de son jour. Les versions antérieures sont conservées, et l’accord de chaque membre reste lié à la sienne.",
  publishFirstText:
    "Dès maintenant, chacun peut la lire et toute personne qui adhère l’accepte. Les changements deviennent de nouvelles versions.",
  published: "La version {version} est publiée",
  publishedFrom: "La version {version} s’appliquera à partir du {day}",
  publishFailed: "Impossible de publier",
  appliesFrom: "S’applique à partir du",
  appliesFromHint:
    "Un préavis de {days, plural, one {# jour} other {# jours}} est d’usage. D’ici là, vous pouvez la retirer.",
  asksAgain: "Demander un nouvel accord",
  asksAgainHint: "Le nouveau texte ne s’applique à un membre qu’une fois qu’il l’a accepté dans l’application.",
  willTell:
    "Chaque membre ayant une adresse e-mail reçoit un message sur ce qui change, et tous le voient dans l’application à leur prochaine visite. Ce n’est pas une offre et cela ne demande aucun consentement.",
  asked: "à accepter de nouveau",
  accepted:
    "{count, plural, =0 {Personne ne l’a encore acceptée} one {# membre l’a acceptée} other {# membres l’ont acceptée}}",
  acceptedMore: "Plus de {count, number} membres l’ont acceptée",
  coming: {
    told: "{members, plural, =0 {Aucun membre n’a d’adresse e-mail.} one {# membre a été informé par e-mail.} other {# membres ont été informés par e-mail.}}",
    telling:
      "{members, plural, =0 {Les membres vont être informés par e-mail sous peu.} one {# membre a été informé par e-mail, d’autres suivent.} other {# membres ont été informés par e-mail, d’autres suivent.}}",

    title: "La version {version} s’appliquera à partir du {day}",
    until: "D’ici là, la version {version} s’applique, y compris aux nouveaux membres.",
    takeBack: "Retirer",
    takeBackTitle: "Retirer la version {version}\u00a0?",
    takeBackText:
      "Elle ne s’appliquera jamais, et ceux qui en ont été informés par e-mail en seront avertis. Le texte dans l’éditeur ne change pas.",
    takenBack: "La version {version} est retirée",
    failed: "Impossible de retirer la version",
  },
  versions: "Versions",
  version: "Version {version}",
  versionOf: "{text}, version {version}",
  publishedAt: "Publiée {when}",
  versionFailed: "Impossible de charger la version",
  states: {
    IN_FORCE: "en vigueur",
    COMING: "à partir du {day}",
    TAKEN_BACK: "retirée",
  },
  noVersions: "Aucune version n’est encore publiée.",
  readOnly: "Seuls les responsables du club peuvent modifier le texte.",
};
