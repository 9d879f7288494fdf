import type { Acts } from "#packages/domain/acts.ts";

export const timelineActs = {
  "send-login-link": "MEMBERS",
  "end-member-device": "MEMBERS",
} as const satisfies Acts;
