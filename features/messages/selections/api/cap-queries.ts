import { sql } from "kysely";
import { type FrequencyCap, withinCapSince } from "#features/messages/sendouts/domain/sendout-times.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Selects the club's frequency cap, if it has one. */
export const selectCap = (db: Build) =>
  db
    .selectFrom("sendout_rules")
    .select(["cap_messages as messages", "cap_days as days"])
    .where("cap_messages", "is not", null)
    .$narrowType<FrequencyCap>();

/**
 * Whether a row of `sendout_recipient as sent` counts against the cap: sent within its days, or in progress. An index
 * serves both. The two media of one sendout and occasion count as one message.
 */
export const countsAgainst = (cap: FrequencyCap, now: Temporal.Instant) =>
  sql<boolean>`(sent.chain_id = ${thisChain} and (sent.state = 'CLAIMED'
    or (sent.state = 'SENT' and sent.sent_at > ${withinCapSince(cap, now)}::timestamptz)))`;

/** Sendouts with messages sent from a day on, or in progress. */
const sentFrom = (day: Temporal.PlainDate) => sql`array(
  select sendout_id from sendout_day where chain_id = ${thisChain} and day >= ${day}::date
  union select sendout_id from sendout_recipient where chain_id = ${thisChain} and state = 'CLAIMED')`;

/**
 * Selects the members at the cap, one row each; their messages are postponed, not dropped. Messages of the sendout
 * itself count only if sent for another occasion. Recipients of sendouts before the cap's days are not read.
 */
export function membersAtCap(cap: FrequencyCap, now: Temporal.ZonedDateTime, sendoutId?: number) {
  const since = withinCapSince(cap, now.toInstant()).toZonedDateTimeISO(now.timeZoneId);
  // Counting distinct values takes a third less time for one hash than for a pair of numbers.
  const message = sql`hashint8extended(sent.sendout_id, sent.occasion)`;
  return sql`(select sent.member_id from sendout_recipient as sent
    where sent.sendout_id = any(${sentFrom(since.toPlainDate())}) and ${countsAgainst(cap, now.toInstant())}
      ${sendoutId ? sql`and not (sent.sendout_id = ${sendoutId}::bigint and sent.occasion = 0)` : sql``}
    group by sent.member_id having count(distinct ${message}) >= ${cap.messages}::int)`;
}
