import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = { WRONG_SIGN_IN_CODE: "Le code est incorrect ou a expiré." };
