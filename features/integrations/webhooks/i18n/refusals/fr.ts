import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  EVENTS_REQUIRED: "Choisissez au moins un événement",
  TOO_MANY_WEBHOOKS: "Vous avez atteint le nombre maximal de webhooks. Supprimez-en un d’abord.",
};
