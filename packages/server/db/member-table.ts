import type { Transaction } from "kysely";
import type { DB } from "./types.ts";

/** The tables whose rows name a member. */
export type TableOfMembers = {
  [Table in keyof DB]: DB[Table] extends { member_id: unknown } | { kept_id: unknown } ? Table : never;
}[keyof DB];

export interface ErasedMember {
  memberId: number;
  /** Every address that the member was ever reached by, except addresses that belong to another member today. */
  addresses: readonly string[];
}

/** Runs in the transaction of the erasure, after the member's own row has been emptied. */
type EraseRows = (trx: Transaction<DB>, member: ErasedMember) => Promise<void>;

/** What becomes of a table's rows when memberships are merged, when a member is erased, and when one requests their data. */
export interface MemberTable {
  /**
   * The other member's rows on a merge. `moves`: `merge_members` gives them to the kept member, and `part_members` returns
   * them. `ends`: `merge_members` deletes or closes them. `recounts`: they are computed from rows that move.
   */
  merge: "moves" | "ends" | "recounts" | "stays";
  /** `keeps`: a row without the member's own row says nothing about the person. `follows`: a trigger of `member` does it. */
  erase: "deletes" | "keeps" | "follows" | EraseRows;
  /** The part of the member's data file that shows the rows; null: they are computed from rows that are shown, or hold no data. */
  part: string | null;
}

/** By the table's name. A table that holds something about a member without naming one stays on a merge. */
export type MemberTables = { readonly [Table in keyof DB]?: MemberTable };

/** Replaces a reason that staff typed and that may name the member: the row keeps that there was one. */
export const erasedReason = "–";

/** Erases the reasons in a table that names the member. */
export const erasesReasons =
  (table: "approval_request" | "point_deduction" | "point_lot"): EraseRows =>
  async (trx, { memberId }) => {
    const reason = { reason: erasedReason };
    await trx.updateTable(table).set(reason).where("member_id", "=", memberId).where("reason", "<>", "").execute();
  };
