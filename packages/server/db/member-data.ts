import { type RawBuilder, sql } from "kysely";
import { thisChain } from "./this-chain.ts";

/** How a fact is stored. `code`: a value from a closed list, with words in `codes`; `amount`: öre. */
export type FactKind = "text" | "texts" | "code" | "number" | "amount" | "day" | "moment" | "answer" | "detail";

/** A part of the file with all data that a club stores about a member. */
export interface MemberDataPart<Fact extends string = string> {
  /** The position of the part in the file. */
  place: number;
  facts: Readonly<Record<Fact, FactKind>>;
  /** Starts with `select`; has a column for each fact, and `key` for paging. */
  rows: (memberId: number) => RawBuilder<unknown>;
}

/** The parts of a noun's data: one for each part of the noun's words, with the same facts. */
export type MemberDataParts<Words extends Record<string, { facts: object }>> = {
  readonly [Part in keyof Words]: MemberDataPart<keyof Words[Part]["facts"] & string>;
};

/** Matches rows of the member. */
export const ofMember = (row: string, memberId: number) =>
  sql`${sql.ref(`${row}.chain_id`)} = ${thisChain} and ${sql.ref(`${row}.member_id`)} = ${memberId}`;

/** Also matches rows that a merge left with a membership merged into the member's. */
export const ofMemberAndMerged = (row: string, memberId: number) =>
  sql`${sql.ref(`${row}.chain_id`)} = ${thisChain} and ${sql.ref(`${row}.member_id`)} in (select each.id from member as each
    where each.chain_id = ${thisChain} and (each.id = ${memberId} or each.merged_into = ${memberId}))`;

/** Selects the name of the row in `table` that the column `id` refers to. */
export const nameOf = (table: string, id: string, name: RawBuilder<unknown> = sql`it.name`) =>
  sql`(select ${name} from ${sql.table(table)} as it where it.chain_id = ${thisChain} and it.id = ${sql.ref(id)})`;
