import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Notes",
  write: "Écrire une note",
  failed: "Impossible de charger les notes",
  empty: "Aucune note. Écrivez ce que doit savoir la personne qui accueille le membre.",
  severalTitle: "{count, plural, one {Note sur # membre} other {Note sur # membres}}",
  text: "Note",
  textHint:
    "Tenez-vous aux faits. Le membre pourra lire cette note s’il demande ses données, et elle sera effacée si le membre est supprimé.",
  saveFailed: "Impossible d’enregistrer la note",
  edited: "modifiée {when}",
  formerStaff: "Ancien membre du personnel",
  actsFor: "Actions pour la note de {author}",
  pinned: "Affichée à la caisse",
  pin: "Afficher à la caisse",
  unpin: "Ne plus afficher à la caisse",
  pinDone: "La caisse affiche la note quand le membre vient",
  unpinDone: "La caisse n’affiche plus la note",
  pinFailed: "Impossible de changer ce que la caisse affiche",
  removed: "La note est supprimée",
  removeTitle: "Supprimer la note ?",
  removeText: "Elle disparaît pour tout le monde et ne peut pas être récupérée.",
  removeFailed: "Impossible de supprimer la note",
  atTill: "Note",
};
