import { type WelcomeOffer, welcomeUsable } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { type Account, balanceOn, pointsByExpiry } from "#features/loyalty/points/domain/ledger.ts";
import type { StampCardRow } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import {
  type MemberCard,
  openFilling,
  rewardUsable,
  untouchedCard,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { MergePlan } from "../domain/plan-merge.ts";
import type { ReadMembership } from "./read-memberships.ts";

type Day = Temporal.PlainDate;

const pointsOf = ({ lots }: Account, today: Day) => ({
  clubPoints: balanceOn(lots, today),
  owedPoints: owedBy({ lots }),
  expiring: pointsByExpiry(lots, today).map(({ validThrough, points }) => ({
    validThrough: validThrough.toString(),
    points,
  })),
});

/** Returns the stamp cards on which the member has stamps, rewards or a deficit today. */
function cardsOf(cards: ReadonlyMap<number, MemberCard>, rows: readonly StampCardRow[], today: Day) {
  return rows.flatMap((row) => {
    const card = cards.get(row.id) ?? untouchedCard;
    const open = openFilling(card, today);
    const rewards = card.fillings.filter(({ reward }) => reward && rewardUsable(reward, today)).length;
    if (!open && rewards === 0 && card.owed === 0) return [];
    return [
      {
        stampcardId: row.id,
        title: row.title || row.name,
        collectedStamps: open?.collected ?? 0,
        stampsAmount: open?.stampsAmount ?? row.stamps_amount,
        endDate: open?.endsOn.toString() ?? null,
        rewards,
        owedStamps: card.owed,
      },
    ];
  });
}

const welcomeShape = (name: string | undefined, offer: WelcomeOffer | null, today: Day) =>
  offer && {
    name: name ?? "",
    validThrough: offer.through.toString(),
    used: offer.usedPurchaseId !== null,
    usable: welcomeUsable(offer, today).ok,
  };

const boughtBy = (all: readonly ReadMembership[]) => ({
  purchases: all.reduce((sum, { facts }) => sum + facts.purchase_count, 0),
  totalAmount: kronorFromOre(all.reduce((sum, { facts }) => sum + facts.purchase_total_ore, 0)),
});

/** Returns one of the two memberships in the format of the response. */
export function membershipShape(membership: ReadMembership, rows: readonly StampCardRow[], { today }: ClubDay) {
  const { profile, facts, welcome, membership: state } = membership;
  return {
    id: profile.id,
    membershipId: profile.membership_number,
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: profile.email,
    phone: profile.phone,
    language: profile.language,
    address: state.profile.address,
    birthday: state.profile.birthday,
    gender: profile.gender,
    homeLocationId: profile.home_location_id,
    homeLocation: facts.home_location,
    registeredAt: facts.registered_at.toString(),
    consents: state.consents,
    ...boughtBy([membership]),
    ...pointsOf(state.account, today),
    stampcards: cardsOf(state.cards, rows, today),
    welcomeOffer: welcomeShape(welcome?.name, state.welcome, today),
  };
}

/** Returns the result of the merge in the format of the response. */
export function mergedShape(
  [survivor, other]: readonly [ReadMembership, ReadMembership],
  plan: MergePlan,
  rows: readonly StampCardRow[],
  { today }: ClubDay,
) {
  const cards = new Map([
    ...survivor.membership.cards,
    ...plan.cards.map(({ stampCardId, card }) => [stampCardId, card] as const),
  ]);
  const welcomed = plan.welcome === "OTHER" ? other : survivor;
  return {
    ...boughtBy([survivor, other]),
    ...pointsOf(plan.account.account, today),
    stampcards: cardsOf(cards, rows, today),
    welcomeOffer: welcomeShape(welcomed.welcome?.name, plan.welcome && welcomed.membership.welcome, today),
  };
}
