import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  INCIDENT_STATE: "L’incident est déjà notifié ou clos.",
};
