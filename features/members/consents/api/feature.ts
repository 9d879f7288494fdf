import type { ApiFeature } from "#packages/server/feature.ts";
import { consentChecks } from "./consent-checks.ts";
import { consentsHandlers } from "./unsubscribing/routes.ts";

export const consentsFeature = {
  handlers: consentsHandlers,
  checks: consentChecks,
  overAllChains: {
    "unsubscribing/find-unsubscriber.ts": ["unsubscribe_id"],
  },
  personalData: {
    marketing: { CONSENTS: ["member.email_notification", "member.phone_notification", "consent", "unsubscribe_id"] },
  },
} satisfies ApiFeature;
