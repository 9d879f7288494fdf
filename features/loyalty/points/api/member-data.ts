import { sql } from "kysely";
import { type MemberDataParts, ofMember } from "#packages/server/db/member-data.ts";
import type { pointsDataWords } from "../i18n/member-data.ts";

export const pointsData = {
  points: {
    place: 170,
    facts: {
      id: "number",
      earnedOn: "day",
      source: "code",
      points: "number",
      validThrough: "day",
      left: "number",
      owed: "number",
      reason: "text",
      voidedAt: "moment",
      voidReason: "text",
    },
    rows: (memberId) => sql`select lot.id as key, lot.id, earned_on as "earnedOn", source, amount as points,
      valid_through as "validThrough", left_points as "left", owed_points as owed, lot.reason,
      voided.withdrawn_at as "voidedAt", voided.reason as "voidReason"
      from point_lot as lot left join correction_withdrawal as voided
        on voided.chain_id = lot.chain_id and voided.lot_id = lot.id
      where ${ofMember("lot", memberId)}`,
  },
  pointEntries: {
    place: 180,
    facts: { at: "moment", kind: "code", points: "number", of: "number" },
    rows: (memberId) =>
      sql`select id as key, at, kind, points, lot_id as "of" from point_entry where ${ofMember("point_entry", memberId)}`,
  },
  deductions: {
    place: 190,
    facts: { at: "moment", points: "number", reason: "text", givenBackAt: "moment", givenBackReason: "text" },
    rows: (memberId) => sql`select taken.id as key, deducted_at as at, points, taken.reason,
      back.withdrawn_at as "givenBackAt", back.reason as "givenBackReason"
      from point_deduction as taken left join deduction_withdrawal as back
        on back.chain_id = taken.chain_id and back.deduction_id = taken.id
      where ${ofMember("taken", memberId)}`,
  },
} satisfies MemberDataParts<typeof pointsDataWords>;
