import type { Acts } from "#packages/domain/acts.ts";

export const personalDataActs = {
  "leave-membership": "MEMBERS",
  "export-member-data": "MEMBERS",
  "export-own-data": "MEMBERS",
} as const satisfies Acts;
