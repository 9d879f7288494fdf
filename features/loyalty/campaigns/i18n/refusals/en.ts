import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  LABEL_REQUIRED: "A button with a link needs a label",
  MONTHS_REQUIRED: "Enter how many months the offer is valid",
  WELCOME_OFFER_EXISTS: "The club already has a welcome offer",
  WELCOME_OFFER_EVERYWHERE: "The welcome offer is valid at every point of sale",
  AUDIENCE_NOT_PUBLIC: "What’s for a selection isn’t shown to everyone",
  AUDIENCE_NOT_WELCOMED: "The welcome offer is for everyone who joins",
  BANNER_VERSION_UNKNOWN: "The banner was made in a newer version of the service: reload the page",
};
