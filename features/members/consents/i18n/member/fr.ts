import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  signUp: { EMAIL: "Oui, envoyez-moi des offres par e-mail", SMS: "Oui, envoyez-moi des offres par SMS" },
  profile: { EMAIL: "Recevoir des offres par e-mail", SMS: "Recevoir des offres par SMS" },
};
