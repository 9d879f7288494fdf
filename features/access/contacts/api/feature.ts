import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { linkSchedule } from "./forget-links.ts";
import { contactsHandlers } from "./routes.ts";
import { contactSchedule } from "./update-stored-addresses.ts";

export const contactsFeature = {
  handlers: contactsHandlers,
  schedule: (services: Services) => [...contactSchedule(services), ...linkSchedule(services)],
  overAllChains: {
    "forget-links.ts": ["contact_change", "member_token", "signup"],
    "update-stored-addresses.ts": ["contact_change", "earlier_address", "member", "signup", "waiting_purchase"],
  },
  personalData: {
    membership: { CONTACT: ["contact_change"] },
    staff: { CONTACT: ["account_contact_change"] },
  },
} satisfies ApiFeature;
