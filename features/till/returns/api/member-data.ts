import { sql } from "kysely";
import { type MemberDataParts, nameOf, ofMember } from "#packages/server/db/member-data.ts";
import type { returnsDataWords } from "../i18n/member-data.ts";

export const returnsData = {
  returns: {
    place: 160,
    facts: { at: "moment", purchase: "number", amount: "amount", location: "text", kind: "code", reason: "text" },
    rows: (memberId) => sql`select back.id as key, back.returned_at as at, purchase_id as purchase,
      back.amount_ore as amount, ${nameOf("location", "back.location_id")} as location, back.kind, back.reason
      from purchase join purchase_return as back on back.chain_id = purchase.chain_id and back.purchase_id = purchase.id
      where ${ofMember("purchase", memberId)}`,
  },
} satisfies MemberDataParts<typeof returnsDataWords>;
