import type { Compilable } from "kysely";
import { recordVisits } from "#features/insight/figures/api/record-figures.ts";
import { type OpenedLot, openLots, writeAccounts } from "#features/loyalty/points/api/write-account.ts";
import { writeAllCards } from "#features/loyalty/stamp-cards/api/write-cards.ts";
import { rowInserter } from "#packages/server/db/row-set.ts";
import type { DecidedVisit } from "./decided-visit.ts";
import { writeUses } from "./write-uses.ts";

const insertPurchases = rowInserter("purchase", {
  id: "bigint",
  registration_key: "uuid",
  member_id: "bigint",
  location_id: "bigint",
  account_id: "bigint",
  purchased_at: "timestamptz",
  purchased_on: "date",
  received_at: "timestamptz null",
  amount_ore: "bigint",
  discount_ore: "bigint",
  answered_points: "bigint null",
  answered_owed: "bigint null",
});

const insertCategories = rowInserter("purchase_category", { purchase_id: "bigint", category_id: "bigint" });
const insertCampaigns = rowInserter("purchase_campaign", { purchase_id: "bigint", campaign_id: "bigint" });

const purchaseOf = ({ visit, plan: { payment }, answered }: DecidedVisit) => ({
  id: visit.id,
  registration_key: visit.registrationKey,
  member_id: visit.memberId,
  location_id: visit.locationId,
  account_id: visit.accountId,
  purchased_at: visit.purchasedAt,
  purchased_on: visit.purchasedOn,
  received_at: visit.receivedAt,
  amount_ore: payment.paidOre,
  discount_ore: payment.discountOre,
  answered_points: answered?.points ?? null,
  answered_owed: answered?.owed ?? null,
});

const categoriesOf = ({ visit, categoryIds }: DecidedVisit) =>
  categoryIds.map((category_id) => ({ purchase_id: visit.id, category_id }));

const campaignsOf = ({ visit, plan }: DecidedVisit) =>
  plan.campaignIds.map((campaign_id) => ({ purchase_id: visit.id, campaign_id }));

function lotOf({ visit, plan: { earning }, rows }: DecidedVisit): OpenedLot[] {
  if (!earning) return [];
  const { points, validThrough, pointsPerKronaHundredths } = earning;
  const lot = { lotId: rows.ids.lot, points, validThrough, pointsPerKronaHundredths, earnedOn: visit.purchasedOn };
  return [{ ...visit, ...lot, source: "PURCHASE", purchaseId: visit.id, reason: "", accountId: null }];
}

function accountOf({ visit, plan, rows }: DecidedVisit) {
  const entries = plan.entries.map(({ use, ...entry }) => {
    return { ...entry, redemptionId: use === null ? null : (rows.ids.redemptions[use] as number) };
  });
  return { who: visit, entries };
}

function cardsOf({ visit, plan }: DecidedVisit) {
  return { who: visit, tie: { purchaseId: visit.id, returnId: null, redemptionId: null }, changes: plan.cards };
}

/** Returns the statements that write decided visits, each of another member, in the required order. */
export function writeVisits(decided: readonly DecidedVisit[]): Compilable[] {
  // Rows of members change in the order of their ids, so that two batches cannot deadlock.
  const all = decided.toSorted((one, other) => one.visit.memberId - other.visit.memberId);
  const [first] = all;
  if (!first) return [];
  const { chainId } = first.visit;
  return [
    ...insertPurchases(chainId, all.map(purchaseOf)),
    ...insertCategories(chainId, all.flatMap(categoriesOf)),
    ...insertCampaigns(chainId, all.flatMap(campaignsOf)),
    ...writeUses(all, first.visit),
    ...openLots(all.flatMap(lotOf)),
    ...writeAccounts(all.map(accountOf)),
    ...writeAllCards(all.map(cardsOf)),
    ...recordVisits(all),
  ];
}
