import { payWith } from "@stammis/domain/offers/coupons";
import { balanceOn, type Lot, planRedemption } from "@stammis/domain/points/ledger";
import { type EarningRule, earningOf } from "@stammis/domain/points/points";
import type { DemoPurchase } from "./demo-history.ts";
import type { Person } from "./people.ts";
import type { RewardPlan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Visit } from "./visits.ts";

export interface Habits {
  style: Person["style"];
  /** Visits, the latest, at which they redeem nothing. */
  savesLately: number;
}

export interface Club {
  rule: EarningRule;
  rewards: readonly RewardPlan[];
}

const uses = { spends: 0.75, saves: 0.6, forgets: 0.02 };
const regrets = 0.03;

/** The reward somebody has set their heart on, among those of the season. */
function wished(rewards: readonly RewardPlan[], style: Habits["style"], month: number, random: Random): number {
  const season = rewards.filter(({ months }) => months?.includes(month) ?? true);
  const dear = style === "saves" ? season.slice(-2) : season.slice(0, -1);
  return rewards.indexOf(random.pick(dear));
}

/**
 * What a member bought, earned and redeemed, by the product's own rules and in its order: a reward is paid with what
 * there was before the purchase it is used at, and a cancelled one gives its points back to their lots.
 */
export function buildAccount(
  member: number,
  visits: readonly Visit[],
  { rule, rewards }: Club,
  habits: Habits,
  random: Random,
  opening: Lot | null = null,
): DemoPurchase[] {
  const lots: Lot[] = opening ? [opening] : [];
  let target: number | null = null;
  return visits.map((visit, index) => {
    const on = visit.at.toPlainDate();
    target ??= wished(rewards, habits.style, on.month, random);
    const reward = rewards[target] as RewardPlan;
    const isSeason = reward.months?.includes(on.month) ?? true;
    const isLately = index >= visits.length - habits.savesLately;
    const wants = isSeason && !isLately && balanceOn(lots, on) >= reward.points && random.chance(uses[habits.style]);
    const redemption = wants
      ? redeem(lots, target, reward.points, on, random.chance(regrets) ? 1 + random.int(12) : null)
      : null;
    if (redemption || !isSeason) target = null;
    const values = visit.offers.values.map(({ ore }) => ore);
    const { paidOre: ore, discountOre } = payWith(visit.receipt.kronor * 100, values);
    const earning = earningOf(rule, ore, on);
    const lot = earning && {
      id: index,
      amount: earning.points,
      left: earning.points,
      owed: 0,
      validThrough: earning.validThrough,
    };
    if (lot) lots.push(lot);
    const later = { stampings: [], rewards: [], returned: null };
    return { ...visit, member, on, ore, discountOre, lot, redemption, ...later };
  });
}

function redeem(lots: Lot[], reward: number, points: number, on: Temporal.PlainDate, cancelledAfter: number | null) {
  const plan = planRedemption(lots, points, on);
  if (!plan.ok) return null;
  const allocations = plan.allocations.map((allocation) => ({
    lot: lots.find(({ id }) => id === allocation.lotId) as Lot,
    points: allocation.points,
  }));
  if (cancelledAfter === null) for (const allocation of allocations) allocation.lot.left -= allocation.points;
  return { reward, points, allocations, cancelledAfter };
}
