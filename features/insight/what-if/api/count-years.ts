import type { CardFilling } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { endOfDay, startOfDay } from "#packages/domain/calendar.ts";
import type { Batch } from "#packages/server/db/database.ts";
import { build } from "#packages/server/db/database.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { type CardFigures, noCard, whatIfCard } from "../domain/what-if-card.ts";
import { type EarningFigures, noEarning, whatIfEarning } from "../domain/what-if-earning.ts";
import type { WhatIfQuestion } from "../domain/what-if-questions.ts";
import { noReward, type RewardFigures, whatIfReward } from "../domain/what-if-reward.ts";
import { addToTally, emptyTally, type Tally } from "../domain/what-if-tally.ts";
import type { LockedWhatIf } from "./queries.ts";
import {
  type Asked,
  type BegunRow,
  selectBalances,
  selectBegun,
  selectGiven,
  selectLots,
  selectPurchases,
  selectTaken,
  selectVisits,
} from "./year-queries.ts";

/** The figures of one kind of question; the other kinds are absent. */
export type AnyTally = Tally<EarningFigures> | Tally<RewardFigures> | Tally<CardFigures>;

const none = { EARNING: noEarning, REWARD: noReward, CARD: noCard };

export const emptyTallyOf = (question: WhatIfQuestion): AnyTally => emptyTally(none[question] as never);

interface Years {
  batch: Batch;
  asked: Asked;
  found: LockedWhatIf;
}

const rulesOf = ({ now_value, now_months, next_value, next_months }: LockedWhatIf) =>
  [
    { value: now_value, months: now_months },
    { value: next_value, months: next_months },
  ] as const;

/** Groups rows by their member. */
function byMember<Row extends { member: number }>(rows: readonly Row[]): (member: number) => Row[] {
  const rowsByMember = Map.groupBy(rows, ({ member }) => member);
  return (member) => rowsByMember.get(member) ?? [];
}

/** Reads given points, with those of the period's purchases only if `byPurchases`. */
async function readGiven({ batch, asked: scope }: Years, byPurchases: boolean) {
  const [lots] = await batch(selectLots(build, scope, byPurchases));
  if (lots.length === 0) return [];
  const ids = lots.map(({ id }) => id);
  const [rows] = await batch(selectGiven(build, scope, ids));
  const pointsByLot = new Map(rows.map(({ lot, ...each }) => [lot, each]));
  return lots.flatMap(({ id, ...lot }) => {
    const points = pointsByLot.get(id);
    return points ? [{ ...lot, ...points }] : [];
  });
}

async function countEarning(tally: Tally<EarningFigures>, years: Years): Promise<void> {
  const { batch, asked: scope, found: whatIf } = years;
  const [purchases, taken] = await batch(selectPurchases(build, scope), selectTaken(build, scope));
  const heldPoints = await readGiven(years, false);
  const [bought, had, used] = [byMember(purchases), byMember(heldPoints), byMember(taken)];
  for (const member of scope.members) {
    const year = { period: scope.period, purchases: bought(member), held: had(member), taken: used(member) };
    addToTally(tally, whatIfEarning(year, ...rulesOf(whatIf)));
  }
}

async function countReward(tally: Tally<RewardFigures>, years: Years): Promise<void> {
  const { batch, asked: scope, found: whatIf } = years;
  const [taken, balances] = await batch(selectTaken(build, scope), selectBalances(build, scope));
  const givenPoints = await readGiven(years, true);
  const [had, used, balancesOf] = [byMember(givenPoints), byMember(taken), byMember(balances)];
  const couponId = whatIf.subject_id ?? 0;
  for (const member of scope.members) {
    const balance = balancesOf(member)[0]?.points ?? 0;
    const year = { period: scope.period, couponId, given: had(member), taken: used(member), balance };
    addToTally(tally, whatIfReward(year, ...rulesOf(whatIf)));
  }
}

const fillingOf = ({ member: _, ...begun }: BegunRow): CardFilling => {
  return { ...begun, status: "OPEN", rewardDays: 1, reward: null };
};

async function countCard(tally: Tally<CardFigures>, { batch, asked: scope, found: whatIf }: Years): Promise<void> {
  const cardId = whatIf.subject_id ?? 0;
  const [visits, begun] = await batch(selectVisits(build, scope, cardId), selectBegun(build, scope, cardId));
  const [stamped, open] = [byMember(visits), byMember(begun)];
  for (const member of scope.members) {
    const latest = open(member).at(-1);
    const year = { period: scope.period, begun: latest ? fillingOf(latest) : null, visits: stamped(member) };
    addToTally(tally, whatIfCard(year, ...rulesOf(whatIf)));
  }
}

/** Replays the year of some members under both rules and adds the result to the tally. */
export async function countYears(
  batch: Batch,
  { timeZone: zone }: Chain,
  whatIf: LockedWhatIf,
  members: readonly number[],
): Promise<AnyTally> {
  const period = { from: whatIf.first_day, to: whatIf.last_day };
  const scope = { members, period, zone, start: startOfDay(period.from, zone), end: endOfDay(period.to, zone) };
  const years = { batch, asked: scope, found: whatIf };
  const tally = whatIf.tally as unknown as AnyTally;
  if (whatIf.question === "EARNING") await countEarning(tally as Tally<EarningFigures>, years);
  if (whatIf.question === "REWARD") await countReward(tally as Tally<RewardFigures>, years);
  if (whatIf.question === "CARD") await countCard(tally as Tally<CardFigures>, years);
  return tally;
}
