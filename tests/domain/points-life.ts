import { clawBack, deduct, earn, redeem, reinstate } from "#features/loyalty/points/domain/account.ts";
import type { DatedEntry, LotOrigin } from "#features/loyalty/points/domain/explain-points.ts";
import { type Account, type Allocation, balanceOn, type Outcome } from "#features/loyalty/points/domain/ledger.ts";
import { type EarningRule, earningOf, pointsToClawBack } from "#features/loyalty/points/domain/points.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import type { ClubRules, PointsAct, PointsEvent, PointsHistory } from "./points-events.ts";

export interface MadePurchase {
  id: number;
  amountOre: number;
  keptOre: number;
  /** Null when the purchase earned nothing. */
  lotId: number | null;
  pointsPerKronaHundredths: number;
  earned: number;
  returned: number;
}

/** A member's points as a club stores them: the account, its entries, and their subjects. Mutable. */
export interface PointsLife {
  timeZone: string;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  rule: EarningRule;
  account: Account;
  origins: LotOrigin[];
  entries: DatedEntry[];
  purchases: MadePurchase[];
  corrections: { id: number; lotId: number; points: number; notCancelled: boolean }[];
  redemptions: { id: number; allocations: Allocation[]; notCancelled: boolean }[];
  deductions: { id: number; allocations: Allocation[]; notCancelled: boolean }[];
  returns: number;
}

export function startLife({ startsAt, timeZone, rules }: PointsHistory): PointsLife {
  const now = Temporal.Instant.from(startsAt);
  const today = todayIn(timeZone, now);
  return {
    timeZone,
    now,
    today,
    rule: ruleOf(rules, today),
    account: { lots: [], settlements: [] },
    origins: [],
    entries: [],
    purchases: [],
    corrections: [],
    redemptions: [],
    deductions: [],
    returns: 0,
  };
}

function ruleOf({ countedFrom, ...rules }: ClubRules, today: Temporal.PlainDate): EarningRule {
  return { ...rules, countedPointsFrom: countedFrom === null ? null : today.add({ days: countedFrom }) };
}

/** Applies an event; returns null when it has no target. */
export function live(life: PointsLife, event: PointsEvent): PointsAct | null {
  switch (event.kind) {
    case "PURCHASE":
      return buy(life, event.amountOre, event.daysAgo);
    case "REDEEM":
      return spend(life, event.price === "ALL" ? Math.max(1, balanceOn(life.account.lots, life.today)) : event.price);
    case "CANCEL":
      return cancel(
        life,
        pick(
          life.redemptions.filter(({ notCancelled }) => notCancelled),
          event.which,
        ),
      );
    case "RETURN":
      return bringBack(
        life,
        pick(
          life.purchases.filter(({ keptOre }) => keptOre > 0),
          event.which,
        ),
        event.percent,
      );
    case "CORRECTION":
      return correct(life, event.points);
    case "VOID_CORRECTION":
      return withdraw(
        life,
        pick(
          life.corrections.filter(({ notCancelled }) => notCancelled),
          event.which,
        ),
      );
    case "DEDUCT":
      return take(life, event.points === "ALL" ? Math.max(1, balanceOn(life.account.lots, life.today)) : event.points);
    case "RESTORE":
      return restore(
        life,
        pick(
          life.deductions.filter(({ notCancelled }) => notCancelled),
          event.which,
        ),
      );
    case "CHANGE_RULES":
      life.rule = ruleOf(event.rules, life.today);
      return event;
    case "WAIT":
      return waitUntil(life, life.now.add({ minutes: event.minutes }));
    case "WAIT_TO_EXPIRY":
      return waitToExpiry(life, event.which, event.minutesAfter);
  }
}

function pick<T>(among: readonly T[], which: number): T | undefined {
  return among[which % among.length];
}

/** Stores the result of an act. */
function keep(
  life: PointsLife,
  { account, entries }: Outcome,
  about: Pick<DatedEntry, "redemptionId" | "deductionId" | "returnId">,
): void {
  life.account = account;
  for (const entry of entries) {
    const redemptionId = entry.kind === "REDEEM" || entry.kind === "CANCEL" ? about.redemptionId : null;
    const deductionId = entry.kind === "DEDUCT" || entry.kind === "RESTORE" ? about.deductionId : null;
    const returnId = entry.kind === "RETURN" ? about.returnId : null;
    life.entries.push({ ...entry, redemptionId, deductionId, returnId, at: life.now });
  }
}
const aboutNothing = { redemptionId: null, deductionId: null, returnId: null };

function open(life: PointsLife, points: number, validThrough: Temporal.PlainDate, purchaseId: number | null): number {
  const id = life.origins.length + 1;
  const about = purchaseId
    ? ({ source: "PURCHASE", reason: "" } as const)
    : ({ source: "CORRECTION", reason: "sorry" } as const);
  life.origins.push({ id, amount: points, validThrough, purchaseId, ...about });
  keep(life, earn(life.account, { id, points, validThrough }, life.today), aboutNothing);
  return id;
}

function buy(life: PointsLife, amountOre: number, daysAgo: number): PointsAct {
  const purchasedOn = daysAgo === 0 ? life.today : life.today.subtract({ days: daysAgo });
  const earning = earningOf(life.rule, amountOre, purchasedOn);
  const id = life.purchases.length + 1;
  const lotId = earning && open(life, earning.points, earning.validThrough, id);
  const { pointsPerKronaHundredths } = life.rule;
  const earned = earning?.points ?? 0;
  life.purchases.push({ id, amountOre, keptOre: amountOre, lotId, pointsPerKronaHundredths, earned, returned: 0 });
  return { kind: "PURCHASE", purchase: id, amountOre, purchasedOn };
}

function spend(life: PointsLife, price: number): PointsAct {
  const redemption = redeem(life.account, price, life.today);
  if (!redemption.ok) return { kind: "REFUSED_REDEEM", price, missing: redemption.missing };
  const id = life.redemptions.length + 1;
  const allocations = redemption.entries.map(({ lotId, points }) => ({ lotId, points }));
  life.redemptions.push({ id, allocations, notCancelled: true });
  keep(life, redemption, { ...aboutNothing, redemptionId: id });
  return { kind: "REDEEM", redemption: id, price };
}

export function cancel(life: PointsLife, redemption: PointsLife["redemptions"][number] | undefined): PointsAct | null {
  if (!redemption) return null;
  redemption.notCancelled = false;
  keep(life, reinstate(life.account, redemption.allocations, life.today), {
    ...aboutNothing,
    redemptionId: redemption.id,
  });
  return { kind: "CANCEL", redemption: redemption.id };
}

export function bringBack(life: PointsLife, purchase: MadePurchase | undefined, percent: number): PointsAct | null {
  if (!purchase) return null;
  const amountOre = Math.max(1, Math.floor((purchase.keptOre * percent) / 100));
  purchase.keptOre -= amountOre;
  const returnId = ++life.returns;
  if (purchase.lotId !== null) {
    const points = pointsToClawBack({ ...purchase, returnedSoFar: purchase.returned });
    purchase.returned += points;
    keep(life, clawBack(life.account, purchase.lotId, points, life.today), { ...aboutNothing, returnId });
  }
  return { kind: "RETURN", purchase: purchase.id, amountOre, whole: purchase.keptOre === 0 };
}

function correct(life: PointsLife, points: number): PointsAct {
  const validThrough = life.today.add({ months: life.rule.monthValidation }).subtract({ days: 1 });
  const id = life.corrections.length + 1;
  life.corrections.push({ id, lotId: open(life, points, validThrough, null), points, notCancelled: true });
  return { kind: "CORRECTION", correction: id, points };
}

export function withdraw(
  life: PointsLife,
  correction: PointsLife["corrections"][number] | undefined,
): PointsAct | null {
  if (!correction) return null;
  correction.notCancelled = false;
  keep(life, clawBack(life.account, correction.lotId, correction.points, life.today), aboutNothing);
  return { kind: "VOID_CORRECTION", correction: correction.id };
}

function take(life: PointsLife, points: number): PointsAct {
  const deduction = deduct(life.account, points, life.today);
  if (!deduction.ok) return { kind: "REFUSED_DEDUCT", points, atMost: deduction.atMost };
  const id = life.deductions.length + 1;
  const allocations = deduction.entries.map(({ lotId, points }) => ({ lotId, points }));
  life.deductions.push({ id, allocations, notCancelled: true });
  keep(life, deduction, { ...aboutNothing, deductionId: id });
  return { kind: "DEDUCT", deduction: id, points };
}

export function restore(life: PointsLife, deduction: PointsLife["deductions"][number] | undefined): PointsAct | null {
  if (!deduction) return null;
  deduction.notCancelled = false;
  const outcome = reinstate(life.account, deduction.allocations, life.today, "RESTORE");
  keep(life, outcome, { ...aboutNothing, deductionId: deduction.id });
  return { kind: "RESTORE", deduction: deduction.id };
}

function waitUntil(life: PointsLife, until: Temporal.Instant): PointsAct {
  life.now = until;
  life.today = todayIn(life.timeZone, until);
  return { kind: "WAIT", until };
}

function waitToExpiry(life: PointsLife, which: number, minutesAfter: number): PointsAct | null {
  const ahead = life.origins.filter(({ validThrough }) => Temporal.PlainDate.compare(validThrough, life.today) >= 0);
  const lot = pick(ahead, which);
  if (!lot) return null;
  const end = lot.validThrough.add({ days: 1 }).toZonedDateTime({ timeZone: life.timeZone }).toInstant();
  const until = end.add({ minutes: minutesAfter });
  return Temporal.Instant.compare(until, life.now) > 0 ? waitUntil(life, until) : null;
}
