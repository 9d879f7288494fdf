import { sql } from "kysely";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { openFilling } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { kronorFromOre, oreFromKronor } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { VisitPlan } from "../domain/plan-visit.ts";
import type { VisitRows } from "./visits/read-visits.ts";

/** Returns the confirmation that the till gets for a new visit. */
export function answerOf(plan: VisitPlan, facts: VisitRows, today: Temporal.PlainDate) {
  const cardOf = (stampCardId: number) => facts.stampCards.find((card) => card.id === stampCardId);
  return {
    purchaseId: facts.ids.purchase,
    totalAmount: kronorFromOre(plan.payment.paidOre),
    discount: kronorFromOre(plan.payment.discountOre),
    lostValue: kronorFromOre(plan.payment.lostOre),
    earnedPoints: plan.earning?.points ?? 0,
    pointsValidThrough: plan.earning?.validThrough.toString() ?? null,
    redemptions: plan.uses.map((each, index) => ({
      redemptionId: facts.ids.redemptions[index] as number,
      couponId: each.couponId,
      stampcardUsageId: each.fillingId,
      name: each.name,
      points: each.points,
      value: kronorFromOre(each.valueOre),
    })),
    stampcards: plan.cards
      .filter(({ entries }) => entries.length > 0)
      .map(({ stampCardId, after }) => {
        const open = openFilling(after, today);
        return {
          stampcardId: stampCardId,
          title: cardOf(stampCardId)?.title ?? "",
          collectedStamps: open?.collected ?? 0,
          stampsAmount: open?.stampsAmount ?? cardOf(stampCardId)?.stamps_amount ?? 0,
        };
      }),
    completed: plan.completed.map(({ stampCardId }) => ({
      stampcardId: stampCardId,
      reward: cardOf(stampCardId)?.reward ?? "",
    })),
    welcomeOfferUsed: plan.welcomeUsed,
    clubPoints: plan.balance.points,
    owedPoints: owedBy(plan.account),
  };
}

export type Answer = ReturnType<typeof answerOf>;

/** Whether the answer can be rebuilt from the purchase's row: the visit had no coupons, rewards or stamps. */
export const isAnsweredByRow = (answer: Answer): boolean =>
  answer.totalAmount > 0 &&
  answer.redemptions.length + answer.stampcards.length + answer.completed.length === 0 &&
  !answer.welcomeOfferUsed;

const ids = (table: "purchase_category" | "purchase_campaign", column: "category_id" | "campaign_id") =>
  sql<number[]>`array(select ${sql.ref(column)} from ${sql.table(table)} as tag
    where tag.chain_id = ${thisChain} and tag.purchase_id = purchase.id)`;

/** Selects the numbers of memberships that were merged into the buyer's. */
const numbersBefore = sql<string[]>`array(select gone.membership_number from member gone
  where gone.chain_id = ${thisChain} and gone.merged_into = member.id)`;

/** Selects the purchase of a registration key, if its answer can be rebuilt from the row. */
export function selectRegistered(db: Build, { key }: { key: string }) {
  return db
    .selectFrom("purchase")
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "purchase.chain_id").onRef("member.id", "=", "purchase.member_id"),
    )
    .leftJoin("point_lot as lot", (join) =>
      join.onRef("lot.chain_id", "=", "purchase.chain_id").onRef("lot.purchase_id", "=", "purchase.id"),
    )
    .select(["purchase.id", "purchase.location_id", "amount_ore", "answered_points", "answered_owed"])
    .select(["membership_number", "removed_at", "lot.amount as earned", "lot.valid_through"])
    .select(numbersBefore.as("numbers_before"))
    .select(ids("purchase_category", "category_id").as("category_ids"))
    .select(ids("purchase_campaign", "campaign_id").as("campaign_ids"))
    .where("registration_key", "=", key)
    .where("answered_points", "is not", null);
}

type Registered = Awaited<ReturnType<ReturnType<typeof selectRegistered>["execute"]>>[number];
type Body = Call<"registerPurchase">["body"];

const sameIds = (some: readonly number[], others: readonly number[]) => {
  const [one, other] = [new Set(some), new Set(others)];
  return one.size === other.size && one.isSubsetOf(other);
};

/** Whether the request is the one that made this purchase. A member who has left has no number to compare. */
export function isSameRequest(row: Registered, body: Body): boolean {
  const amount = body.amount === null ? null : oreFromKronor(body.amount);
  return (
    (row.removed_at !== null ||
      [row.membership_number, ...row.numbers_before].includes(readCardCode(body.membershipId)?.number ?? "")) &&
    row.location_id === body.pointOfSaleId &&
    amount?.ok === true &&
    amount.ore === row.amount_ore &&
    sameIds(row.category_ids, body.categoryIds) &&
    sameIds(row.campaign_ids, body.campaignIds) &&
    body.couponIds.length + body.stamps.length + body.stampcardUsageIds.length === 0 &&
    body.welcomeOffer === null
  );
}

/** Rebuilds the original answer from the purchase's row. */
export const answerOfRow = (row: Registered): Answer => ({
  purchaseId: row.id,
  totalAmount: kronorFromOre(row.amount_ore),
  discount: 0,
  lostValue: 0,
  earnedPoints: row.earned ?? 0,
  pointsValidThrough: row.valid_through?.toString() ?? null,
  redemptions: [],
  stampcards: [],
  completed: [],
  welcomeOfferUsed: false,
  clubPoints: row.answered_points ?? 0,
  owedPoints: row.answered_owed ?? 0,
});
