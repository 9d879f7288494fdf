import type { Acts } from "#packages/domain/acts.ts";

export const sendoutsActs = {
  "create-sendout": "OFFERS",
  "update-sendout": "OFFERS",
  "remove-sendout": "OFFERS",
  "start-sendout": "OFFERS",
  "approve-sendout": "OFFERS",
  "draw-back-sendout": "OFFERS",
  "pause-sendout": "OFFERS",
  "resume-sendout": "OFFERS",
  "cancel-sendout": "OFFERS",
  "test-sendout": "OFFERS",
  "set-sendout-rules": "OFFERS",
} as const satisfies Acts;
