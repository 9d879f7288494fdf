import {
  type selectRunningCampaigns,
  shownCampaignOf,
  welcomeOfferOf,
} from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { carrierOf } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { couponOf } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { availabilityOf, type Holder, type OwnCouponRow } from "#features/loyalty/coupons/api/own-coupons.ts";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { stampcardUsageOf } from "#features/loyalty/stamp-cards/api/filling-shape.ts";
import { heldCards, type MemberCards, memberCardsOf } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { isUsable, type WonRow, wonRewardOf } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import {
  type selectStampCards,
  stampCardRule,
  stampcardOf,
} from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { openFilling, untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { stampsPossible } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { checkNumberAlone, noteShown } from "#features/members/card-codes/api/number-alone.ts";
import { askAudience } from "#features/messages/selections/api/ask-audiences.ts";
import { staffPurchaseOf } from "#features/till/purchases/api/staff-purchase.ts";
import { givenOf } from "#features/till/returns/api/given-known.ts";
import { ledgerOf } from "#features/till/returns/api/ledger-shape.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { lookUp } from "./look-up.ts";
import { selectOpening } from "./read-opening.ts";

type CardRow = Awaited<ReturnType<ReturnType<typeof selectStampCards>["execute"]>>[number];

type Running = Awaited<ReturnType<ReturnType<typeof selectRunningCampaigns>["execute"]>>;

/**
 * Returns coupons the member may use today, and rewards that need more points. The coupon of a welcome offer is used
 * with the offer.
 */
function couponsOf(rows: readonly OwnCouponRow[], holder: Omit<Holder, "carriers"> & { carriers: Running }) {
  const { carriers: running, brought, day } = holder;
  const offered = rows.filter((row) => ["USABLE", "OUT_OF_REACH"].includes(availabilityOf(row, holder)));
  return offered.map((row) => {
    const carrier = couponKindRules[row.kind].isBrought ? carrierOf(running, row.id) : undefined;
    return {
      ...couponOf(row, day),
      campaign: carrier?.name ?? null,
      campaignId: carrier?.id ?? null,
      isBrought: brought.includes(row.id),
    };
  });
}

/** Returns the stamp cards on which this member can get a stamp today, with their state. */
function cardsOf(rows: readonly CardRow[], memberCards: MemberCards, day: ClubDay) {
  const { today } = day;
  const cards = heldCards(memberCards);
  return rows.flatMap((row) => {
    const card = cards.get(row.id) ?? untouchedCard;
    const possible = stampsPossible(card, stampCardRule(row, day), today);
    if (possible === 0) return [];
    const order = openFilling(card, today)?.order;
    const open = memberCards.fillings.find((filling) => filling.stampCardId === row.id && filling.order === order);
    return [
      {
        ...stampcardOf(row, day),
        usage: open ? stampcardUsageOf(open, [], day) : null,
        owedStamps: card.owed,
        stampsPossible: possible,
        reward: row.reward,
        dayValidation: row.day_validation,
      },
    ];
  });
}

/** Returns a reward of a full card that the member can take now. */
function rewardOf(row: WonRow, cards: readonly CardRow[], day: ClubDay) {
  const { usage, ...coupon } = wonRewardOf(row, day);
  return {
    ...coupon,
    stampcardUsageId: usage.stampcardUsageId,
    usageOrder: row.usage_order,
    stampcardTitle: cards.find(({ id }) => id === row.stamp_card_id)?.title ?? "",
    validThrough: usage.validThrough,
  };
}

/** Returns the member for the till in one round trip, with all data for a visit or a return. Spec §7 "The till". */
export async function getAtTill(services: Services, call: Call<"getAtTill">) {
  const { chain, actor, day, now } = call;
  const { id, isNumberAlone } = await lookUp(services, call);
  const { today } = day;
  const opening = { memberId: id, memberIds: [id], today, locationIds: actor.locationIds } as const;
  const [[member], coupons, currently, cards, [welcome], rewards, visits, ...rows] = await services.db.read(
    chain.id,
    () => selectOpening(opening),
  );
  if (!member) return refuse("NOT_FOUND");
  if (!member.acceptsNumberAlone) {
    if (isNumberAlone) await checkNumberAlone(services, call, member.membership_number);
    await noteShown(services, call, [member.membership_number]);
  }
  // A campaign for a selection or a coupon from a sendout would show support which members are in the selection.
  const isSupport = actor.impersonation !== null;
  const running = await askAudience((query) => services.db.read(chain.id, () => [query]).then(([answers]) => answers), {
    memberId: id,
    things: isSupport ? currently.filter(({ chosen }) => chosen === null) : currently,
    day,
  });
  const brought = isSupport ? [] : member.brought;
  const givenState = givenOf(rows);
  const { lots } = givenState.account;
  const clubPoints = balanceOn(lots, today);
  return {
    membershipId: member.membership_number,
    firstName: member.first_name,
    lastName: member.last_name,
    email: member.email,
    phone: member.phone,
    note: member.note,
    clubPoints,
    owedPoints: owedBy({ lots }),
    coupons: couponsOf(coupons, { balance: clubPoints, carriers: running, brought, day }),
    stampcards: cardsOf(cards, memberCardsOf(rows[6]), day),
    stampcardCoupons: rewards.filter((row) => isUsable(row, day)).map((row) => rewardOf(row, cards, day)),
    welcomeOffer: welcomeOfferOf(welcome, day),
    campaigns: running.filter(({ chosen }) => chosen !== null).map((row) => shownCampaignOf(row, day)),
    latestPurchaseAt: member.last_purchase_at?.toString() ?? null,
    visits: visits.map((row) => staffPurchaseOf(row, actor.accountId, now)),
    ledger: ledgerOf(givenState),
  };
}
