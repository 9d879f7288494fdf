import { todayIn } from "@stammis/domain/calendar";
import { balanceOn, type Lot, planRedemption } from "@stammis/domain/ledger";
import { askAboveAmount, checkPurchaseAmount, oreFromKronor } from "@stammis/domain/money";
import { type Earning, earningOf } from "@stammis/domain/points";
import type { Call } from "../../call.ts";
import type { Trips } from "../../db/database.ts";
import { isTaken } from "../../db/errors.ts";
import { prepared } from "../../db/prepared.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { findStoredAnswer, type Retry, replayed, retryOf, storeAnswer } from "../../stored-answers.ts";
import { readFacts, ruleOf } from "./registration-facts.ts";
import {
  changeLots,
  countPurchase,
  insertCategories,
  insertEarning,
  insertPurchase,
  insertRedemptions,
  insertUsages,
  type PlannedRedemption,
  type Registration,
} from "./registration-queries.ts";
import { usualAmount } from "./usual-amount.ts";

/** The writes of a plain purchase, compiled once. */
const prepare = {
  storedAnswer: prepared((q, it: Retry) => findStoredAnswer(q, it)),
  purchase: prepared((q, it: Registration) => insertPurchase(q, it)),
  count: prepared((q, it: Registration) => countPurchase(q, it)),
  earning: prepared((q, it: Registration & Earning & { lotId: number }) => insertEarning(q, it, it.lotId, it)),
  answer: prepared((q, it: Retry & { answer: string }) => storeAnswer(q, it, it.answer, null)),
};

type Registering = Call<"registerPurchase">;
type Answer = {
  purchaseId: number;
  earnedPoints: number;
  pointsValidThrough: string | null;
  redemptions: Redeemed[];
  clubPoints: number;
};
type Redeemed = { redemptionId: number; couponId: number; name: string; points: number };

function readAmount(kronor: number): number {
  const read = oreFromKronor(kronor);
  if (!read.ok) return refuseFields({ totalAmount: read.reason }) as never;
  const checked = checkPurchaseAmount(read.ore);
  if (!checked.ok) refuseFields({ totalAmount: checked.reason });
  return read.ore;
}

type Coupons = { id: number; name: string; points_required: number; publish_status: string }[];

/** Each coupon takes its price from what the ones before it left. */
function planRedemptions(
  couponIds: readonly number[],
  coupons: Coupons,
  ids: readonly number[],
  lots: readonly Lot[],
  today: Temporal.PlainDate,
) {
  let remaining = lots.map((lot) => ({ ...lot }));
  const planned: PlannedRedemption[] = couponIds.map((couponId, index) => {
    const coupon = coupons.find(({ id }) => id === couponId);
    if (coupon?.publish_status !== "ACTIVE") return refuse("COUPON_NOT_ACTIVE");
    const plan = planRedemption(remaining, coupon.points_required, today);
    if (!plan.ok) return refuse(plan.reason);
    const used = new Map(plan.usages.map(({ lotId, points }) => [lotId, points]));
    remaining = remaining.map((lot) => ({ ...lot, left: lot.left - (used.get(lot.id) ?? 0) }));
    return {
      id: ids[index] as number,
      couponId,
      name: coupon.name,
      points: coupon.points_required,
      usages: plan.usages,
    };
  });
  return { planned, remaining };
}

async function register(
  services: Services,
  call: Registering,
  amountOre: number,
  retry: Retry,
  trips: Trips,
): Promise<Answer> {
  const { build } = services.db;
  const { chain, actor, body, now } = call;
  const { member, lots, facts, coupons, knownCategories } = await readFacts(call, trips);
  if (!member || !facts) return refuse("NOT_FOUND");
  if (member.own) refuse("OWN_MEMBERSHIP");
  if (!facts.open) refuseFields({ pointOfSaleId: "NOT_FOUND" });
  const categoryIds = [...new Set(body.categoryIds)];
  if (knownCategories !== categoryIds.length) refuseFields({ categoryIds: "NOT_FOUND" });

  const today = todayIn(chain.timeZone, now);
  const { planned, remaining } = planRedemptions(body.couponIds, coupons, facts.redemption_ids, lots, today);
  const earning = earningOf(ruleOf(facts), amountOre, today);
  const it: Registration = {
    chainId: chain.id,
    id: facts.purchase_id,
    registrationKey: call.idempotencyKey,
    memberId: body.memberId,
    locationId: body.pointOfSaleId,
    accountId: actor.accountId,
    amountOre,
    now,
    today,
  };
  const answer: Answer = {
    purchaseId: it.id,
    earnedPoints: earning?.points ?? 0,
    pointsValidThrough: earning?.validThrough.toString() ?? null,
    redemptions: planned.map(({ id, couponId, name, points }) => ({ redemptionId: id, couponId, name, points })),
    clubPoints: balanceOn(remaining, today) + (earning?.points ?? 0),
  };
  const changes = planned.flatMap(({ id, usages }) => usages.map((usage) => ({ ...usage, redemptionId: id })));
  void trips.last(
    prepare.purchase(it),
    prepare.count(it),
    ...(earning ? [prepare.earning({ ...it, ...earning, lotId: facts.lot_id })] : []),
    ...(categoryIds.length > 0 ? [insertCategories(build, it, categoryIds)] : []),
    ...(planned.length > 0
      ? [
          insertRedemptions(build, it, planned),
          insertUsages(build, it, "REDEEM", changes),
          changeLots(build, "REDEEM", changes),
        ]
      : []),
    prepare.answer({ ...retry, answer: JSON.stringify(answer) }),
  );
  return answer;
}

/**
 * Registers what a member paid, gives the points it earns and takes those of the rewards used with it.
 * Points earned here cannot be spent here. Spec §4 "Points"; refusals as the contract lists them.
 */
export async function registerPurchase(services: Services, call: Registering): Promise<Answer> {
  const { chain, actor, body, idempotencyKey } = call;
  const amountOre = readAmount(body.totalAmount);
  if (actor.locationIds && !actor.locationIds.includes(body.pointOfSaleId)) refuse("OTHER_LOCATION");
  if (!body.amountConfirmed && askAboveAmount(amountOre, await usualAmount(services, chain, body.pointOfSaleId))) {
    refuse("AMOUNT_NEEDS_CONFIRMATION");
  }
  const { amountConfirmed: _, ...request } = body;
  const retry = retryOf(chain.id, actor.accountId, "registerPurchase", idempotencyKey, request);
  try {
    return await services.db.inChain(chain.id, (_trx, trips) => register(services, call, amountOre, retry, trips));
  } catch (error) {
    // A registration sent again meets its own traces: the key taken, the points spent. Then its answer is at hand.
    const [[stored]] = await services.db.read(chain.id, () => [prepare.storedAnswer(retry)]);
    const before = replayed<Answer>(stored, retry);
    if (before) return before;
    // The key was used by someone else, or for another member, at the same moment.
    if (isTaken(error, "purchase_chain_id_registration_key_key")) refuse("IDEMPOTENCY_KEY_REUSED");
    throw error;
  }
}
