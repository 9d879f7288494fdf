import type { Acts } from "#packages/domain/acts.ts";

export const settingsActs = {
  "create-chain": "CLUB",
  "update-chain": "CLUB",
  "set-chain-logo": "CLUB",
  "remove-chain-logo": "CLUB",
  "save-terms-draft": "CLUB",
  "publish-terms": "CLUB",
  "take-back-terms": "CLUB",
  "move-clock": "CLUB",
} as const satisfies Acts;
