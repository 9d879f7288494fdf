import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  SECOND_STEP_OVER: "That took too long, or too many tries. Start again with your password.",
  WRONG_CODE: "That code is wrong or already used. Wait for the next one and try again.",
  PASSKEY_NOT_ACCEPTED: "The passkey was not accepted. Try again, or choose another way.",
  SECOND_FACTOR_REQUIRED: "You must have a second step. Add another before you remove this one.",
  SECOND_FACTOR_MISSING: "Add a second step for yourself first.",
};
