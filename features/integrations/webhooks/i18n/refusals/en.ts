import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  EVENTS_REQUIRED: "Choose at least one event",
  TOO_MANY_WEBHOOKS: "You’ve reached the limit for webhooks. Remove one first.",
};
