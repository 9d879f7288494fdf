import type { ApiFeature } from "#packages/server/feature.ts";
import { secondFactorHandlers } from "./routes.ts";

export const secondFactorFeature = {
  handlers: secondFactorHandlers,
  overAllChains: {
    "queries.ts": ["staff"],
  },
  personalData: {
    staff: { SIGN_IN: ["account_authenticator", "account_passkey", "account_recovery_code", "second_step"] },
  },
} satisfies ApiFeature;
