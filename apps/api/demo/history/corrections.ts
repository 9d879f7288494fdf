import type { Lot } from "#features/loyalty/points/domain/ledger.ts";
import { validThrough } from "#packages/domain/calendar.ts";
import type { ClubPlan, LocationPlan } from "../clubs/plan.ts";
import { momentOn, openDayUpTo, type Span } from "./days.ts";
import type { DemoCorrection, DemoPurchase } from "./demo-history.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";

/** Lot ids of corrections sort before and after those of all purchases. */
const [firstOfAll, lastOfAll] = [-1, Number.MAX_SAFE_INTEGER];
const merchant = 0;
/** The member who brings points from before the club. */
export const openingMember = 3;
const openingPoints = 250;

const lotOf = (id: number, points: number, on: Temporal.PlainDate, months: number): Lot => ({
  id,
  amount: points,
  left: points,
  owed: 0,
  validThrough: validThrough(on, months),
});

/** Returns the paper-card balance that an early member brings when joining. */
export function openingBalance(plan: ClubPlan, { joinedAt }: Person): DemoCorrection {
  return {
    member: openingMember,
    source: "OPENING_BALANCE",
    lot: lotOf(firstOfAll, openingPoints, joinedAt.toPlainDate(), plan.points.monthValidation),
    at: joinedAt.add({ minutes: 2 }),
    staff: merchant,
    reason: plan.offers.openingReason,
  };
}

const daysAgo = 3;
const regular = 4;

/** Returns a recent goodwill correction for a regular who has not visited since. */
export function latestCorrection(
  plan: ClubPlan,
  { days }: Span,
  purchases: readonly DemoPurchase[],
  guest: number | null,
  random: Random,
): DemoCorrection | null {
  const day = days[openDayUpTo(days, days.length - 1 - daysAgo)];
  const byMember = Map.groupBy(purchases, ({ member }) => member);
  const thanked = [...byMember.values()].findLast((own) => {
    const latest = own.at(-1);
    const isBefore = latest && day && Temporal.PlainDate.compare(latest.on, day.on) < 0;
    return isBefore && own.length >= regular && latest.returned === null && latest.member !== guest;
  });
  const latest = thanked?.at(-1);
  const at = latest && day && momentOn(plan, plan.locations[latest.location] as LocationPlan, day.on, random);
  if (!latest || !at) return null;
  const { points, reason } = plan.offers.correction;
  const lot = lotOf(lastOfAll, points, at.toPlainDate(), plan.points.monthValidation);
  return { member: latest.member, source: "CORRECTION", lot, at, staff: latest.staff, reason };
}
