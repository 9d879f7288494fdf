import type { Acts } from "#packages/domain/acts.ts";

export const paymentsActs = {
  "remove-card": "CLUB",
  "open-pay-page": "CLUB",
  "book-payment": "PLATFORM",
  "book-repayment": "PLATFORM",
} as const satisfies Acts;
