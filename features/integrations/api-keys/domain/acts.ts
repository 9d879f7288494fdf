import type { Acts } from "#packages/domain/acts.ts";

export const apiKeysActs = {
  "create-api-key": "STAFF",
  "set-api-key-limits": "STAFF",
  "revoke-api-key": "STAFF",
} as const satisfies Acts;
