import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  titles: { membership: "Conditions d’adhésion", privacy: "Politique de confidentialité" },
  leads: {
    membership: "Ce qui vaut entre vous et le membre. Accepté par tous ceux qui adhèrent.",
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
  add: "Ajouter un paragraphe",
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
    published: "Même texte que celui publié",
    firstText: "Pas encore publié. Partez de ce texte et faites-le vôtre.",
  },
  publish: "Publier la version {version}",
  willPublish:
    "La version {version} sera visible aussitôt et vaudra pour tous ceux qui adhèrent à partir de maintenant.",
  nothingNew: "La version {version} est publiée. Rien n’a changé depuis.",
  notComplete: "Écrivez un titre et au moins un paragraphe en {language} avant de publier.",
  publishTitle: "Publier la version {version} ?",
  publishText:
    "Elle remplace la précédente pour tous ceux qui la lisent. Les versions antérieures sont gardées, et l’accord de chaque membre garde la sienne.",
  publishFirstText:
    "Dès maintenant chacun peut la lire, et qui adhère l’accepte. Les changements deviennent de nouvelles versions.",
  published: "La version {version} est publiée",
  publishFailed: "Impossible de publier",
  versions: "Versions",
  version: "Version {version}",
  versionCurrent: "en vigueur",
  noVersions: "Aucune version n’est encore publiée.",
  readOnly: "Seuls les responsables du club peuvent modifier le texte.",
};
