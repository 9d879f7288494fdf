import { sql } from "kysely";
import { type FrequencyCap, withinCapSince } from "#features/messages/sendouts/domain/sendout-times.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** The cap of a club that has one. */
export const selectCap = (db: Build) =>
  db
    .selectFrom("sendout_rules")
    .select(["cap_messages as messages", "cap_days as days"])
    .where("cap_messages", "is not", null)
    .$narrowType<FrequencyCap>();

/**
 * Whether a row of `sendout_recipient as sent` counts against the cap: it went out within its days, or is about to; an index
 * answers either. Both media of one sendout, of one occasion, are one message.
 */
export const countsAgainst = (cap: FrequencyCap, now: Temporal.Instant) =>
  sql<boolean>`(sent.chain_id = ${thisChain} and (sent.state = 'CLAIMED'
    or (sent.state = 'SENT' and sent.sent_at > ${withinCapSince(cap, now)}::timestamptz)))`;

/** Sendouts that have written to somebody from a day on, or are about to. */
const sentFrom = (day: Temporal.PlainDate) => sql`array(
  select sendout_id from sendout_day where chain_id = ${thisChain} and day >= ${day}::date
  union select sendout_id from sendout_recipient where chain_id = ${thisChain} and state = 'CLAIMED')`;

/**
 * Of all members, those who have had as many messages as the cap allows, one row each: they wait, and are not dropped. What the
 * sendout that is asked about has sent itself counts where it goes anew. Of sendouts before the cap's days no recipient is read.
 */
export function membersAtCap(cap: FrequencyCap, now: Temporal.ZonedDateTime, sendoutId?: number) {
  const since = withinCapSince(cap, now.toInstant()).toZonedDateTimeISO(now.timeZoneId);
  // Two numbers as one are told apart in two thirds of the time that a pair of them takes.
  const message = sql`hashint8extended(sent.sendout_id, sent.occasion)`;
  return sql`(select sent.member_id from sendout_recipient as sent
    where sent.sendout_id = any(${sentFrom(since.toPlainDate())}) and ${countsAgainst(cap, now.toInstant())}
      ${sendoutId ? sql`and not (sent.sendout_id = ${sendoutId}::bigint and sent.occasion = 0)` : sql``}
    group by sent.member_id having count(distinct ${message}) >= ${cap.messages}::int)`;
}
