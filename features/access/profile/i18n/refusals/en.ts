import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  TOO_MANY_VIEWS: "You’ve reached the limit for views. Remove one first.",
};
