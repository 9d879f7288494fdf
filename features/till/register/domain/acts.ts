import type { Acts } from "#packages/domain/acts.ts";

export const registerActs = {
  "look-ups-passed-limit": "MEMBERS",
  "return-purchase": "PURCHASES",
  "undo-purchase": "PURCHASES",
  "cancel-redemption": "PURCHASES",
} as const satisfies Acts;
