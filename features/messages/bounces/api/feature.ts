import type { ApiFeature } from "#packages/server/feature.ts";
import { mailRefusalSchedule } from "./forget-refusals.ts";

export const bouncesFeature = {
  schedule: mailRefusalSchedule,
  overAllChains: {
    "accept-returned.ts": ["sendout", "sendout_recipient"],
    "accept-single.ts": ["message"],
  },
  personalData: {
    messages: { MESSAGES: ["member.email_bounced_at"] },
  },
} satisfies ApiFeature;
