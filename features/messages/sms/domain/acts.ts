import type { Acts } from "#packages/domain/acts.ts";

export const smsActs = {
  "handle-sms-reply": "MEMBERS",
  "turn-off-sms": "MEMBERS",
  "buy-sms-credits": "CLUB",
  "set-sms-sender": "CLUB",
  "set-sms-limit": "CLUB",
  "set-sms-top-up": "CLUB",
  "set-sms-prices": "CLUB",
} as const satisfies Acts;
