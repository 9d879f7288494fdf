import { makeSmsReply } from "#tests/api/messages/sms-replies.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const smsFixture: NounFixture = {
  quietTables: {
    club_sms_package: "only staff see it, and they load it",
    sms_account: "only staff see it, and they load it",
    sms_entry: "only staff see it, and they load it",
    sms_month: "only staff see it, and they load it",
    sms_purchase: "only staff see it, and they load it",
    sms_reply: "only staff see it, and they load it",
    sms_reservation: "only staff see it, and they load it",
  },
  support: {
    listSmsReplies: "withheld",
  },
  versionless: {
    handleSmsReply: "a second handling is refused",
    setSmsSender: "one name, saved at once; the trail has who",
    setSmsMonthLimit: "one number, saved at once; the trail has who",
    setSmsTopUp: "one choice, saved at once; the trail has who",
    setSmsPackages: "the platform's prices, all replaced together",
  },
  oldRows: {
    smsReplies: ({ chain, ago }) =>
      `insert into sms_reply (chain_id, member_id, text, received_at) values (${chain}, 1, 'Hej', ${ago(90)})`,
  },
  things: async ({ api, club, memberId }) => ({ replyId: await makeSmsReply(api, club, memberId) }),
  bodies: {
    handleSmsReply: { outcome: "SMS_OFF" },
  },
};
