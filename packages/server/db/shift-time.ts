import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * Adds an interval to a timestamptz; a day has 24 hours. PostgreSQL's own `+` depends on the session's time zone, so the
 * nodes of a cluster refuse it where an UPDATE sets a column.
 */
export const shiftTime = (time: Expression<unknown>, interval: Expression<unknown>): RawBuilder<Temporal.Instant> =>
  sql`((${time} at time zone 'UTC' + ${interval}) at time zone 'UTC')`;
