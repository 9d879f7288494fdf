import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  membershipFailed: "Unable to fetch Membership Conditions",
  privacyFailed: "Unable to fetch Privacy Policy",
  emptyTitle: "The text is not published yet",
  emptyText: "Ask in the shop if you have any questions.",
};
