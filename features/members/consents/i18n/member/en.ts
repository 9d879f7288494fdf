import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  signUp: { EMAIL: "Yes, send me offers by email", SMS: "Yes, send me offers by text message" },
  profile: { EMAIL: "Send me offers by email", SMS: "Send me offers by text message" },
};
