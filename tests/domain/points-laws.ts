import { lotChanges, owedBy } from "#features/loyalty/points/domain/account.ts";
import { type Account, balanceOn, type Lot } from "#features/loyalty/points/domain/ledger.ts";
import { type Replay, replayNext, startReplay } from "#features/loyalty/points/domain/ledger-replay.ts";
import type { PointsAct } from "./points-events.ts";
import type { PointsLife } from "./points-life.ts";

/** Independent facts about a life: its own count of days, and a parallel replay. */
export interface Watch {
  replay: Replay;
  /** The number of replayed entries. */
  seen: number;
  /** Last days of the lots as day numbers, by lot id, computed without Temporal. */
  lastDays: number[];
}

export interface Balances {
  balance: number;
  owed: number;
}

export function startWatch(): Watch {
  return { replay: startReplay(), seen: 0, lastDays: [0] };
}

export function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(`broken: ${law}`);
}

export function dayNumber(day: Temporal.PlainDate): number {
  return Date.UTC(day.year, day.month - 1, day.day) / 86_400_000;
}

/** Checks every law after an act, from the account before it. Throws the first broken law. Returns the balances. */
export function checkStep(watch: Watch, life: PointsLife, before: Account, act: PointsAct): Balances {
  for (const { id, validThrough } of life.origins.slice(watch.lastDays.length - 1))
    watch.lastDays[id] = dayNumber(validThrough);
  const first = watch.seen;
  for (; watch.seen < life.entries.length; watch.seen++) {
    const entry = life.entries[watch.seen];
    if (entry) replayNext(watch.replay, entry);
  }
  const today = dayNumber(life.today);
  checkLots(watch, life);
  checkPayments(watch, life);
  checkChanges(life, before, first);
  const balances = checkSums(watch, life, today);
  if (act.kind === "REDEEM" || act.kind === "REFUSED_REDEEM") checkRedemption(watch, before, life, act, today);
  if (act.kind === "DEDUCT" || act.kind === "REFUSED_DEDUCT") checkDeduction(watch, before, life, act, today);
  if (act.kind === "PURCHASE") checkPurchase(watch, life, act);
  checkPayers(watch, life, first, today);
  return balances;
}

function checkLots({ replay }: Watch, { account: { lots }, origins }: PointsLife): void {
  must(lots.length === replay.lots.size && lots.length === origins.length, "the account has every earned lot");
  for (const { id, amount, left: remaining, owed, validThrough } of lots) {
    const replayedLot = replay.lots.get(id);
    must(
      replayedLot?.left === remaining && replayedLot.owed === owed && replayedLot.amount === amount,
      "the account equals the replay",
    );
    must(remaining >= 0 && remaining <= amount && owed >= 0 && owed <= amount, "0 ≤ left, owed ≤ amount");
    must(remaining === 0 || owed === 0, "no lot has remaining and owed points");
    const origin = origins[id - 1];
    must(
      origin?.amount === amount && origin.validThrough === validThrough,
      "amount and last day of a lot do not change",
    );
  }
}

function checkPayments({ replay }: Watch, { account: { lots, settlements } }: PointsLife): void {
  must(settlements.length === replay.settlements.length, "payments equal the replay");
  settlements.forEach(({ payerId, owingId, points }, index) => {
    const replayedPayment = replay.settlements[index];
    must(
      replayedPayment?.payerId === payerId && replayedPayment.owingId === owingId && replayedPayment.points === points,
      "payments equal the replay",
    );
    must(points > 0 && payerId !== owingId, "a payment moves points between two lots");
    must(lots.find(({ id }) => id === owingId)?.left === 0, "no lot has points while another lot pays for it");
  });
}

/** Checks that the changes SQL adds to the stored totals give the same account. */
function checkChanges({ account, entries }: PointsLife, before: Account, first: number): void {
  const nets = new Map(before.lots.map(({ id, left: remaining, owed }) => [id, remaining - owed]));
  for (const { kind, lotId, points } of entries.slice(first)) if (kind === "EARN") nets.set(lotId, points);
  for (const { lotId, change } of lotChanges(entries.slice(first))) nets.set(lotId, (nets.get(lotId) ?? 0) + change);
  must(
    account.lots.every(({ id, left: remaining, owed }) => nets.get(id) === remaining - owed),
    "the changes lead to the account",
  );
}

function checkSums({ lastDays }: Watch, life: PointsLife, today: number): Balances {
  const { lots } = life.account;
  let [usable, expired, owed, earned, returned, redeemed, deducted] = [0, 0, 0, 0, 0, 0, 0];
  for (const lot of lots) {
    if ((lastDays[lot.id] ?? 0) >= today) usable += lot.left;
    else expired += lot.left;
    owed += lot.owed;
    earned += lot.amount;
  }
  for (const purchase of life.purchases) {
    const expectedPoints =
      purchase.lotId === null ? 0 : Math.floor((purchase.keptOre * purchase.pointsPerKronaHundredths) / 10_000);
    must(purchase.earned - purchase.returned === expectedPoints, "a purchase keeps the points of its remaining amount");
    returned += purchase.returned;
  }
  for (const { notCancelled, points } of life.corrections) if (!notCancelled) returned += points;
  for (const { notCancelled, allocations } of life.redemptions) {
    if (notCancelled) for (const { points } of allocations) redeemed += points;
  }
  for (const { notCancelled, allocations } of life.deductions) {
    if (notCancelled) for (const { points } of allocations) deducted += points;
  }
  must(
    usable - owed === earned - returned - redeemed - deducted - expired,
    "left − owed = earned − returned − redeemed − taken by corrections − expired",
  );
  must(usable === 0 || owed === 0, "no points are usable while points are owed");
  must(balanceOn(lots, life.today) === usable, "the balance is today's usable points");
  must(owedBy(life.account) === owed, "owed points are the sum over the lots");
  return { balance: usable, owed };
}

/** Checks which purchases earn, how much, and through which day, without the domain's calendar. */
function checkPurchase(
  { lastDays }: Watch,
  { rule, purchases }: PointsLife,
  act: Extract<PointsAct, { kind: "PURCHASE" }>,
) {
  const { countedPointsFrom: from, monthValidation: months, pointsPerKronaHundredths: rate } = rule;
  const { year, month, day } = act.purchasedOn;
  const counts = rule.active && (from === null || dayNumber(act.purchasedOn) >= dayNumber(from));
  const points = counts ? Math.floor((act.amountOre * rate) / 10_000) : 0;
  const made = purchases[act.purchase - 1];
  must(
    made?.earned === points && (made.lotId === null) === (points === 0),
    "a purchase earns by the rules of the moment",
  );
  if (!made?.lotId) return;
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const anniversary = Date.UTC(year, month - 1 + months, Math.min(day, daysInMonth)) / 86_400_000;
  must(lastDays[made.lotId] === anniversary - 1, "a lot is valid through the day before the clamped anniversary");
}

type Taking<Kind extends PointsAct["kind"]> = Extract<PointsAct, { kind: Kind }>;

function checkRedemption(
  watch: Watch,
  before: Account,
  life: PointsLife,
  act: Taking<"REDEEM" | "REFUSED_REDEEM">,
  today: number,
): void {
  const { usable, balance } = usableIn(watch, before, today);
  must((act.kind === "REDEEM") === balance >= act.price, "a price is paid exactly when the balance covers it");
  if (act.kind === "REDEEM") checkUseOrder(usable, act.price, life);
  else
    must(
      act.missing === act.price - balance + owedBy(before),
      "missing points are the price minus the balance plus owed points",
    );
}

function checkDeduction(
  watch: Watch,
  before: Account,
  life: PointsLife,
  act: Taking<"DEDUCT" | "REFUSED_DEDUCT">,
  today: number,
): void {
  const { usable, balance } = usableIn(watch, before, today);
  must((act.kind === "DEDUCT") === balance >= act.points, "a correction succeeds exactly when the balance covers it");
  if (act.kind === "DEDUCT") {
    checkUseOrder(usable, act.points, life);
    must(owedBy(life.account) === owedBy(before), "a correction never creates owed points");
  } else must(act.atMost === balance, "at most the balance can be deducted");
}

/** Returns the lots with usable points, in the order of use. */
function usableIn({ lastDays }: Watch, { lots }: Account, today: number) {
  const due = (lot: Lot) => lastDays[lot.id] ?? 0;
  const usable = lots.filter((lot) => lot.left > 0 && due(lot) >= today).sort((a, b) => due(a) - due(b) || a.id - b.id);
  return { usable, balance: usable.reduce((sum, { left: remaining }) => sum + remaining, 0) };
}

function checkUseOrder(usable: readonly Lot[], points: number, { account }: PointsLife): void {
  let remaining = points;
  for (const lot of usable) {
    const used = Math.min(remaining, lot.left);
    remaining -= used;
    must(account.lots[lot.id - 1]?.left === lot.left - used, "the soonest to expire, then the oldest, is used first");
  }
}

/** Checks that payments in an act come from usable lots in use order, and go to the oldest lot that owes. */
function checkPayers({ lastDays }: Watch, { entries }: PointsLife, first: number, today: number): void {
  let [day, payer, owing] = [0, 0, 0];
  for (const { kind, lotId, otherLotId } of entries.slice(first)) {
    if (kind !== "SETTLE") continue;
    const last = lastDays[lotId] ?? 0;
    must(last >= today, "a lot that has expired never pays");
    must(last > day || (last === day && lotId >= payer), "the soonest to expire pays first");
    must((otherLotId ?? 0) >= owing, "the oldest debt is paid first");
    [day, payer, owing] = [last, lotId, otherLotId ?? 0];
  }
}
