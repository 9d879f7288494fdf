import type { Acts } from "#packages/domain/acts.ts";

export const mergingActs = {
  "merge-members": "MEMBERS",
  "undo-merge": "MEMBERS",
  "ask-merge": "MEMBERS",
  "ask-undo-merge": "MEMBERS",
  "withdraw-merge-request": "MEMBERS",
  "decline-merge-request": "MEMBERS",
} as const satisfies Acts;
