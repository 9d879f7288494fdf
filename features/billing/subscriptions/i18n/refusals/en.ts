import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  NO_PLAN_OFFERED: "There is no plan to choose right now. Please contact us.",
  ALREADY_SUBSCRIBED: "The subscription is already running.",
  NOT_SUBSCRIBED: "There is no subscription to end.",
};
