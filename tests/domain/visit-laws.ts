import { must } from "./points-laws.ts";
import type { Done, LifeMember, LifeVisit, VisitClub } from "./visit-club.ts";

/*
 * The laws of complete visits and returns, by independent arithmetic: no code here uses the planner, or the rules of
 * accounts and cards inside it.
 */

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const dayNumber = ({ year, month, day }: Temporal.PlainDate) => Date.UTC(year, month - 1, day) / 86_400_000;
const pointsOf = (ore: number, rate: number) => Math.floor((ore * rate) / 10_000);

export function checkLaws(life: VisitClub, outcomes: readonly Done[]): void {
  life.members.forEach((member, index) => {
    checkConservation(life, member, index);
    checkStamps(life, member, index);
  });
  checkLimits(life);
  for (const { kind, member, before, plan } of outcomes) {
    const after = life.members[member] as LifeMember;
    if (plan) checkVisit(life, life.visits.findLast((visit) => visit.member === member) as LifeVisit);
    if (plan && kind === "VISIT") checkUseOrder(life, before, plan);
    if (kind === "ERASE") {
      must(
        after.account === before.account && after.entries.length === before.entries.length,
        "erasing moves no point",
      );
    }
  }
}

/** Expired points stay in their lot, so the sum of all lots is complete. */
function checkConservation(life: VisitClub, { account }: LifeMember, index: number): void {
  const own = <One extends { member: number }>(all: readonly One[]) => all.filter(({ member }) => member === index);
  const notCancelledPoints = <One extends { member: number; notCancelled: boolean; points: number }>(
    all: readonly One[],
  ) => sum(own(all).flatMap(({ notCancelled, points }) => (notCancelled ? points : [])));
  const keptPoints = own(life.visits).flatMap(({ lot, keptOre }) =>
    lot ? pointsOf(keptOre, lot.pointsPerKronaHundredths) : [],
  );
  const accountPoints = sum(account.lots.map((lot) => lot.left - lot.owed));
  const made =
    sum(keptPoints) +
    notCancelledPoints(life.corrections) -
    notCancelledPoints(life.uses) -
    notCancelledPoints(life.deductions);
  must(accountPoints === made, "points are earned minus returned, used and deducted");
  const today = dayNumber(life.today);
  const usable = account.lots.some((lot) => lot.left > 0 && dayNumber(lot.validThrough) >= today);
  must(!usable || account.lots.every(({ owed }) => owed === 0), "no points are usable while points are owed");
}

/** Checks that every given stamp that was not taken back is on a card, paid a debt, or expired with its card. */
function checkStamps(life: VisitClub, { cards, stampEntries }: LifeMember, index: number): void {
  for (const { id, rule } of life.stampCards) {
    const visits = life.visits.filter(({ member }) => member === index);
    const requestedStamps = visits.flatMap((visit) =>
      visit.request.stamps.filter(({ stampCardId }) => stampCardId === id),
    );
    const of = (...kinds: string[]) =>
      sum(stampEntries.flatMap((one) => (one.stampCardId === id && kinds.includes(one.kind) ? one.stamps : [])));
    must(
      of("STAMP", "FILL") <= sum(requestedStamps.map(({ stamps }) => stamps)),
      "no visit gives more stamps than requested",
    );
    if (visits.every(({ request }) => request.promised === undefined)) {
      must(of("STAMP", "FILL") === sum(requestedStamps.map(({ stamps }) => stamps)), "every requested stamp is given");
    }
    const { fillings, owed } = cards.get(id) ?? { fillings: [], owed: 0 };
    const on = sum(fillings.map(({ collected }) => collected));
    must(on - owed === of("STAMP", "FILL") - of("TAKE_BACK", "OWE"), "no stamps are lost");
    must(
      fillings.every(({ collected, stampsAmount }) => collected >= 0 && collected <= stampsAmount),
      "a card holds at most its places",
    );
    const used = life.uses.filter((use) => use.member === index && use.stampCardId === id && use.notCancelled);
    const taken = fillings.filter(({ reward }) => reward?.used).length;
    must(taken === used.length, "a full card's reward is used once");
    must(
      rule.stampsAmount > 0 && new Set(used.map(({ fillingOrder }) => fillingOrder)).size === used.length,
      "once each",
    );
  }
  const returnedVisits = life.visits.filter(({ member, returned }) => member === index && returned);
  for (const { stampEntries: entries } of returnedVisits) {
    const remainingStamps = sum(
      entries.map(({ kind, stamps }) => (kind === "STAMP" || kind === "FILL" ? stamps : kind === "PAY" ? 0 : -stamps)),
    );
    must(remainingStamps === 0, "a returned visit has no stamps");
  }
}

function checkLimits({ coupons, uses, members }: VisitClub): void {
  for (const { id, total, each: perMember } of coupons) {
    const validUses = uses.filter(({ couponId, notCancelled }) => couponId === id && notCancelled);
    must(validUses.length <= total, "no coupon is used more often than its total limit");
    members.forEach((_, index) => {
      must(
        validUses.filter(({ member }) => member === index).length <= perMember,
        "no coupon is used more often than its limit per member",
      );
    });
  }
}

/** Checks the payment and the earned points: by today's rule, or by the rule promised at the purchase. */
function checkVisit({ rule, today }: VisitClub, { request, keptOre, uses, lot }: LifeVisit): void {
  const { amountOre, promised } = request;
  const worth = sum(uses.map(({ valueOre }) => valueOre));
  must(keptOre === Math.max(0, (amountOre ?? 0) - worth), "coupons pay first, and money pays the remaining amount");
  const { active, countedPointsFrom: from, pointsPerKronaHundredths: rate } = rule;
  const counts = amountOre !== null && active && (from === null || dayNumber(today) >= dayNumber(from));
  const due = promised === undefined ? (counts ? pointsOf(keptOre, rate) : 0) : (promised?.points ?? 0);
  must((lot?.earned ?? 0) === due, "a visit earns by the rule of its day, a pending purchase by its promise");
}

/** Checks that each use takes from the lot that expires soonest, then the oldest, among what earlier uses left. */
function checkUseOrder({ today }: VisitClub, before: LifeMember, plan: NonNullable<Done["plan"]>): void {
  const usable = before.account.lots
    .filter(({ validThrough }) => dayNumber(validThrough) >= dayNumber(today))
    .map(({ id, left: remaining, validThrough }) => ({ id, left: remaining, last: dayNumber(validThrough) }))
    .sort((a, b) => a.last - b.last || a.id - b.id);
  const expected = plan.uses.flatMap(({ points }, use) => {
    let remainingPoints = points;
    return usable.flatMap((lot) => {
      const taken = Math.min(remainingPoints, lot.left);
      remainingPoints -= taken;
      lot.left -= taken;
      return taken > 0 ? [`${use}: ${taken} of ${lot.id}`] : [];
    });
  });
  const written = plan.entries.filter(({ kind }) => kind === "REDEEM");
  const usedLots = written.map(({ use, points, lotId }) => `${use}: ${points} of ${lotId}`);
  must(usedLots.join() === expected.join(), "the soonest to expire, then the oldest, is used first");
}
