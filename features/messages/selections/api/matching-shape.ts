import { type RawBuilder, sql } from "kysely";
import type { ConditionKind, ConditionOf } from "../domain/selection.ts";
import type { AskedRow } from "./row-queries.ts";

/** The club's date of a query, and the points of sale whose purchases count (null: all). */
export interface AskedOn {
  today: Temporal.PlainDate;
  timeZone: string;
  locationIds: readonly number[] | null;
}

/** The query's date together with the row it reads. */
export type AskedOf = AskedOn & { row: AskedRow };

/** Whether a row meets a condition; null counts as no. */
export interface ConditionSql {
  met: RawBuilder<unknown>;
  /** The condition also reads `member_statistics`. */
  figures?: true;
  /** A subquery to join under `name`, with a `member_id` and at most one row a member. */
  joinedRows?: RawBuilder<unknown>;
}

export type SqlOf<Kind extends ConditionKind> = (
  condition: ConditionOf<Kind>,
  asked: AskedOf,
  /** The alias of the subquery in `joinedRows`. */
  name: string,
) => ConditionSql;

/** Whether a member has a row in the joined subquery. */
export const isThere = (name: string, has: boolean) =>
  sql`(${sql.ref(`${name}.member_id`)} is not null) = ${has}::boolean`;
