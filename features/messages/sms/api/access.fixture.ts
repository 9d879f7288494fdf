import { makeSmsReply } from "#tests/api/sms-replies.ts";
import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const smsAccess: AccessCases = {
  oldRows: {
    smsReplies: ({ chain, ago }) =>
      `insert into sms_reply (chain_id, member_id, text, received_at) values (${chain}, 1, 'Hej', ${ago(90)})`,
  },
  things: async ({ api, club, memberId }) => ({ replyId: await makeSmsReply(api, club, memberId) }),
  bodies: {
    handleSmsReply: { outcome: "SMS_OFF" },
  },
};
