import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { invitationSchedule } from "./forget-invitations.ts";
import { staffInvitationsHandlers } from "./invitations/routes.ts";
import { staffHandlers } from "./routes.ts";
import { staffChecks } from "./staff-checks.ts";

export const staffFeature = {
  schedule: invitationSchedule,
  handlers: (services: Services) => ({ ...staffInvitationsHandlers(services), ...staffHandlers(services) }),
  checks: staffChecks,
  overAllChains: {
    "get-access.ts": ["staff"],
    "settle-account.ts": ["list_view", "staff", "staff_activity", "staff_pin"],
  },
  personalData: {
    staff: {
      CONTACT: ["invitation"],
      ROLES: ["company_merchant", "staff", "staff_location", "staff_activity"],
      SIGN_IN: ["invitation_token"],
    },
  },
} satisfies ApiFeature;
