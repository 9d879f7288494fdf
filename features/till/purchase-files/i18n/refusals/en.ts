import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  PURCHASE_FILE_UNREADABLE: "The file needs a heading row with receipt, time, amount and member",
  PURCHASE_FILE_TOO_LONG: "The file has more than 1,000 purchases. Split it.",
};
