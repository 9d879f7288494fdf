import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  INCIDENT_STATE: "The incident has already been reported or closed.",
};
