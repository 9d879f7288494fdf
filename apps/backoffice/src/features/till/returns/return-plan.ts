import { oreFromKronor } from "@stammis/domain/money";
import { pointsToTakeBack } from "@stammis/domain/points/points";
import { type AskedBack, isAnything, returnsWhole } from "@stammis/domain/returns";
import type { TillVisit } from "../queries.ts";
import { typedOre } from "../visit/visit-plan.ts";

/** What of a visit is to go back, as it is being filled in. */
export interface ReturnDraft {
  /** Everything that is left of it; the choices below then count for nothing. */
  whole: boolean;
  amount: string;
  /** By the card's id. */
  stamps: Readonly<Record<string, number>>;
  redemptionIds: readonly number[];
  reason: string;
}

export const wholeReturn: ReturnDraft = { whole: true, amount: "", stamps: {}, redemptionIds: [], reason: "" };

export interface ReturnPlan {
  /** Öre that go back, and what is then left of the purchase. */
  amountOre: number;
  keptOre: number;
  stamps: readonly { stampcardId: number; stamps: number }[];
  redemptionIds: readonly number[];
  /** Points taken back, and those of rewards given back. */
  takenPoints: number;
  givenPoints: number;
  /** The welcome offer used there can be used again. */
  welcomeOffer: boolean;
  missing: "AMOUNT_TOO_LARGE" | "INVALID_AMOUNT" | "NOTHING_TO_RETURN" | "REASON" | null;
}

const oreOf = (kronor: number) => {
  const read = oreFromKronor(kronor);
  return read.ok ? read.ore : 0;
};

/** What of a visit may go back while a part of it is kept: what a value coupon paid stays with the goods. */
export const partRedemptions = (visit: TillVisit) => standing(visit).redemptions.filter(({ value }) => value === 0);

/** What stands of a visit after earlier returns. */
export function standing(visit: TillVisit) {
  return {
    ore: oreOf(visit.totalAmount) - oreOf(visit.returnedAmount),
    stamps: visit.stamps,
    redemptions: visit.redemptions.filter(({ cancelled }) => !cancelled),
  };
}

const byCard = (stamps: TillVisit["stamps"]) => new Map(stamps.map((each) => [each.stampcardId, each.stamps]));

const idOf = ({ redemptionId }: { redemptionId: number }) => redemptionId;

function isWhole(visit: TillVisit, asked: AskedBack): boolean {
  const { ore: keptOre, stamps, redemptions } = standing(visit);
  return returnsWhole(
    {
      paidOre: oreOf(visit.totalAmount),
      keptOre,
      stamps: byCard(stamps),
      redemptions: redemptions.map((each) => ({ id: each.redemptionId, valueOre: oreOf(each.value) })),
    },
    asked,
  );
}

/** What a return would do, before it is confirmed. Product's ledger, "Symmetry". */
export function returnPlan(visit: TillVisit, draft: ReturnDraft): ReturnPlan {
  const left = standing(visit);
  const typed = draft.amount === "" ? { ok: true as const, ore: 0 } : typedOre(draft.amount);
  const amountOre = draft.whole ? left.ore : typed.ok ? typed.ore : 0;
  const asked = new Map(Object.entries(draft.stamps).map(([id, count]) => [Number(id), count]));
  const chosen = partRedemptions(visit).filter(({ redemptionId }) => draft.redemptionIds.includes(redemptionId));
  const takesAll = draft.whole || isWhole(visit, { amountOre, stamps: asked, redemptionIds: chosen.map(idOf) });
  const stamps = takesAll ? byCard(left.stamps) : asked;
  const back = takesAll ? left.redemptions : chosen;
  const welcomeOffer = takesAll && visit.welcomeOfferUsed;
  const keptOre = Math.max(0, left.ore - amountOre);
  const missing = () => {
    if (!typed.ok && !draft.whole) return "INVALID_AMOUNT";
    if (amountOre > left.ore) return "AMOUNT_TOO_LARGE";
    if (!isAnything({ amountOre, stamps, redemptions: back, welcomeOffer })) return "NOTHING_TO_RETURN";
    return draft.reason.trim() === "" ? "REASON" : null;
  };
  return {
    amountOre,
    keptOre,
    stamps: [...stamps].flatMap(([stampcardId, count]) => (count > 0 ? { stampcardId, stamps: count } : [])),
    redemptionIds: back.map(idOf),
    takenPoints: pointsTaken(visit, keptOre),
    givenPoints: back.reduce((sum, { points }) => sum + points, 0),
    welcomeOffer,
    missing: missing(),
  };
}

function pointsTaken(
  { earnedPoints: earned, returnedPoints: returnedSoFar, pointsPerKrona }: TillVisit,
  keptOre: number,
) {
  if (pointsPerKrona === null) return 0;
  return pointsToTakeBack({
    earned,
    returnedSoFar,
    keptOre,
    pointsPerKronaHundredths: Math.round(pointsPerKrona * 100),
  });
}
