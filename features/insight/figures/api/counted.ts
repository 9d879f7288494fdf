import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

type Kind = DB["club_counter"]["kind"];

/** A subquery for the sum of a counter of this club, which is stored in several rows. `subject` is an id, as SQL. */
export const countedOf = (kind: Kind, subject: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(count), 0)::int from club_counter as counter where counter.chain_id = ${thisChain}
    and counter.kind = ${sql.lit(kind)} and counter.subject_id = ${subject})`;

/** A subquery like {@link countedOf} that excludes items that ended before a day. */
export const countedFrom = (kind: Kind, subject: RawBuilder<unknown>, day: Temporal.PlainDate) =>
  sql<number>`(select coalesce(sum(count), 0)::int from club_counter as counter where counter.chain_id = ${thisChain}
    and counter.kind = ${sql.lit(kind)} and counter.subject_id = ${subject} and counter.valid_through >= ${day}::date)`;
