import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { type Account, balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { returnKnownOf, visitKnownOf } from "#features/till/register/contract/known.ts";
import { planVisit } from "#features/till/register/domain/plan-visit.ts";
import { planReturn } from "#features/till/returns/domain/plan-return.ts";
import { Refused } from "../api/harness.ts";
import { agree, type Both } from "./both.ts";
import type { LifeVisit } from "./club-life.ts";
import type { ReturnBody, VisitBody } from "./till.ts";
import type { VisitEvent } from "./visit-life.ts";

/** The number of acts per preview, because a preview costs as much as the act. */
const lookedAtEach = 3;
let looked = 0;

type Act<Answer> = (key: string) => Promise<Answer>;
/** Wraps an act to check that it does what the preview showed, or is refused. */
type Watch<Shown> = <Answer extends Shown>(act: Act<Answer>) => Act<Answer>;

const unwatched = <Answer>(act: Act<Answer>) => act;

const isWatched = () => {
  looked += 1;
  return looked % lookedAtEach === 0;
};

/** `refused` is why the screen would not offer the act; compared by name with `byName`. */
function watching<Shown extends object>(
  what: string,
  preview: { ok: true; figures: Shown } | { ok: false; reason: string },
  byName: boolean,
): Watch<Shown> {
  return (act) => async (key) => {
    const answer = await act(key).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      if (preview.ok) agree(`${what} shown as possible`, error.problem.code, "done");
      else if (byName) agree(`why ${what} is refused`, error.problem.code, preview.reason);
      throw error;
    });
    if (!preview.ok) agree(`${what} shown as impossible`, "done", preview.reason);
    else {
      const actualFigures = Object.fromEntries(
        Object.keys(preview.figures).map((key) => [key, answer[key as keyof Shown]]),
      );
      agree(`${what} as it was shown`, actualFigures, preview.figures);
    }
    return answer;
  };
}

const balances = (account: Account, today: Temporal.PlainDate) => ({
  clubPoints: balanceOn(account.lots, today),
  owedPoints: owedBy(account),
});

interface VisitFigures {
  totalAmount: number;
  discount: number;
  lostValue: number;
  earnedPoints: number;
  clubPoints: number;
  owedPoints: number;
}

/**
 * Compares the till's preview of some visits with the result. Skips what the till does not offer, such as a coupon
 * twice.
 */
export async function previewVisit(
  { life, world }: Both,
  event: VisitEvent,
  memberId: number,
  body: Required<Pick<VisitBody, "couponIds" | "stamps" | "stampcardUsageIds" | "welcomeOffer" | "campaignIds">>,
): Promise<Watch<VisitFigures>> {
  const couponIds = [...(body.couponIds ?? []), ...(body.welcomeOffer?.couponId ? [body.welcomeOffer.couponId] : [])];
  if (!isWatched() || new Set(couponIds).size < couponIds.length) return unwatched;
  const [member, facts] = [await world.till.member(memberId), await world.till.facts()];
  const request = {
    amountOre: event.amountOre,
    campaignIds: body.campaignIds as number[],
    couponIds: body.couponIds as number[],
    stamps: (body.stamps ?? []).map(({ stampcardId, stamps }) => ({ stampCardId: Number(stampcardId), stamps })),
    fillingIds: body.stampcardUsageIds as number[],
    welcomeOffer: body.welcomeOffer as { couponId: number | null } | null,
  };
  const planned = planVisit(request, visitKnownOf(member, facts), life.today);
  if (!planned.ok) return watching("a visit", planned, false);
  const { payment, earning, account } = planned.plan;
  const figures = {
    totalAmount: payment.paidOre / 100,
    discount: payment.discountOre / 100,
    lostValue: payment.lostOre / 100,
    earnedPoints: earning?.points ?? 0,
    ...balances(account, life.today),
  };
  return watching("a visit", { ok: true, figures }, false);
}

interface ReturnFigures {
  takenPoints: number;
  takenStamps: number;
  keptAmount: number;
  clubPoints: number;
  owedPoints: number;
}

type ReturnParts = Required<Pick<ReturnBody, "stamps" | "redemptionIds" | "keptRedemptionIds">> & { amountOre: number };

/** Compares the till's preview of some returns of recent visits with the result. */
export async function previewReturn(
  { life, world }: Both,
  visit: LifeVisit,
  body: ReturnParts,
): Promise<Watch<ReturnFigures>> {
  if (!isWatched()) return unwatched;
  const { ledger } = await world.till.member(world.memberIds[visit.member] as number);
  const context = returnKnownOf(ledger, visit.realId);
  if (!context) return unwatched;
  const requestedParts = {
    amountOre: body.amountOre,
    stamps: new Map((body.stamps ?? []).map(({ stampcardId, stamps }) => [Number(stampcardId), stamps])),
    useIds: body.redemptionIds as number[],
    keptUseIds: body.keptRedemptionIds as number[],
  };
  const planned = planReturn(requestedParts, context, life.today);
  if (!planned.ok) return watching("a return", planned, true);
  const { takenPoints, takenStamps, keptOre, account } = planned.plan;
  const figures = { takenPoints, takenStamps, keptAmount: keptOre / 100, ...balances(account, life.today) };
  return watching("a return", { ok: true, figures }, true);
}
