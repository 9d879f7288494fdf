import { sql } from "kysely";
import { type MemberDataParts, ofMember } from "#packages/server/db/member-data.ts";
import type { consentsDataWords } from "../i18n/member-data.ts";

export const consentsData = {
  consents: {
    place: 50,
    facts: { at: "moment", channel: "code", given: "answer", source: "code", text: "text" },
    rows: (memberId) =>
      sql`select id as key, at, channel, given, source, text from consent where ${ofMember("consent", memberId)}`,
  },
} satisfies MemberDataParts<typeof consentsDataWords>;
