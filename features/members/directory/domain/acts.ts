import type { Acts } from "#packages/domain/acts.ts";

export const directoryActs = {
  "edit-member": "MEMBERS",
  "edit-own-profile": "MEMBERS",
  "resend-contact": "MEMBERS",
  "withdraw-contact": "MEMBERS",
  "remove-member": "MEMBERS",
} as const satisfies Acts;
