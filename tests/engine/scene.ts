import { giveWelcomeOffer } from "#features/loyalty/campaigns/api/give-welcome-offer.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import { buy, type Club, makeClub, makeMember, makeStaff } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "../api/offers.ts";
import { type OpenTill, openTill, travel } from "./till.ts";

/** Gives a member the current welcome offer, as joining does. */
export async function giveWelcome(api: TestApi, club: Club, memberId: number): Promise<void> {
  const today = todayIn(club.chain.timeZone, api.clock.now);
  await api.services.db.inChain(club.chain.id, (trx) => giveWelcomeOffer(trx, club.chain, memberId, today));
}

/** Makes two members who buy and redeem, one of them with a cancelled redemption. */
async function redeemers(api: TestApi, club: Club, till: OpenTill) {
  const { memberId } = await makeMember(api, club);
  const { memberId: otherId } = await makeMember(api, club);
  await buy(api, club, memberId, 80);
  await travel(api, club, api.clock.now.add({ hours: 72 }));
  await buy(api, club, memberId, 90);
  const { redemptions } = await buy(api, club, memberId, 60, [club.couponId]);
  await buy(api, club, otherId, 500);
  const cancelled = await buy(api, club, otherId, 50, [club.couponId]);
  await till.cancel(cancelled.redemptions[0]?.redemptionId as number);
  return { memberId, otherId, redemptionId: redemptions[0]?.redemptionId as number };
}

/**
 * Makes a member who has spent points of a returned purchase: a deficit, paid by two later lots. Adds corrections that
 * give and deduct points, with one of each undone.
 */
async function debtor(api: TestApi, club: Club, till: OpenTill) {
  const { memberId: debtorId } = await makeMember(api, club);
  const { purchaseId: returnedId } = await buy(api, club, debtorId, 100);
  await till.visit(debtorId, { couponIds: [club.couponId] });
  await till.bringBack(returnedId, 100);
  await buy(api, club, debtorId, 60);
  const { purchaseId: partlyId } = await buy(api, club, debtorId, 110);
  await till.bringBack(partlyId, 10.5);
  const { lotId: withdrawnId } = await till.correct(debtorId, 30);
  await till.withdraw(withdrawnId);
  const { lotId: correctionId } = await till.correct(debtorId, 20);
  const { deductionId } = await till.deduct(debtorId, 25);
  const { deductionId: restoredId } = await till.deduct(debtorId, 10);
  await till.voidDeduction(restoredId);
  return { debtorId, returnedId, partlyId, withdrawnId, correctionId, deductionId, restoredId };
}

/**
 * Makes a member with a full card and its used reward, whose stamps are returned: some are owed, and later paid with
 * new stamps.
 */
async function collector(api: TestApi, club: Club, till: OpenTill) {
  const { memberId: collectorId } = await makeMember(api, club);
  const { id: stampcardId } = await makeStampCard(api, club, { stampsAmount: 3 });
  const stamps = (count: number) => ({ stamps: [{ stampcardId, stamps: count }] });
  const { purchaseId: filledId } = await till.visit(collectorId, { amount: 50, ...stamps(3) });
  const { stampcardCoupons } = await till.member(collectorId);
  const fillingId = stampcardCoupons[0]?.stampcardUsageId as number;
  const taken = await till.visit(collectorId, { stampcardUsageIds: [fillingId] });
  await till.visit(collectorId, stamps(1));
  await till.bringBack(filledId, 50);
  await till.visit(collectorId, stamps(1));
  await till.visit(collectorId, { amount: 20, ...stamps(3) });
  await till.visit(collectorId, stamps(2));
  return { collectorId, stampcardId, fillingId, rewardUseId: taken.redemptions[0]?.redemptionId as number };
}

/** Makes a member with a value coupon from a campaign, and a welcome offer, each used at a purchase. */
async function guest(api: TestApi, club: Club, till: OpenTill) {
  const valueCoupon = await makeValueCoupon(api, club, { totalLimit: 3, perMemberLimit: 1 });
  const campaign = await makeCampaign(api, club, { couponId: valueCoupon.id });
  const welcome = await makeCampaign(api, club, { name: "Välkommen", welcomeOffer: true, visibilityMonths: 2 });
  const { memberId: guestId } = await makeMember(api, club);
  await giveWelcome(api, club, guestId);
  const couponIds = [valueCoupon.id];
  await till.visit(guestId, { amount: 120, couponIds, campaignIds: [campaign.id] });
  const { purchaseId: welcomedId } = await till.visit(guestId, { amount: 80, welcomeOffer: { couponId: null } });
  return { guestId, valueCouponId: valueCoupon.id, campaignId: campaign.id, welcomeId: welcome.id, welcomedId };
}

/** Makes a club in which every kind of act has happened. */
export async function makeScene(api: TestApi) {
  const club = await makeClub(api);
  const till = openTill(api, club);
  const scene = {
    club,
    ...(await redeemers(api, club, till)),
    ...(await debtor(api, club, till)),
    ...(await collector(api, club, till)),
    ...(await guest(api, club, till)),
  };
  await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  return scene;
}

export type Scene = Awaited<ReturnType<typeof makeScene>>;
