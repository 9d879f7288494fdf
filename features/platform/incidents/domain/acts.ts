import type { Acts } from "#packages/domain/acts.ts";

export const incidentsActs = {
  "open-incident": "CLUB",
  "change-incident": "CLUB",
  "report-incident": "CLUB",
  "close-incident": "CLUB",
} as const satisfies Acts;
