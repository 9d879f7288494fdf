import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Right now",
  welcome: "Welcome offer",
  welcomeHow: "Show your card at the till. The offer is good for one purchase.",
  how: "Show your card at the till and the offer is yours.",
  coupon: "With the offer",
  guestText: "Register or log in to enjoy the offer.",
  where: "At {places}",
  newTab: "opens in a new tab",
  fetchFailed: "Unable to fetch campaign",
  listFailed: "Unable to fetch campaigns",
};
