import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { memberChecks } from "./member-checks.ts";
import { directoryHandlers } from "./routes.ts";
import { searchHandlers } from "./search/routes.ts";

export const directoryFeature = {
  handlers: (services: Services) => ({ ...directoryHandlers(services), ...searchHandlers(services) }),
  checks: memberChecks,
  personalData: {
    membership: {
      NAME: ["member.first_name", "member.last_name", "member.sorted_name", "member_word"],
      CONTACT: ["member.email", "member.phone", "member.street", "member.zip_code", "member.city"],
      BIRTHDAY_AND_GENDER: ["member.birthday", "member.gender"],
      MEMBERSHIP: [
        "member.membership_number",
        "member.language",
        "member.home_location_id",
        "member.registered_at",
        "member.removed_at",
        "member.import_id",
        "member.merged_into",
        "member.unclaimed",
      ],
    },
    messages: { MESSAGES: ["member.email_proved_at"] },
    marketing: { CONSENTS: ["left_address", "earlier_address"] },
  },
} satisfies ApiFeature;
