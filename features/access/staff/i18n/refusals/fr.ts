import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  LAST_MERCHANT: "Une entreprise doit garder au moins un commerçant. Invitez d’abord quelqu’un d’autre.",
  NOT_IN_SANDBOX: "Impossible dans un bac à sable. Invitez depuis un vrai club.",
};
