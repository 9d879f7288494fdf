import type { Acts } from "#packages/domain/acts.ts";

export const invitationsActs = {
  "invite-member": "MEMBERS",
  "invite-at-till": "MEMBERS",
  "resend-member-invitation": "MEMBERS",
  "withdraw-member-invitation": "MEMBERS",
} as const satisfies Acts;
