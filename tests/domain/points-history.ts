import type { AccountLine } from "#features/loyalty/points/domain/explain-points.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { agrees, settlementsOf } from "#features/loyalty/points/domain/ledger-replay.ts";
import { explainLots } from "./explain-lots.ts";
import { balanceAsOf } from "./past-balance.ts";
import type { PointsAct, PointsHistory } from "./points-events.ts";
import { type Balances, checkStep, dayNumber, must, startWatch } from "./points-laws.ts";
import { bringBack, cancel, live, type PointsLife, restore, startLife, withdraw } from "./points-life.ts";
import { checkPages } from "./points-pages.ts";
import { explainPoints } from "./whole-account.ts";

export interface PointsStep extends Balances {
  act: PointsAct;
  at: Temporal.Instant;
  today: Temporal.PlainDate;
  /** The number of the account's entries after this act. */
  entries: number;
}

/**
 * Runs a history on the pure rules, and checks the laws of points after every step. Then checks that past days and
 * explanations agree, and that undoing everything leaves nothing. Throws `broken: <law>`. Returns the acts in order,
 * with the balance and the debt after each.
 */
export function runPointsHistory(history: PointsHistory): PointsStep[] {
  const life = startLife(history);
  const watch = startWatch();
  const steps: PointsStep[] = [];
  for (const event of history.events) {
    const before = life.account;
    const act = live(life, event);
    if (!act) continue;
    const balances = checkStep(watch, life, before, act);
    steps.push({ act, at: life.now, today: life.today, entries: life.entries.length, ...balances });
  }
  checkPast(life, steps);
  checkExplanation(life, steps);
  checkPages(life, life.today, 1 + (life.entries.length % 5));
  checkStories(life);
  undoEverything(life);
  return steps;
}

function checkPast({ account, entries, timeZone }: PointsLife, steps: readonly PointsStep[]): void {
  must(agrees(account.lots, entries), "the account agrees with its entries");
  must(settlementsOf(entries).length === account.settlements.length, "payments can be derived from the entries");
  steps.forEach(({ today, balance }, index) => {
    const next = steps[index + 1];
    if (next?.today.equals(today)) return;
    must(
      balanceAsOf(account.lots, entries, today, timeZone) === balance,
      "the entries give the balance of every past day",
    );
  });
}

function checkExplanation(life: PointsLife, steps: readonly PointsStep[]): void {
  const { account, entries, origins, timeZone, today } = life;
  const lines = explainPoints(origins, entries, today, timeZone);
  const after = new Map<number, Balances>();
  // An act without entries may come later, when more has expired, so the first step with this number wrote them.
  for (const step of steps) if (!after.has(step.entries)) after.set(step.entries, step);
  let [entryCount, balance] = [0, 0];
  lines.forEach((line, index) => {
    balance += line.points;
    checkState(line, lines[index + 1], balance);
    checkLine(line, lines[index - 1]);
    if (line.kind === "EXPIRED") return;
    entryCount +=
      line.kind === "PAID_DEBT" || line.kind === "DEBT_RELEASED" ? line.parts.length / 2 : line.parts.length;
    const step = after.get(entryCount);
    must(!step || (step.balance === line.balance && step.owed === line.owed), "a line shows the balance after its act");
  });
  must(entryCount === entries.length, "every entry is shown once");
  must(balance === balanceOn(account.lots, today), "the last line shows today's balance");
  lines.forEach((line, index) => {
    if (line.kind !== "EXPIRED" || lines[index + 1]?.on.equals(line.on)) return;
    must(
      balanceAsOf(account.lots, entries, line.on, timeZone) === line.balance,
      "points expire on the day of their line",
    );
  });
}

/** `balance` is the sum of the lines up to this one. The consequences of an act follow it directly. */
function checkState(line: AccountLine, next: AccountLine | undefined, balance: number): void {
  must(line.balance === 0 || line.owed === 0, "no usable points are shown together with owed points");
  if (next?.kind === "PAID_DEBT" || next?.kind === "DEBT_RELEASED") {
    must(line.balance === next.balance && line.owed === next.owed, "all lines of an act show the balance after it");
  } else must(line.balance === balance, "each act adds to the one before");
}

function checkLine(line: AccountLine, previous: AccountLine | undefined): void {
  const sum = line.parts.reduce((all, { points }) => all + points, 0);
  if (line.kind === "PAID_DEBT" || line.kind === "DEBT_RELEASED") must(sum === 0, "a payment moves points");
  if (line.kind === "USED" || line.kind === "DEDUCTED" || line.kind === "EXPIRED")
    must(sum === line.points && sum < 0, "a line that is not a payment shows the sum of its entries");
  must(!previous || dayNumber(line.on) >= dayNumber(previous.on), "lines are in the order of days");
  if (line.kind !== "EXPIRED") return;
  must(
    line.parts.every(({ validThrough }) => dayNumber(validThrough) + 1 === dayNumber(line.on)),
    "due on the day after",
  );
}

function notCancelledByLot(all: PointsLife["redemptions"] | PointsLife["deductions"]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { notCancelled, allocations } of all) {
    if (notCancelled) for (const { lotId, points } of allocations) sums.set(lotId, (sums.get(lotId) ?? 0) + points);
  }
  return sums;
}

function checkStories({ account, entries, origins, purchases, corrections, today, ...life }: PointsLife): void {
  const used = notCancelledByLot(life.redemptions);
  const deducted = notCancelledByLot(life.deductions);
  const returned = new Map(purchases.map((purchase) => [purchase.lotId ?? 0, purchase.returned]));
  for (const { lotId, points, notCancelled } of corrections) returned.set(lotId, notCancelled ? 0 : points);
  const stories = explainLots(origins, entries, today);
  must(stories.length === origins.length, "every lot has an explanation");
  stories.forEach((story, index) => {
    const { left: remaining, expired, paidForOthers, clawedBack, paidByOthers, owed } = story;
    const lot = account.lots[index];
    must(
      [remaining, expired, story.used, story.deducted, paidForOthers, clawedBack, paidByOthers].every(
        (part) => part >= 0,
      ),
      "no part is negative",
    );
    const gone = story.used + story.deducted + paidForOthers + clawedBack;
    must(remaining + expired + gone === story.amount, "the parts of a lot sum to its amount");
    must(story.deducted === (deducted.get(story.lotId) ?? 0), "deducted points match the corrections");
    must(story.used === (used.get(story.lotId) ?? 0), "used points match the redemptions");
    must(story.returned === clawedBack + paidByOthers + owed, "returned points are taken, paid or owed");
    must(story.returned === returned.get(story.lotId), "returned points match the returns");
    must(remaining + expired === lot?.left && owed === lot.owed, "the explanation ends with the state of the account");
  });
}

/**
 * Returns all purchases, withdraws corrections, cancels redemptions and restores deductions. Nothing may remain or be
 * owed.
 */
function undoEverything(life: PointsLife): void {
  const undo = [
    ...life.purchases.filter(({ keptOre }) => keptOre > 0).map((each) => () => bringBack(life, each, 100)),
    ...life.corrections.filter(({ notCancelled }) => notCancelled).map((each) => () => withdraw(life, each)),
    ...life.redemptions.filter(({ notCancelled }) => notCancelled).map((each) => () => cancel(life, each)),
    ...life.deductions.filter(({ notCancelled }) => notCancelled).map((each) => () => restore(life, each)),
  ];
  // Uses an order other than the original one, varying between histories.
  const stride = [7, 11, 13].find((prime) => undo.length % prime !== 0) ?? 1;
  const start = life.entries.length;
  undo.forEach((_, index) => {
    undo[(index * stride + start) % undo.length]?.();
  });
  const { lots, settlements } = life.account;
  must(
    settlements.length === 0 && lots.every(({ left: remaining, owed }) => remaining === 0 && owed === 0),
    "all undone leaves nothing",
  );
}
