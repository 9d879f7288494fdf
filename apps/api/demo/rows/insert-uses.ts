import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { FoundedClub } from "./found-club.ts";
import { insertRows } from "./insert-rows.ts";
import type { Numbered } from "./numbered.ts";

/**
 * Returns when a redemption was cancelled; null while the cancellation is in the future and the redemption still
 * counts.
 */
export function cancelledAt({ redemption, instant }: Numbered, now: Temporal.Instant): Temporal.Instant | null {
  if (redemption === null || redemption.cancelledAfter === null) return null;
  const at = instant.add({ minutes: redemption.cancelledAfter });
  return Temporal.Instant.compare(at, now) <= 0 ? at : now;
}

/** Inserts the used rewards, value coupons and full cards, and the cancelled rewards. */
export async function insertUses(
  trx: Transaction<DB>,
  club: FoundedClub,
  purchases: readonly Numbered[],
  now: Temporal.Instant,
): Promise<void> {
  const { chain, locationIds, accountIds, couponIds, valueIds, campaignIds, cardIds } = club;
  const used = purchases.flatMap((purchase) => purchase.uses.map((use) => ({ purchase, ...use })));
  const rows = used.map(({ purchase, id, reward, value, card }) => ({
    chain_id: chain.id,
    id,
    member_id: purchase.memberId,
    coupon_id: (reward ? couponIds[reward.reward] : value ? valueIds[value.value] : null) ?? null,
    stamp_card_id: card ? (cardIds[card.card] as number) : null,
    usage_order: card?.order ?? null,
    campaign_id: value ? (campaignIds[value.campaign] as number) : null,
    purchase_id: purchase.id,
    location_id: locationIds[purchase.location] as number,
    account_id: accountIds[purchase.staff] as number,
    points: reward?.points ?? 0,
    value_ore: value?.ore ?? 0,
    redeemed_at: purchase.instant,
  }));
  await insertRows(trx, "redemption", rows);
  const cancellations = used.flatMap(({ purchase, id, reward }) => {
    const cancelled_at = reward && cancelledAt(purchase, now);
    const account_id = accountIds[purchase.staff] as number;
    const reason = "Gästen ångrade sig";
    return cancelled_at ? [{ chain_id: chain.id, redemption_id: id, account_id, cancelled_at, reason }] : [];
  });
  await insertRows(trx, "redemption_cancellation", cancellations);
  await sql`update stamp_card_usage set redemption_id = redemption.id from redemption
    where redemption.chain_id = ${chain.id} and (redemption.chain_id, redemption.member_id, redemption.stamp_card_id, redemption.usage_order)
      = (stamp_card_usage.chain_id, stamp_card_usage.member_id, stamp_card_usage.stamp_card_id, stamp_card_usage.usage_order)`.execute(
    trx,
  );
}

/** Inserts the current uses of limited coupons, with their limits. */
export async function insertStock(trx: Transaction<DB>, { chain }: FoundedClub): Promise<void> {
  await sql`insert into coupon_stock (chain_id, coupon_id, total_limit, taken)
    select chain_id, id, total_limit, (select count(*) from redemption
      where (redemption.chain_id, redemption.coupon_id) = (coupon.chain_id, coupon.id))
    from coupon where chain_id = ${chain.id} and total_limit is not null`.execute(trx);
}
