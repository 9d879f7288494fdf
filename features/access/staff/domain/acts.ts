import type { Acts } from "#packages/domain/acts.ts";

export const staffActs = {
  "invite-staff": "STAFF",
  "resend-staff-invitation": "STAFF",
  "withdraw-staff-invitation": "STAFF",
  "accept-invitation": "STAFF",
  "decline-invitation": "STAFF",
  "update-staff": "STAFF",
  "remove-staff": "STAFF",
  "leave-club": "STAFF",
  "leave-company": "STAFF",
  "create-admin": "PLATFORM",
  "disable-demo": "PLATFORM",
  "invite-merchant": "PLATFORM",
  "resend-merchant-invitation": "PLATFORM",
  "withdraw-merchant-invitation": "PLATFORM",
} as const satisfies Acts;
