import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  CARDS_NOT_TAKEN: "Cards aren’t accepted here. Please pay the invoice instead.",
  CARD_PROVIDER_SILENT: "The payment service isn’t responding right now. Try again in a while.",
  NO_CARD: "There is no card to remove.",
  NOTHING_OWED: "The invoice has already been paid.",
  PAYMENT_UNDER_WAY: "A payment is already on its way. Please wait a moment.",
  NOTHING_TO_REPAY: "There’s nothing to pay back on that invoice.",
  BANK_FILE_EMPTY: "The file is empty.",
  BANK_FILE_UNKNOWN_FORMAT: "The file is neither BgMax nor a table with dates and amounts.",
  BANK_FILE_INCOMPLETE: "Part of the file is missing. Get it from the bank again.",
  BANK_FILE_SUMS_DIFFER: "The file’s totals don’t add up. Get it from the bank again.",
  BANK_FILE_IS_A_TEST: "The bank marked the file as a test: no money has come in.",
};
