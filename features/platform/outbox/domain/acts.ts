import type { Acts } from "#packages/domain/acts.ts";

export const outboxActs = {
  "open-message": "CLUB",
  "open-outbox": "PLATFORM",
} as const satisfies Acts;
