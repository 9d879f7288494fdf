import type { Lot } from "#features/loyalty/points/domain/ledger.ts";
import { planReturn } from "#features/till/returns/domain/plan-return.ts";
import type { ClubPlan, LocationPlan } from "../clubs/plan.ts";
import { cardStates, keepCards } from "./cards.ts";
import { momentOn, type Span } from "./days.ts";
import type { DemoCard, DemoPurchase, DemoReturn } from "./demo-history.ts";
import type { Random } from "./random.ts";

interface Lived {
  purchases: readonly DemoPurchase[];
  cards: readonly DemoCard[];
}

/** Selects each member's latest purchase, if no coupon or offer was used at it. */
function returnable({ purchases }: Lived, { now }: Span, guest: number | null): DemoPurchase[] {
  const latest = new Map(purchases.map((purchase) => [purchase.member, purchase]));
  const until = now.subtract({ days: 3 });
  return [...latest.values()].filter(({ member, at, lot, redemption, rewards, offers }) => {
    const isPlain = redemption === null && rewards.length === 0 && offers.campaigns.length === 0;
    return isPlain && lot !== null && member !== guest && Temporal.PlainDateTime.compare(at, until) < 0;
  });
}

/** Builds a return as the product plans it. */
function returnPurchase(
  { purchases, cards }: Lived,
  purchase: DemoPurchase,
  rate: number,
  what: Omit<DemoReturn, "entries" | "stampings">,
): void {
  const isTheirs = ({ member }: { member: number }) => member === purchase.member;
  const lots = purchases.filter(isTheirs).flatMap(({ lot }) => lot ?? []);
  const own = cards.filter(isTheirs);
  const { id, amount: earned } = purchase.lot as Lot;
  const context = {
    account: { lots, settlements: [] },
    cards: cardStates(own),
    returned: false,
    keptOre: purchase.ore,
    uses: [],
    welcomeOffer: false,
    lot: { id, earned, returnedSoFar: 0, pointsPerKronaHundredths: rate },
    stampEntries: purchase.stampings.flatMap(({ card: stampCardId, entries }) =>
      entries.map((entry) => ({ ...entry, stampCardId })),
    ),
  };
  const part = { amountOre: what.ore, stamps: new Map(), useIds: [], keptUseIds: [] };
  const planned = planReturn(what.isComplete ? "EVERYTHING" : part, context, what.at.toPlainDate());
  if (!planned.ok) throw new Error(`the demo return at ${what.at} was refused: ${planned.reason}`);
  const { account, entries, cards: changes } = planned.plan;
  for (const { id, left: remaining, owed } of account.lots) {
    Object.assign(lots.find((each) => each.id === id) as Lot, { left: remaining, owed });
  }
  purchase.returned = { ...what, entries, stampings: keepCards(own, changes, what.at) };
}
/** Adds an undone registration, a full return on the day after, and a partial return. */
export function buildReturns(plan: ClubPlan, span: Span, lived: Lived, guest: number | null, random: Random): void {
  const { wholeReason, part } = plan.offers.returnReasons;
  const rate = plan.points.pointsPerKronaHundredths;
  const [undone, returned, parted] = returnable(lived, span, guest).slice(-12);
  if (undone) {
    const { at, staff, ore } = undone;
    returnPurchase(lived, undone, rate, {
      kind: "UNDO",
      at: at.add({ minutes: 4 }),
      staff,
      ore,
      isComplete: true,
      reason: "",
    });
  }
  for (const [purchase, reason] of [
    [returned, wholeReason],
    [parted, part],
  ] as const) {
    const nextDay = purchase?.on.add({ days: 1 });
    const at =
      purchase && nextDay && momentOn(plan, plan.locations[purchase.location] as LocationPlan, nextDay, random);
    if (!purchase || !at) continue;
    const isWhole = reason === wholeReason;
    const ore = isWhole ? purchase.ore : Math.floor(purchase.ore / 200) * 100;
    returnPurchase(lived, purchase, rate, {
      kind: "RETURN",
      at,
      staff: purchase.staff,
      ore,
      isComplete: isWhole,
      reason,
    });
  }
}
