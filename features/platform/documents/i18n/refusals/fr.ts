import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  VERSION_NOT_LATER: "Une version de cette date ou plus tardive existe déjà",
  DEMANDED_TOO_EARLY: "Au plus tôt le jour où le texte prend effet",
  VERSION_IN_USE: "La version est déjà en vigueur, ou quelqu’un l’a acceptée",
};
