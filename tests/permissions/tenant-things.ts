import { randomUUID } from "node:crypto";
import { buy, type Club, makeApiKey, makeMember, makeStaff, makeTillDevice, makeWebhook } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import { makeCampaign, makeStampCard, whoCanBeMailed } from "../api/offers.ts";
import { makeSendout } from "../api/sendouts.ts";
import { makeSmsReply } from "../api/sms-replies.ts";
import { openTill } from "../engine/till.ts";
import { askedThingsOf, invitationTo } from "./asked-things.ts";
import type { Things, WithId } from "./named-things.ts";

export const queriesNaming: Partial<Record<WithId, unknown>> = {
  previewMerge: { otherId: 2_000_000_000 },
  getPoster: { format: "A4", language: "sv" },
  previewStampcardChange: { stampsAmount: 8, monthValidation: 6, dayValidation: 30 },
  getMemberBalance: { date: "2026-11-21" },
};

export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** One of everything a club has, made as its staff and members make it. */
export async function thingsOf(api: TestApi, club: Club): Promise<Things> {
  const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
  await buy(api, club, memberId, 200);
  const { purchaseId, redemptions } = await buy(api, club, memberId, 10, [club.couponId]);
  const staff = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const stampCard = await makeStampCard(api, club);
  const invitation = await api.call(
    "inviteStaff",
    { body: { email: `${randomUUID()}@example.com`, role: "ROLE_CASHIER", pointsOfSaleIds: [club.locationIds[0]] } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const correction = await api.call(
    "correctPoints",
    { params: { membershipId }, body: { points: 10, reason: "Glömda poäng" } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const { deductionId } = await openTill(api, club).deduct(memberId, 5);
  const email = `${randomUUID()}@example.com`;
  const { waitingPurchaseId } = await openTill(api, club).invite({ email, amount: 50 });
  const view = await api.call(
    "createView",
    { body: { list: "members", name: "Störst först", search: "sort=total", shared: true } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const selection = await api.call(
    "createSelection",
    { body: { name: `Urval ${randomUUID()}`.slice(0, 40), expression: whoCanBeMailed } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const note = await api.call(
    "addMemberNote",
    { params: { id: memberId }, body: { text: "Vill sitta vid fönstret" } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  return {
    locationId: club.locationIds[0],
    memberId,
    membershipId,
    purchaseId,
    couponId: club.couponId,
    categoryId: club.categoryId,
    staffId: staff.accountId,
    staffInvitationId: invitation.id,
    redemptionId: redemptions[0]?.redemptionId as number,
    deviceId: (await makeTillDevice(api, club)).deviceId,
    keyId: (await makeApiKey(api, club)).keyId,
    webhookId: (await makeWebhook(api, club)).id,
    stampCardId: stampCard.id,
    stampCardCouponId: stampCard.coupon.id,
    correctionId: correction.lotId,
    deductionId,
    waitingPurchaseId: waitingPurchaseId as number,
    campaignId: (await makeCampaign(api, club)).id,
    invitationId: await invitationTo(api, club, email),
    ...(await askedThingsOf(api, club, staff.token, { memberId, membershipId })),
    noteId: note.id,
    replyId: await makeSmsReply(api, club, memberId),
    viewId: view.id,
    selectionId: selection.id,
    sendoutId: (await makeSendout(api, club)).id,
  };
}
