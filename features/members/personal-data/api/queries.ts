import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { DataPart } from "../i18n/member-data/phrases.ts";
import type { Parts } from "./data-shape.ts";
import { holdingParts } from "./holding-queries.ts";
import { personParts } from "./person-queries.ts";

export const parts: Parts = { ...personParts, ...holdingParts };

/** The tables whose rows name a member. */
type OfMembers = { [Table in keyof DB]: DB[Table] extends { member_id: unknown } ? Table : never }[keyof DB];

/**
 * Which part tells of a table's rows. A table that names members and has no row here is a type error; null: what it holds
 * is counted or spelled from rows that are told.
 */
export const partOfTable: Record<OfMembers, DataPart | null> = {
  approval_request: "largeAmounts",
  consent: "consents",
  contact_change: "addresses",
  earlier_address: "addresses",
  member_acceptance: "terms",
  member_device: "devices",
  member_import_row: "lists",
  member_month: null,
  member_note: "notes",
  member_session: "devices",
  member_stamp_card: null,
  member_statistics: "profile",
  member_token: "links",
  member_welcome_offer: "welcome",
  member_word: null,
  message: "messages",
  point_deduction: "deductions",
  point_entry: "pointEntries",
  point_lot: "points",
  purchase: "purchases",
  redemption: "coupons",
  sendout_recipient: "sendouts",
  signup: "joining",
  sms_reply: "smsReplies",
  stamp_card_usage: "stampCards",
  stamp_entry: "stamps",
  terms_notice: "terms",
  unsubscribe_id: null,
  wallet_pass: null,
  webhook_event: null,
};

/** A row by the names of a part's facts. */
export interface DataRow {
  key: number;
  [fact: string]: unknown;
}

/** Rows of a part by their key, after one, at most so many. */
export function selectPart(db: Build, part: DataPart, memberId: number, after: number, size: number) {
  const rows = sql<{ key: number }>`(${parts[part].rows(memberId)})`.as("part");
  return db.selectFrom(rows).selectAll().where("key", ">", after).orderBy("key").limit(size).$castTo<DataRow>();
}
