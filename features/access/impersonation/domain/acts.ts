import type { Acts } from "#packages/domain/acts.ts";

export const impersonationActs = {
  "start-impersonation": "CLUB",
  "allow-support-changes": "CLUB",
} as const satisfies Acts;
