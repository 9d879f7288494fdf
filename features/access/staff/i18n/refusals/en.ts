import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  LAST_MERCHANT: "A company needs at least one merchant. Invite someone else first.",
  NOT_IN_SANDBOX: "Not possible in a sandbox. Invite from a real club.",
};
