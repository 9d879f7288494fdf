import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  SAME_MEMBER: "C’est la même adhésion.",
  MERGE_TOO_OLD: "Plus de 30 jours se sont écoulés\u00a0: la fusion ne peut plus être annulée.",
  MERGED_AGAIN: "Annulez d’abord la fusion la plus récente.",
  MERGED_THINGS_USED: "Un élément repris a été utilisé ou retourné\u00a0: la fusion ne peut plus être annulée.",
  OWN_MERGE: "Un collègue doit fusionner ou séparer votre propre adhésion.",
  MERGE_APPROVAL_NEEDED: "Un responsable du club doit l’approuver. Demandez-le sur la même page.",
  MERGE_APPROVAL_NOT_NEEDED: "Vous pouvez le faire vous-même, sans demander.",
};
