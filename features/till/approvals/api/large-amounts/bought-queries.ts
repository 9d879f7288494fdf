import { type RawBuilder, sql } from "kysely";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { aloneLimits } from "../../domain/confirm-alone.ts";

/** Returns the moment when the club's day began. */
export const dayBeganOf = ({ today, timeZone }: Pick<ClubDay, "today" | "timeZone">): Temporal.Instant =>
  today.toZonedDateTime(timeZone).toInstant();

type Registered = "purchase" | "waiting_purchase";

/** The age in days of the oldest purchase that may have arrived today: a till may queue a visit for seven days. */
const oldestDays = 8;

/**
 * Sums amounts that a cashier or an API key may register alone and that no second person confirmed. A queued visit
 * counts on the day it arrived. It looks up the confirmation per purchase: an anti-join would read all large amounts.
 */
export const sumAlone = (table: Registered, of: RawBuilder<unknown>, dayBegan: Temporal.Instant) =>
  sql<number>`(select coalesce(sum(bought.amount_ore), 0)::bigint from ${sql.table(table)} as bought
    where bought.chain_id = ${thisChain} and ${of}
      and bought.purchased_at >= ${dayBegan}::timestamptz - make_interval(days => ${sql.lit(oldestDays)})
      and coalesce(bought.received_at, bought.purchased_at) >= ${dayBegan}::timestamptz
      and bought.amount_ore <= greatest(
        coalesce((select alone_per_purchase_ore from club_points where chain_id = ${thisChain}), ${sql.lit(aloneLimits.perPurchaseOre)}),
        (select max(alone_per_purchase_ore) from api_key where chain_id = ${thisChain} and revoked_at is null))
      and (select confirmed.confirmed_by from large_amount as confirmed where confirmed.chain_id = ${thisChain}
        and confirmed.registration_key = bought.registration_key) is null)`;

/** Sums a member's purchases since a moment without a second person, in öre, including returned ones. */
export const boughtAlone = (memberId: RawBuilder<unknown>, dayBegan: Temporal.Instant) =>
  sumAlone("purchase", sql`bought.member_id = ${memberId}`, dayBegan);
