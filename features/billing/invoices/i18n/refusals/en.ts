import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  ALREADY_CREDITED: "The invoice has already been credited.",
  NO_PEPPOL_ADDRESS: "The buyer has no company number and can’t be reached via Peppol.",
};
