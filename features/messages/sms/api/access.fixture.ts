import { makeSmsReply } from "#tests/api/sms-replies.ts";
import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const smsAccess: AccessCases = {
  things: async ({ api, club, memberId }) => ({ replyId: await makeSmsReply(api, club, memberId) }),
  bodies: {
    handleSmsReply: { outcome: "SMS_OFF" },
  },
};
