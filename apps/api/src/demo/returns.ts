import { clawBack } from "@stammis/domain/points/account";
import type { Lot } from "@stammis/domain/points/ledger";
import { pointsToClawBack } from "@stammis/domain/points/points";
import { clawBackAll } from "./cards.ts";
import { momentOn, type Span } from "./days.ts";
import type { DemoCard, DemoPurchase, DemoReturn } from "./demo-history.ts";
import type { ClubPlan, LocationPlan } from "./plan.ts";
import type { Random } from "./random.ts";

interface Told {
  purchases: readonly DemoPurchase[];
  cards: readonly DemoCard[];
}

/** Purchases that nothing came after, and that no coupon or offer was used at. */
function returnable({ purchases }: Told, { now }: Span, guest: number | null): DemoPurchase[] {
  const latest = new Map(purchases.map((purchase) => [purchase.member, purchase]));
  const until = now.subtract({ days: 3 });
  return [...latest.values()].filter(({ member, at, lot, redemption, rewards, offers }) => {
    const isPlain = redemption === null && rewards.length === 0 && offers.campaigns.length === 0;
    return isPlain && lot !== null && member !== guest && Temporal.PlainDateTime.compare(at, until) < 0;
  });
}

function returnPurchase(
  { purchases, cards }: Told,
  purchase: DemoPurchase,
  rate: number,
  what: Omit<DemoReturn, "entries" | "stampings">,
): void {
  const own = purchases.filter(({ member }) => member === purchase.member);
  const lots = own.flatMap(({ lot }) => lot ?? []);
  const lot = purchase.lot as Lot;
  const points = pointsToClawBack({
    earned: lot.amount,
    returnedSoFar: 0,
    keptOre: purchase.ore - what.ore,
    pointsPerKronaHundredths: rate,
  });
  const taken = clawBack({ lots, settlements: [] }, lot.id, points, what.at.toPlainDate());
  for (const { id, left, owed } of taken.account.lots) {
    Object.assign(lots.find((each) => each.id === id) as Lot, { left, owed });
  }
  const stampings = what.whole
    ? purchase.stampings.flatMap((stamping) => {
        const card = cards.find((each) => each.member === purchase.member && each.card === stamping.card);
        return card ? [clawBackAll(card, stamping, what.at)] : [];
      })
    : [];
  purchase.returned = { ...what, entries: taken.entries, stampings };
}

/** A registration undone on the spot, a purchase returned whole the day after, and a part of another. */
export function buildReturns(plan: ClubPlan, span: Span, told: Told, guest: number | null, random: Random): void {
  const { whole, part } = plan.offers.returnReasons;
  const rate = plan.points.pointsPerKronaHundredths;
  const [undone, returned, parted] = returnable(told, span, guest).slice(-12);
  if (undone) {
    const { at, staff, ore } = undone;
    returnPurchase(told, undone, rate, {
      kind: "UNDO",
      at: at.add({ minutes: 4 }),
      staff,
      ore,
      whole: true,
      reason: "",
    });
  }
  for (const [purchase, reason] of [
    [returned, whole],
    [parted, part],
  ] as const) {
    const nextDay = purchase?.on.add({ days: 1 });
    const at =
      purchase && nextDay && momentOn(plan, plan.locations[purchase.location] as LocationPlan, nextDay, random);
    if (!purchase || !at) continue;
    const isWhole = reason === whole;
    const ore = isWhole ? purchase.ore : Math.floor(purchase.ore / 200) * 100;
    returnPurchase(told, purchase, rate, { kind: "RETURN", at, staff: purchase.staff, ore, whole: isWhole, reason });
  }
}
