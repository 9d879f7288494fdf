import type { Acts } from "#packages/domain/acts.ts";

export const announcementsActs = {
  "create-announcement": "PLATFORM",
  "set-announcement": "PLATFORM",
  "remove-announcement": "PLATFORM",
} as const satisfies Acts;
