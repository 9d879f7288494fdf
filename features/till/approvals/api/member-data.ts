import { sql } from "kysely";
import { type MemberDataParts, nameOf, ofMember } from "#packages/server/db/member-data.ts";
import type { approvalsDataWords } from "../i18n/member-data.ts";

export const approvalsData = {
  largeAmounts: {
    place: 240,
    facts: { at: "moment", amount: "amount", location: "text", answer: "code", reason: "text" },
    rows: (memberId) => sql`select id as key, asked_at as at, amount_ore as amount,
      ${nameOf("location", "asked.location_id")} as location, answer, reason
      from approval_request as asked where ${ofMember("asked", memberId)}`,
  },
} satisfies MemberDataParts<typeof approvalsDataWords>;
