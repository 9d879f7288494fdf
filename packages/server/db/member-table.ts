import type { Transaction } from "kysely";
import type { DB } from "./types.ts";

/** The tables whose rows refer to a member. */
export type TableOfMembers = {
  [Table in keyof DB]: DB[Table] extends { member_id: unknown } | { kept_id: unknown } ? Table : never;
}[keyof DB];

export interface ErasedMember {
  memberId: number;
  /** The number before the erasure. */
  membershipNumber: string;
  /** Every past and present address of the member, except addresses that now belong to another member. */
  addresses: readonly string[];
}

/** Runs in the erasure's transaction, after the member's own row has been emptied. */
type EraseRows = (trx: Transaction<DB>, member: ErasedMember) => Promise<void>;

/** How a table's rows are treated in a merge of memberships, an erasure and a request for personal data. */
export interface MemberTable {
  /**
   * The treatment of the merged member's rows. `moves`: `merge_members` moves them to the remaining member, and
   * `part_members` moves them back. `ends`: `merge_members` deletes or closes them. `recounts`: they are computed from
   * moved rows.
   */
  merge: "moves" | "ends" | "recounts" | "stays";
  /**
   * The treatment of the rows on an erasure. `keeps`: a row without the member's own row reveals nothing about the
   * person. `follows`: a trigger of `member` handles it.
   */
  erase: "deletes" | "keeps" | "follows" | EraseRows;
  /**
   * The part of the member's data file that shows the rows; null: they are computed from shown rows or hold no data.
   */
  part: string | null;
}

/** Rules by table name. A table with member data but without a member reference stays unchanged on a merge. */
export type MemberTables = { readonly [Table in keyof DB]?: MemberTable };

/** Replaces a staff-written reason, which may name the member: the row only shows that there was one. */
export const erasedReason = "–";

/** Erases the reasons in a table that refers to the member. */
export const erasesReasons =
  (table: "approval_request" | "point_deduction" | "point_lot"): EraseRows =>
  async (trx, { memberId }) => {
    const reason = { reason: erasedReason };
    await trx.updateTable(table).set(reason).where("member_id", "=", memberId).where("reason", "<>", "").execute();
  };
