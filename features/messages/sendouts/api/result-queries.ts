import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** The number of days in which an unsubscription counts for the latest sendout in its channel. */
const unsubscribedWithinDays = 14;

/** Counts by medium the members who unsubscribed after a sendout, and before their next one in that channel. */
export const unsubscribedOf = (
  sendoutId: RawBuilder<unknown>,
) => sql`select recipient.medium, count(distinct recipient.member_id) as members
  from sendout_recipient as recipient
    join consent on consent.chain_id = ${thisChain} and consent.member_id = recipient.member_id and consent.channel = recipient.medium
      and not consent.given and consent.source in ('UNSUBSCRIBED', 'ONE_CLICK', 'STOP', 'COMPLAINT')
      and consent.at between recipient.sent_at and recipient.sent_at + make_interval(days => ${unsubscribedWithinDays})
  where recipient.chain_id = ${thisChain} and recipient.sendout_id = ${sendoutId} and recipient.state = 'SENT'
    and not exists (select from sendout_recipient as later where later.chain_id = ${thisChain}
      and later.member_id = recipient.member_id and later.medium = recipient.medium and later.state = 'SENT'
      and later.sent_at > recipient.sent_at and later.sent_at <= consent.at)
  group by 1`;

/** Sums by medium the credits of sent messages. */
export const paidOf = (
  sendoutId: RawBuilder<unknown>,
) => sql`select recipient.medium, sum(recipient.credits)::bigint as credits
  from sendout_recipient as recipient
  where recipient.chain_id = ${thisChain} and recipient.sendout_id = ${sendoutId} and recipient.state = 'SENT' group by 1`;
