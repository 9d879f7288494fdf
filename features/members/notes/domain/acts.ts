import type { Acts } from "#packages/domain/acts.ts";

export const notesActs = {
  "add-note": "MEMBERS",
  "edit-note": "MEMBERS",
  "remove-note": "MEMBERS",
  "pin-note": "MEMBERS",
  "unpin-note": "MEMBERS",
} as const satisfies Acts;
