import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  WHAT_IF_RUNNING: "Another question is being worked out. Wait until it’s done, or remove it",
};
