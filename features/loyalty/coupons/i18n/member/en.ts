import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  cost: "{count, plural, one {# point} other {# points}}",
  how: "Show your card at the till to use it.",
  guestText: "Log in to see how close you are.",
  fetchFailed: "Unable to fetch coupon",
  howValue: "Show your card at the till to get the amount off.",
  guestTextValue: "Register or log in to use it.",
  atLeast: "On purchases of {amount} kr or more",
};
