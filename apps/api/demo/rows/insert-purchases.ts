import { sql, type Transaction } from "kysely";
import { todayIn } from "#packages/domain/calendar.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { History } from "../history/history.ts";
import type { FoundedClub } from "./found-club.ts";
import { insertCardFillings, insertStampEntries, insertWelcomeOffers } from "./insert-cards.ts";
import { insertLedger } from "./insert-ledger.ts";
import { insertRows } from "./insert-rows.ts";
import { insertStock, insertUses } from "./insert-uses.ts";
import { type NumberedHistory, numberHistory } from "./numbered.ts";

async function insertReceipts(
  trx: Transaction<DB>,
  club: FoundedClub,
  { purchases, instantOf }: NumberedHistory,
): Promise<void> {
  const { chain, locationIds, accountIds, categoryIds, campaignIds } = club;
  // The database generates the keys, because no other code reads them.
  const keys = await sql<{
    key: string;
  }>`select gen_random_uuid() as key from generate_series(1, ${purchases.length}::int)`.execute(trx);
  const rows = purchases.map((purchase, index) => ({
    chain_id: chain.id,
    id: purchase.id,
    registration_key: keys.rows[index]?.key as string,
    member_id: purchase.memberId,
    location_id: locationIds[purchase.location] as number,
    account_id: accountIds[purchase.staff] as number,
    purchased_at: purchase.instant,
    purchased_on: purchase.on,
    amount_ore: purchase.ore,
    discount_ore: purchase.discountOre,
    returned_ore: purchase.returned?.ore ?? 0,
    returned_at: purchase.returned?.isComplete ? instantOf(purchase.returned.at) : null,
  }));
  await insertRows(trx, "purchase", rows);
  const categories = purchases.flatMap(({ id, receipt }) =>
    receipt.categories.map((each) => ({
      chain_id: chain.id,
      purchase_id: id,
      category_id: categoryIds[each] as number,
    })),
  );
  await insertRows(trx, "purchase_category", categories);
  const campaigns = purchases.flatMap(({ id, offers }) =>
    offers.campaigns.map((each) => ({ chain_id: chain.id, purchase_id: id, campaign_id: campaignIds[each] as number })),
  );
  await insertRows(trx, "purchase_campaign", campaigns);
}

async function insertReturns(
  trx: Transaction<DB>,
  { chain, locationIds, accountIds }: FoundedClub,
  { purchases, instantOf }: NumberedHistory,
): Promise<void> {
  const rows = purchases.flatMap(({ id, returnId, returned, location }) =>
    returned && returnId
      ? [
          {
            chain_id: chain.id,
            id: returnId,
            purchase_id: id,
            kind: returned.kind,
            amount_ore: returned.ore,
            whole: returned.isComplete,
            reason: returned.reason,
            location_id: locationIds[location] as number,
            account_id: accountIds[returned.staff] as number,
            returned_at: instantOf(returned.at),
          },
        ]
      : [],
  );
  await insertRows(trx, "purchase_return", rows);
}

/** Inserts a year of purchases with their results, one statement per table and kind, and counts the statistics. */
export async function insertPurchases(
  trx: Transaction<DB>,
  club: FoundedClub,
  history: History,
  memberIds: readonly number[],
  now: Temporal.Instant,
): Promise<void> {
  const numbered = await numberHistory(trx, club, history, memberIds);
  await insertReceipts(trx, club, numbered);
  await insertReturns(trx, club, numbered);
  await insertCardFillings(trx, club, history.cards, memberIds);
  await insertUses(trx, club, numbered.purchases, now);
  await insertStock(trx, club);
  await insertLedger(trx, club, numbered, history.rule.pointsPerKronaHundredths, now);
  await insertStampEntries(trx, club, numbered);
  await insertWelcomeOffers(trx, club, history, numbered, memberIds);
  const today = todayIn(club.chain.timeZone, now);
  await sql`select count_member_statistics(${club.chain.id}, ${today}::date)`.execute(trx);
  await sql`select count_club_figures(${club.chain.id})
    from (select count(*) from club_revision where chain_id = ${club.chain.id}) as on_its_node`.execute(trx);
}
