import { sql } from "kysely";
import { type MemberDataParts, ofMember } from "#packages/server/db/member-data.ts";
import type { lettersDataWords } from "../i18n/member-data.ts";
import { withoutLinks } from "./queries.ts";

export const lettersData = {
  messages: {
    place: 70,
    facts: {
      at: "moment",
      kind: "code",
      channel: "code",
      recipient: "text",
      subject: "text",
      text: "text",
      status: "code",
    },
    // A stored link would open the member's account to anyone who has the file.
    rows: (memberId) => sql`select id as key, created_at as at, kind, medium as channel, recipient, subject,
      ${withoutLinks.text_body} as text, coalesce(report, status) as status from message where ${ofMember("message", memberId)}`,
  },
} satisfies MemberDataParts<typeof lettersDataWords>;
