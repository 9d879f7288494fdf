import { sql } from "kysely";
import { type MemberDataParts, ofMemberAndMerged } from "#packages/server/db/member-data.ts";
import type { smsDataWords } from "../i18n/member-data.ts";

export const smsData = {
  smsReplies: {
    place: 100,
    facts: { at: "moment", text: "text", status: "code", handledAt: "moment" },
    rows: (memberId) => sql`select id as key, received_at as at, text, coalesce(outcome, 'UNREAD') as status,
      handled_at as "handledAt" from sms_reply where ${ofMemberAndMerged("sms_reply", memberId)}`,
  },
} satisfies MemberDataParts<typeof smsDataWords>;
