import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = { WRONG_SIGN_IN_CODE: "The code is wrong, or has expired." };
