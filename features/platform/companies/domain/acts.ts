import type { Acts } from "#packages/domain/acts.ts";

export const companiesActs = {
  "update-company": "CLUB",
  "accept-document": "CLUB",
  "open-company-with-taken-number": "PLATFORM",
} as const satisfies Acts;
