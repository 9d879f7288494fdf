import type { ApiFeature } from "#packages/server/feature.ts";
import { contactHandlers } from "./routes.ts";
import { contactSchedule } from "./update-stored-addresses.ts";

export const contactsFeature = {
  handlers: contactHandlers,
  schedule: contactSchedule,
  overAllChains: {
    "update-stored-addresses.ts": ["contact_change", "earlier_address", "member", "signup", "waiting_purchase"],
  },
} satisfies ApiFeature;
