import type { ApiFeature } from "#packages/server/feature.ts";
import { sessionsSchedule } from "./forget-sessions.ts";
import { sessionsHandlers } from "./routes.ts";

export const sessionsFeature = {
  schedule: sessionsSchedule,
  handlers: sessionsHandlers,
  overAllChains: {
    "forget-sessions.ts": ["member_session"],
    "queries.ts": ["staff"],
    "second-factor-queries.ts": ["staff"],
    "end-what-password-opened.ts": ["staff_pin"],
  },
  personalData: {
    signIn: { SIGN_IN: ["member.password_hash", "member_session", "member_device", "member_token", "rate_limit"] },
    staff: { SIGN_IN: ["account.password_hash", "account_device", "account_token", "staff_session"] },
  },
} satisfies ApiFeature;
