import { clawBack, owedBy, reinstate } from "#features/loyalty/points/domain/account.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { pointsToClawBack } from "#features/loyalty/points/domain/points.ts";
import { partsToClawBack } from "#features/loyalty/stamp-cards/domain/stamp-card-replay.ts";
import { clawBackStamps, reinstateReward } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { undoMinutes } from "#packages/domain/limits.ts";
import type { ClubEvent } from "./club-events.ts";
import { type ClubLife, keepAccount, keepCard, type LifeMember, type LifeUse, type LifeVisit } from "./club-life.ts";
import { No } from "./visit-life.ts";

export const no = (code: string): never => {
  throw new No(code);
};
export const memberOf = (life: ClubLife, { member }: { member: number }) => life.members[member] as LifeMember;
export const balances = (life: ClubLife, { account }: LifeMember) => ({
  clubPoints: balanceOn(account.lots, life.today),
  owedPoints: owedBy(account),
});
const tooLate = (life: ClubLife, at: Temporal.Instant) =>
  Temporal.Instant.compare(at, life.now.subtract({ minutes: undoMinutes })) < 0;

function reinstateUse(life: ClubLife, use: LifeUse): void {
  const member = memberOf(life, use);
  use.notCancelled = false;
  use.changedAt = life.now;
  keepAccount(life, member, reinstate(member.account, use.allocations, life.today));
  if (!use.card) return;
  const { index, order } = use.card;
  const reinstated = reinstateReward(member.cards[index] as LifeMember["cards"][number], order, life.today);
  keepCard(life, member, index, reinstated);
}

/** Returns the stamps of a visit that have not been returned, by card. */
export const stampsKept = ({ given: givenParts, stampsBack }: LifeVisit) =>
  givenParts.map((parts, index) => parts.reduce((sum, { stamps }) => sum + stamps, 0) - (stampsBack[index] ?? 0));

function takeStamps(life: ClubLife, visit: LifeVisit, stamps: readonly number[]): number {
  const member = memberOf(life, visit);
  stamps.forEach((count, index) => {
    if (count === 0) return;
    const parts = partsToClawBack(visit.given[index] ?? [], visit.stampsBack[index] ?? 0, count);
    const taken = clawBackStamps(member.cards[index] as LifeMember["cards"][number], parts, life.today);
    keepCard(life, member, index, taken);
    visit.stampsBack[index] = (visit.stampsBack[index] ?? 0) + count;
  });
  return stamps.reduce((sum, count) => sum + count, 0);
}

function takePoints(life: ClubLife, { lot, keptOre, ...visit }: LifeVisit): number {
  if (!lot) return 0;
  const { earned, rate: pointsPerKronaHundredths, returned: returnedSoFar } = lot;
  const points = pointsToClawBack({ earned, returnedSoFar, keptOre, pointsPerKronaHundredths });
  const member = memberOf(life, visit);
  keepAccount(life, member, clawBack(member.account, lot.id, points, life.today));
  lot.returned += points;
  return points;
}

interface Back {
  amountOre: number;
  stamps: readonly number[];
  uses: readonly LifeUse[];
  welcome: boolean;
  whole: boolean;
}

/** Takes back parts of a visit in the product's order: uses first, then points, then stamps. */
function goBack(life: ClubLife, visit: LifeVisit, returnParts: Back) {
  for (const use of returnParts.uses) reinstateUse(life, use);
  visit.keptOre -= returnParts.amountOre;
  visit.changedAt = life.now;
  const takenPoints = takePoints(life, visit);
  const takenStamps = takeStamps(life, visit, returnParts.stamps);
  visit.returned = returnParts.whole;
  const { welcome } = memberOf(life, visit);
  if (returnParts.welcome && welcome?.usedAt === visit) welcome.usedAt = null;
  return { takenPoints, takenStamps, keptAmount: visit.keptOre / 100, ...balances(life, memberOf(life, visit)) };
}

interface Asked extends Pick<Back, "amountOre" | "stamps" | "uses"> {
  /** The value coupons that are not returned, because the goods they paid for are not. */
  keeps: readonly LifeUse[];
}

/** Returns what an event requests to return of a visit, before any check. */
export function askedBack(visit: LifeVisit, event: Extract<ClubEvent, { kind: "RETURN" }>): Asked {
  const { percent, stamps, uses, bold } = event;
  const keptStamps = stampsKept(visit);
  // When nothing was paid, a full return means each stamp and each use.
  const isEverything = percent === 100 && visit.keptOre === 0 && !bold;
  const stand = visit.uses.filter((use) => use.notCancelled);
  const keeps = event.keep ? stand.filter((use) => bold || (use.valueOre > 0 && visit.keptOre > 0)) : [];
  const named = stand.filter(
    (use) => (percent === 100 || bold || use.valueOre === 0) && (bold || !keeps.includes(use)),
  );
  return {
    amountOre: Math.floor((visit.keptOre * percent) / 100) + (bold && percent === 100 ? 1 : 0),
    stamps: bold ? stamps : stamps.map((count, index) => Math.min(isEverything ? 99 : count, keptStamps[index] ?? 0)),
    uses: uses || isEverything ? named : [],
    keeps,
  };
}

/** Decides which value coupons stay, and whether everything else is returned because no paid amount remains. */
function decide(visit: LifeVisit, request: Asked, stand: readonly LifeUse[]): { all: boolean; stays: LifeUse[] } {
  const values = stand.filter(({ valueOre }) => valueOre > 0);
  if (request.amountOre < visit.keptOre) return { all: false, stays: values };
  if (visit.keptOre > 0) return { all: true, stays: values.filter((use) => request.keeps.includes(use)) };
  const stays = values.filter((use) => !request.uses.includes(use));
  if (values.length > 0) return { all: stays.length < values.length, stays };
  const allStamps = stampsKept(visit).every((count, index) => count === request.stamps[index]);
  return { all: allStamps && request.uses.length === stand.length, stays };
}

/** Performs a return by the rules. */
export function bringBack(life: ClubLife, visit: LifeVisit, request: Asked) {
  const keptStamps = stampsKept(visit);
  if (visit.returned) no("ALREADY_RETURNED");
  if (request.amountOre > visit.keptOre) no("AMOUNT_TOO_LARGE");
  if (request.stamps.some((count, index) => count > (keptStamps[index] ?? 0))) no("TOO_MANY_STAMPS");
  const stand = visit.uses.filter((use) => use.notCancelled);
  const isPart = request.amountOre < visit.keptOre;
  if (isPart && request.uses.some(({ valueOre }) => valueOre > 0)) no("COUPON_PAID_FOR_PURCHASE");
  if (request.keeps.some((use) => use.valueOre === 0 || request.uses.includes(use))) no("COUPON_GOES_BACK");
  const { all, stays } = decide(visit, request, stand);
  const offered = memberOf(life, visit).welcome?.usedAt === visit && !stays.some(({ ofWelcome }) => ofWelcome);
  const returnParts = {
    amountOre: request.amountOre,
    stamps: all ? keptStamps : request.stamps,
    uses: all ? stand.filter((use) => !stays.includes(use)) : request.uses,
    welcome: all && offered,
    whole: all && stays.length === 0,
  };
  const isSomething =
    returnParts.amountOre > 0 ||
    returnParts.uses.length > 0 ||
    returnParts.welcome ||
    returnParts.stamps.some((count) => count > 0);
  if (!isSomething) no("NOTHING_TO_RETURN");
  return goBack(life, visit, returnParts);
}

export function undo(life: ClubLife, visit: LifeVisit) {
  if (tooLate(life, visit.at)) no("TOO_LATE_TO_UNDO");
  if (visit.returned) no("ALREADY_RETURNED");
  const uses = visit.uses.filter((use) => use.notCancelled);
  const { clubPoints, owedPoints } = goBack(life, visit, {
    amountOre: visit.keptOre,
    stamps: stampsKept(visit),
    uses,
    welcome: true,
    whole: true,
  });
  return { clubPoints, owedPoints };
}

export function cancel(life: ClubLife, use: LifeUse) {
  if (tooLate(life, use.at)) no("TOO_LATE_TO_UNDO");
  if (!use.notCancelled) no("ALREADY_CANCELLED");
  if (use.valueOre > 0) no("COUPON_PAID_FOR_PURCHASE");
  reinstateUse(life, use);
  return balances(life, memberOf(life, use));
}
