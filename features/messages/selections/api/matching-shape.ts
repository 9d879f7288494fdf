import { type RawBuilder, sql } from "kysely";
import type { ConditionKind, ConditionOf } from "../domain/selection.ts";
import type { AskedRow } from "./row-queries.ts";

/** On which day of the club's a selection is asked; of purchases, those at these points of sale (null: at all). */
export interface AskedOn {
  today: Temporal.PlainDate;
  timeZone: string;
  locationIds: readonly number[] | null;
}

/** The same with the row it is asked of. */
export type AskedOf = AskedOn & { row: AskedRow };

/** Whether a row meets a condition; null counts as no. */
export interface ConditionSql {
  met: RawBuilder<unknown>;
  /** It asks `member_statistics`, too. */
  figures?: true;
  /** Rows with a `member_id` of their own, at most one a member, that it asks by the name it was given. */
  joinedRows?: RawBuilder<unknown>;
}

export type SqlOf<Kind extends ConditionKind> = (
  condition: ConditionOf<Kind>,
  asked: AskedOf,
  /** What `beside` is called. */
  name: string,
) => ConditionSql;

/** Whether a member has a row in what stands beside them. */
export const isThere = (name: string, has: boolean) =>
  sql`(${sql.ref(`${name}.member_id`)} is not null) = ${has}::boolean`;
