import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  leavesOut: "Send to as many as the credits cover",
  hint: {
    NO_SMS_CREDITS: "The others are skipped. You can also buy more credits first.",
    SMS_MONTH_LIMIT: "The others are skipped. You can also raise the month’s limit first.",
  },
  needed: {
    NO_SMS_CREDITS: "The credits do not cover everyone. Tick the box or buy more credits.",
    SMS_MONTH_LIMIT: "The month’s SMS limit does not cover everyone. Tick the box or raise the limit.",
  },
  toSmsAccount: {
    NO_SMS_CREDITS: "Buy credits",
    SMS_MONTH_LIMIT: "Change the month’s limit",
  },
};
