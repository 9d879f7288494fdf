import type { RecordedAct, Whose } from "#features/insight/figures/api/record-figures.ts";
import type { ReturnPlan } from "../domain/plan-return.ts";
import type { GivenVisit } from "./given-known.ts";

/** Returns the changes that a return makes to the daily figures. `timeZone`: the club's. */
export function recordedReturn(
  who: Whose,
  timeZone: string,
  { id, wasPurchase }: Pick<GivenVisit, "id" | "wasPurchase">,
  {
    entries,
    cards,
    uses,
    isComplete: isWhole,
    amountOre,
    takenPoints: points,
    welcomeOffer: isWelcomeOfferBack,
  }: ReturnPlan,
): RecordedAct {
  const purchase = { id, wasPurchase, isWhole, amountOre, points, isWelcomeOfferBack };
  return { who, entries, cards, reversal: { timeZone, useIds: uses.map((use) => use.id), purchase } };
}
