import type { Acts } from "#packages/domain/acts.ts";

export const secondFactorActs = {
  "demand-second-factor": "STAFF",
  "second-factor-authenticator-added": "PLATFORM",
  "second-factor-authenticator-removed": "PLATFORM",
  "second-factor-passkey-added": "PLATFORM",
  "second-factor-passkey-removed": "PLATFORM",
  "second-factor-recovery-codes": "PLATFORM",
  "second-factor-reset": "PLATFORM",
} as const satisfies Acts;
