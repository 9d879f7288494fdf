import type { Home } from "#packages/web/member/club/home.ts";
import { type RewardState, rewardState } from "../domain/card-fillings.ts";
import type { Filling } from "./new-stamps.ts";

export type OwnCard = Home["stampcards"][number];
export type WonReward = Home["stampcardCoupons"][number];
/** A filling with its last day, and the day or moment of its current status. */
export type OwnFilling = Filling & { endDate: string | null; since: string };
type Known = Pick<Home, "profile" | "stampcards" | "stampcardCoupons">;
type Won = Pick<Home["profile"]["stampcardCouponUsage"][number], "used" | "validThrough">;
type OwnUsage = NonNullable<OwnCard["usage"]>["historicStampcardUsages"][number];

/** Lists every filling of a card in the answer, newest first; a full one may appear only through its reward. */
export function fillingsOf({ stampcards, stampcardCoupons }: Known, cardId: number): OwnFilling[] {
  const card = stampcards.find(({ id }) => id === cardId);
  const rewards = stampcardCoupons.filter(({ stampcardId }) => stampcardId === cardId);
  const usages = card?.usage ? [card.usage, ...card.usage.historicStampcardUsages] : [];
  const all = [...rewards.map((won) => filledFor(won, card?.stampsAmount ?? 0)), ...usages.map(fillingOf)];
  const fillingsById = new Map(all.map((each) => [each.id, each]));
  return [...fillingsById.values()].sort((a, b) => b.id - a.id);
}

const filledFor = ({ usage }: WonReward, stampsAmount: number): OwnFilling => ({
  id: usage.stampcardUsageId,
  collectedStamps: stampsAmount,
  stampsAmount,
  stampcardUsageStatus: "COMPLETED",
  endDate: null,
  since: usage.startDate,
});

const fillingOf = ({ lastStatusUpdateDate, ...usage }: OwnUsage): OwnFilling => ({
  ...usage,
  since: lastStatusUpdateDate,
});

/** Returns the filling that gets stamps now; null before the first one. */
export function openFilling({ usage }: OwnCard): OwnCard["usage"] {
  return usage?.stampcardUsageStatus === "OPEN" ? usage : null;
}

/** The outcome of an earlier card, and of its reward if shown. */
export interface PastFilling {
  filling: OwnFilling;
  reward: RewardState | null;
}

/** Lists the earlier cards, newest first, with the state of their rewards on a day (`YYYY-MM-DD`). */
export function pastFillings(home: Known, cardId: number, today: string): PastFilling[] {
  return fillingsOf(home, cardId)
    .filter(({ stampcardUsageStatus }) => stampcardUsageStatus !== "OPEN")
    .map((filling) => {
      const isTheirs = ({ stampcardUsageId }: { stampcardUsageId: number }) => stampcardUsageId === filling.id;
      const won = home.profile.stampcardCouponUsage.find(isTheirs);
      const state = won ? rewardStateOf(won, today) : null;
      // While the club holds rewards back, a ready reward is missing from the usable ones in the server's answer.
      const isHeldBack = state === "ready" && !home.stampcardCoupons.some(({ usage }) => isTheirs(usage));
      return { filling, reward: isHeldBack ? null : state };
    });
}

/** Returns the state of a won reward on a day (`YYYY-MM-DD`), including its last one. Spec §4. */
export const rewardStateOf = ({ used, validThrough }: Won, today: string): RewardState =>
  rewardState({ used, endsOn: Temporal.PlainDate.from(validThrough) }, Temporal.PlainDate.from(today));
