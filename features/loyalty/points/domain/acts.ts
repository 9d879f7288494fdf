import type { Acts } from "#packages/domain/acts.ts";

export const pointsActs = {
  "correct-points": "POINTS",
  "withdraw-correction": "POINTS",
  "deduct-points": "POINTS",
  "withdraw-deduction": "POINTS",
  "update-club-points": "CLUB",
  "activate-club-points": "CLUB",
  "deactivate-club-points": "CLUB",
  "set-correction-limits": "CLUB",
  "set-alone-limits": "CLUB",
  "set-look-up-limit": "CLUB",
  "set-point-cost": "CLUB",
} as const satisfies Acts;
