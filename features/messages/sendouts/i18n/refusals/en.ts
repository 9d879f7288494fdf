import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  MEDIUM_REQUIRED: "At least one medium per campaign",
  TIME_PASSED: "That time has passed. Choose another",
  NOBODY_REACHED: "No member can receive this sendout",
};
