import { checkPurchaseAmount, oreFromKronor, parseAmount } from "@stammis/domain/money";
import { payWith } from "@stammis/domain/offers/coupons";
import { earnsOn, pointsFor } from "@stammis/domain/points/points";
import type { TillFacts, TillMember } from "../queries.ts";
import type { Visit } from "./visit.ts";

/** What confirming a visit would do; points and öre. */
export interface Plan {
  /** What the goods cost; null while nothing, or nothing that can be read, is typed. */
  goodsOre: number | null;
  /** To pay after value coupons, what they pay, and what is left over of them and lost. */
  paidOre: number;
  discountOre: number;
  lostOre: number;
  /** Points after the chosen rewards; those of the same purchase do not count. */
  pointsLeft: number;
  earned: number;
  /** Of what is earned, what fills points that earlier returns left owed, and what is owed after it. */
  filled: number;
  owed: number;
  /** Usable points afterwards. */
  balance: number;
  stamps: number;
  /** Names of the rewards and coupons taken. */
  taken: readonly string[];
}

/** Öre of a typed amount; a comma with nothing behind it yet is no mistake. */
export function typedOre(text: string) {
  return parseAmount(text.replace(/,$/, ""));
}

const worthOf = (kronor: number | null) => {
  const worth = oreFromKronor(kronor ?? 0);
  return worth.ok ? worth.ore : 0;
};

export const stampsOf = (visit: Visit): number => Object.values(visit.stamps).reduce((sum, count) => sum + count, 0);

/** What stands to be done, as far as the till can know it: the server decides by the same rules. Spec §4. */
export function planOf(
  visit: Visit,
  member: TillMember | undefined,
  facts: TillFacts | undefined,
  today: Temporal.PlainDate,
): Plan {
  const typed = visit.amount === "" ? null : typedOre(visit.amount);
  const goodsOre = typed?.ok ? typed.ore : null;
  const coupons = (member?.coupons ?? []).filter(({ id }) => visit.couponIds.includes(id));
  const rewards = (member?.stampcardCoupons ?? []).filter((each) =>
    visit.stampcardUsageIds.includes(each.stampcardUsageId),
  );
  const welcome = visit.welcomeOffer ? [member?.welcomeOffer ?? []].flat() : [];
  const values = [...coupons, ...welcome.map(({ coupon }) => coupon)].map((each) => worthOf(each?.value ?? null));
  const payment = payWith(goodsOre ?? 0, values);
  const pointsLeft = coupons.reduce((left, { pointsRequired }) => left - pointsRequired, member?.clubPoints ?? 0);
  const earned = earnedBy(payment.paidOre, facts, today);
  const owedBefore = member?.owedPoints ?? 0;
  const filled = Math.min(earned, owedBefore);
  return {
    goodsOre,
    ...payment,
    pointsLeft,
    filled,
    owed: owedBefore - filled,
    balance: pointsLeft + earned - filled,
    earned,
    stamps: stampsOf(visit),
    taken: [
      ...rewards.map(({ reward }) => reward),
      ...welcome.map(({ name }) => name),
      ...coupons.map(({ name }) => name),
    ],
  };
}

function earnedBy(paidOre: number, facts: TillFacts | undefined, today: Temporal.PlainDate): number {
  if (!facts) return 0;
  const { pointsActive: active, pointsPerKrona, countedPointsFrom } = facts;
  const from = countedPointsFrom === null ? null : Temporal.PlainDate.from(countedPointsFrom);
  const pointsPerKronaHundredths = Math.round(pointsPerKrona * 100);
  const rule = { active, pointsPerKronaHundredths, monthValidation: 1, countedPointsFrom: from };
  return earnsOn(rule, today) ? pointsFor(paidOre, pointsPerKronaHundredths) : 0;
}

export type Missing =
  | "MEMBER"
  | "NOTHING"
  | "GOODS"
  | "INVALID_AMOUNT"
  | "AMOUNT_TOO_SMALL"
  | "AMOUNT_TOO_LARGE"
  | "NOT_ENOUGH_POINTS";
export type Readiness = { ok: true } | { ok: false; reason: Missing };

/** Whether Confirm may be pressed, else what is still missing. An amount, if typed, is at least 1. Product's till. */
export function readinessOf(visit: Visit, plan: Plan): Readiness {
  const missing = (reason: Missing) => ({ ok: false, reason }) as const;
  if (visit.membershipId === null && visit.invitee === null) return missing("MEMBER");
  if (visit.amount !== "") {
    const typed = typedOre(visit.amount);
    if (!typed.ok) return missing(typed.reason);
    const checked = checkPurchaseAmount(typed.ore);
    if (!checked.ok) return missing(checked.reason);
  } else {
    // What a value coupon has left over is lost, so without goods it would pay nothing and be gone.
    if (plan.lostOre > 0) return missing("GOODS");
    const hasSomething = visit.invitee !== null || plan.stamps > 0 || plan.taken.length > 0;
    if (!hasSomething) return missing("NOTHING");
  }
  return plan.pointsLeft < 0 && plan.taken.length > 0 ? missing("NOT_ENOUGH_POINTS") : { ok: true };
}
