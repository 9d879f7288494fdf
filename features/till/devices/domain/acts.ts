import type { Acts } from "#packages/domain/acts.ts";

export const devicesActs = {
  "approve-till-device": "STAFF",
  "rename-till-device": "STAFF",
  "revoke-till-device": "STAFF",
  "set-pin": "STAFF",
  "remove-pin": "STAFF",
} as const satisfies Acts;
