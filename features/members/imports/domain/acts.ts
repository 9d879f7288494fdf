import type { Acts } from "#packages/domain/acts.ts";

export const importsActs = {
  "start-import": "MEMBERS",
  "run-import": "MEMBERS",
  "stop-import": "MEMBERS",
  "undo-import": "MEMBERS",
  "invite-imported": "MEMBERS",
  "remove-import": "MEMBERS",
} as const satisfies Acts;
