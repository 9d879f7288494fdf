import { type RewardState, rewardState } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import type { Member } from "./queries.ts";

export type ChainCard = AnswerOf<"listStampcards">[number];
/** The member's data as the till receives it. */
export type AtTill = AnswerOf<"getAtTill">;

export interface BegunCard {
  stampcardId: number;
  title: string;
  collected: number;
  total: number;
  /** The last day to fill the card; null before the first stamp. */
  fillBy: string | null;
  owed: number;
}

export interface WonReward {
  key: number;
  name: string;
  cardTitle: string;
  state: RewardState;
  validThrough: string;
}

/** Returns a member's stamp cards in progress and won rewards, named by their cards. */
export function offersOf(
  profile: Pick<Member["profile"], "stampcardUsage" | "stampcardCouponUsage">,
  cards: readonly ChainCard[],
  atTill: Pick<AtTill, "stampcards"> | undefined,
  today: Temporal.PlainDate,
): { cards: BegunCard[]; rewards: WonReward[] } {
  const owedOf = (id: number) => atTill?.stampcards.find((card) => card.id === id)?.owedStamps ?? 0;
  const begun = cards.flatMap(({ id, title, name, stampsAmount }): BegunCard[] => {
    const open = profile.stampcardUsage.find(
      ({ stampcardId, stampcardUsageStatus }) => stampcardId === id && stampcardUsageStatus === "OPEN",
    );
    const owed = owedOf(id);
    if (!open && owed === 0) return [];
    return [
      {
        stampcardId: id,
        title: title || name,
        collected: open?.collectedStamps ?? 0,
        total: open?.stampsAmount ?? stampsAmount,
        fillBy: open?.endDate ?? null,
        owed,
      },
    ];
  });
  const rewards = profile.stampcardCouponUsage.map(
    ({ stampcardCouponId, stampcardUsageId, used, validThrough }): WonReward => {
      const card = cards.find(({ coupon }) => coupon.id === stampcardCouponId);
      return {
        key: stampcardUsageId,
        name: card?.coupon.reward ?? "",
        cardTitle: card ? card.title || card.name : "",
        state: rewardState({ used, endsOn: Temporal.PlainDate.from(validThrough) }, today),
        validThrough,
      };
    },
  );
  return { cards: begun, rewards };
}
