import type { Acts } from "#packages/domain/acts.ts";

export const sessionsActs = {
  "end-impersonation": "CLUB",
} as const satisfies Acts;
