import type { Acts } from "#packages/domain/acts.ts";

export const categoriesActs = {
  "create-category": "CLUB",
  "rename-category": "CLUB",
  "remove-category": "CLUB",
} as const satisfies Acts;
