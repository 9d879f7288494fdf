import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  TOO_MANY_OPTIONS: "100 choix au maximum",
  TOO_MANY_CONDITIONS: "20 conditions au maximum",
  MIN_ABOVE_MAX: "Ne peut pas dépasser le maximum",
  MAX_BELOW_MIN: "Ne peut pas être inférieur au minimum",
  SELECTION_IN_USE: "La sélection est utilisée. Remplacez-la d’abord là où elle l’est.",
  TOO_MANY_SELECTIONS: "Vous avez atteint le nombre maximal de sélections. Supprimez-en une d’abord.",
};
