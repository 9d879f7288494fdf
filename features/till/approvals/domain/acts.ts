import type { Acts } from "#packages/domain/acts.ts";

export const approvalsActs = {
  "confirm-amount": "PURCHASES",
  "ask-approval": "PURCHASES",
  "approve-amount": "PURCHASES",
  "decline-amount": "PURCHASES",
  "withdraw-approval": "PURCHASES",
} as const satisfies Acts;
