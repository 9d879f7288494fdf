import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  VERSION_NOT_LATER: "There’s already a version from that day or later",
  DEMANDED_TOO_EARLY: "No earlier than the day the text takes effect",
  VERSION_IN_USE: "The version is already in effect, or someone has accepted it",
};
