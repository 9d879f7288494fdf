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
import { noRule, selectOpenLots, selectRule } from "../points/ledger.ts";
import {
  changeLots,
  countCategories,
  countPurchase,
  drawIds,
  insertCategories,
  insertEarning,
  insertPurchase,
  insertRedemptions,
  insertUsages,
  lockMember,
  type PlannedRedemption,
  type Registration,
  selectCouponsByIds,
  selectOpenLocation,
} from "./registration-queries.ts";
import { usualAmount } from "./usual-amount.ts";

/** The statements of a plain purchase, compiled once. */
const prepare = {
  lock: prepared((q, it: { memberId: number; accountId: number }) => lockMember(q, it.memberId, it.accountId)),
  storedAnswer: prepared((q, it: Retry) => findStoredAnswer(q, it)),
  lots: prepared((q, it: { memberId: number }) => selectOpenLots(q, it.memberId)),
  rule: prepared((q, _: object) => selectRule(q)),
  coupons: prepared((q, it: { ids: number[] }) => selectCouponsByIds(q, it.ids)),
  categories: prepared((q, it: { ids: number[] }) => countCategories(q, it.ids)),
  ids: prepared((q, it: { redemptions: number }) => drawIds(q, it.redemptions)),
  location: prepared((q, it: { id: number }) => selectOpenLocation(q, it.id)),
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

/** What the registration is decided on, read in one trip behind the member's lock. */
function readFacts({ body, actor }: Registering, retry: Retry, { batch }: Trips) {
  return batch(
    prepare.lock({ memberId: body.memberId, accountId: actor.accountId }),
    prepare.storedAnswer(retry),
    prepare.lots({ memberId: body.memberId }),
    prepare.rule({}),
    prepare.coupons({ ids: body.couponIds }),
    prepare.categories({ ids: body.categoryIds }),
    prepare.ids({ redemptions: body.couponIds.length }),
    prepare.location({ id: body.pointOfSaleId }),
  );
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
  const facts = await readFacts(call, retry, trips);
  const [[member], [stored], lots, [rule], coupons, [categories], [ids], [location]] = facts;
  const before = replayed<Answer>(stored, retry);
  if (before) return before;
  if (!member || !ids) return refuse("NOT_FOUND");
  if (member.own) refuse("OWN_MEMBERSHIP");
  if (!location) refuseFields({ pointOfSaleId: "NOT_FOUND" });
  const categoryIds = [...new Set(body.categoryIds)];
  if (categories?.count !== categoryIds.length) refuseFields({ categoryIds: "NOT_FOUND" });

  const today = todayIn(chain.timeZone, now);
  const { planned, remaining } = planRedemptions(body.couponIds, coupons, ids.redemptions, lots, today);
  const earning = earningOf(rule ?? noRule, amountOre, today);
  const it: Registration = {
    chainId: chain.id,
    id: ids.purchase,
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
    ...(earning ? [prepare.earning({ ...it, ...earning, lotId: ids.lot })] : []),
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
    // The key was used by someone else, or for another member, at the same moment.
    if (isTaken(error, "purchase_chain_id_registration_key_key")) refuse("IDEMPOTENCY_KEY_REUSED");
    throw error;
  }
}
