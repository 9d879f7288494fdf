import type { Acts } from "#packages/domain/acts.ts";

export const dataProtectionActs = {
  "update-record-contact": "CLUB",
  "review-record": "CLUB",
  "create-processing-activity": "CLUB",
  "update-processing-activity": "CLUB",
  "remove-processing-activity": "CLUB",
} as const satisfies Acts;
