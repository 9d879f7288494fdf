import { randomUUID } from "node:crypto";
import type { EndpointName, routes } from "@stammis/contract/routes";
import { openTill } from "../engine/till.ts";
import { buy, type Club, makeApiKey, makeMember, makeStaff, makeTillDevice, makeWebhook } from "../factories.ts";
import type { TestApi } from "../harness.ts";
import { makeCampaign, makeStampCard, whoCanBeMailed } from "../offers.ts";
import { makeSendout } from "../sendouts.ts";
import { askedThingsOf, invitationTo } from "./asked-things.ts";

/** The routes that name a thing of a chain by its id, or are known to name none. A new one without a row is a type error. */
export type WithId = {
  [K in EndpointName]: (typeof routes)[K]["path"] extends `${string}/:${"id" | "membershipId"}${string}` ? K : never;
}[EndpointName];
export type Things = {
  locationId: number;
  memberId: number;
  membershipId: string;
  purchaseId: number;
  couponId: number;
  categoryId: number;
  staffId: number;
  staffInvitationId: number;
  redemptionId: number;
  deviceId: number;
  keyId: number;
  webhookId: number;
  stampCardId: number;
  campaignId: number;
  stampCardCouponId: number;
  correctionId: number;
  deductionId: number;
  waitingPurchaseId: number;
  invitationId: number;
  approvalId: number;
  mergeRequestId: number;
  importId: number;
  noteId: number;
  viewId: number;
  selectionId: number;
  whatIfId: number;
  sendoutId: number;
};

export const namedBy: Record<WithId, keyof Things | null> = {
  requestPasswordReset: null,
  endSession: null,
  renamePasskey: null,
  confirmSignUp: null,
  renewSignUp: null,
  // An id that says nothing and is nobody else's: features/unsubscribing has its own tests.
  unsubscribeSms: null,
  unsubscribeEmail: null,
  getUnsubscriber: null,
  getPublicCompany: null,
  getMessage: null,
  saveLastLocation: "locationId",
  getPublicCoupon: "couponId",
  getPublicCampaign: "campaignId",
  countCampaignView: "campaignId",
  setHomeLocationByGet: "locationId",
  setHomeLocation: "locationId",
  getConsumerPurchase: "purchaseId",
  getConsumerStampcardCoupon: "stampCardCouponId",
  getLocation: "locationId",
  getLocationClosing: "locationId",
  updateLocation: "locationId",
  closeLocation: "locationId",
  setLocationLogo: "locationId",
  removeLocationLogo: "locationId",
  updateStaff: "staffId",
  listMadeIntegrations: "staffId",
  removeStaff: "staffId",
  resendStaffInvitation: "staffInvitationId",
  withdrawStaffInvitation: "staffInvitationId",
  // Of an account, not of a chain: features/invitations and features/companies have their own tests.
  resendMerchantInvitation: null,
  withdrawMerchantInvitation: null,
  acceptInvitation: null,
  declineInvitation: null,
  leaveCompany: null,
  leaveChain: null,
  getCompany: null,
  updateCompany: null,
  listCompanyDocuments: null,
  acceptCompanyDocument: null,
  listImpersonations: null,
  allowSupportChanges: null,
  listSupportMessages: null,
  writeSupportMessage: null,
  // Of a company: features/billing has its own tests.
  getBilling: null,
  setBilling: null,
  subscribeCompany: null,
  leaveSubscription: null,
  listInvoices: null,
  exportInvoices: null,
  // Of a company: features/card-payments has its own tests.
  addCard: null,
  removeCard: null,
  openPayPage: null,
  finishCardPage: null,
  getInvoice: null,
  getPeppolInvoice: null,
  creditInvoice: null,
  bookPayment: null,
  bookRepayment: null,
  setPlan: null,
  // Of the platform: features/announcements has its own tests.
  setAnnouncement: null,
  removeAnnouncement: null,
  closeAnnouncement: null,
  getCompanyDetail: null,
  setCompanyStanding: null,
  // Of a company: features/incidents has its own tests.
  getIncident: null,
  updateIncident: null,
  setIncidentState: null,
  getIncidentLetter: null,
  printIncidentLetter: null,
  getPoster: "locationId",
  renameCategory: "categoryId",
  removeCategory: "categoryId",
  getCoupon: "couponId",
  updateCoupon: "couponId",
  setCouponStatus: "couponId",
  setCouponImage: "couponId",
  removeCouponImage: "couponId",
  removeCoupon: "couponId",
  getStampcard: "stampCardId",
  updateStampcard: "stampCardId",
  previewStampcardChange: "stampCardId",
  copyStampcard: "stampCardId",
  setStampcardStatus: "stampCardId",
  setStampcardImage: "stampCardId",
  removeStampcardImage: "stampCardId",
  removeStampcard: "stampCardId",
  getCampaign: "campaignId",
  getCampaignReport: "campaignId",
  updateCampaign: "campaignId",
  setCampaignStatus: "campaignId",
  setCampaignBanner: "campaignId",
  setCampaignBannerSource: "campaignId",
  removeCampaignBanner: "campaignId",
  removeCampaign: "campaignId",
  getMember: "memberId",
  updateMember: "memberId",
  removeMember: "memberId",
  listMergeCandidates: "memberId",
  previewMerge: "memberId",
  listMerges: "memberId",
  mergeMembers: "memberId",
  undoMerge: "memberId",
  askMerge: "memberId",
  askUndoMerge: "memberId",
  withdrawMergeRequest: "mergeRequestId",
  answerMergeRequest: "mergeRequestId",
  getImport: "importId",
  sendImportRows: "importId",
  listImportRows: "importId",
  exportImportRows: "importId",
  setImportState: "importId",
  inviteImported: "importId",
  removeImport: "importId",
  getWhatIf: "whatIfId",
  getSendout: "sendoutId",
  updateSendout: "sendoutId",
  removeSendout: "sendoutId",
  setSendoutState: "sendoutId",
  getSendoutReach: "sendoutId",
  testSendout: "sendoutId",
  listSendoutRecipients: "sendoutId",
  exportSendoutRecipients: "sendoutId",
  getSendoutNumbers: "sendoutId",
  removeWhatIf: "whatIfId",
  resendInvitation: "invitationId",
  withdrawInvitation: "invitationId",
  resendMemberContact: "memberId",
  withdrawMemberContact: "memberId",
  exportPointsAccount: "memberId",
  exportMemberData: "memberId",
  exportMemberDataCsv: "memberId",
  listMemberNotes: "memberId",
  addMemberNote: "memberId",
  getSelection: "selectionId",
  updateSelection: "selectionId",
  copySelection: "selectionId",
  removeSelection: "selectionId",
  updateView: "viewId",
  removeView: "viewId",
  editMemberNote: "noteId",
  removeMemberNote: "noteId",
  pinMemberNote: "noteId",
  unpinMemberNote: "noteId",
  listMemberTimeline: "memberId",
  listMemberFillings: "memberId",
  listMemberUses: "memberId",
  listMemberMessages: "memberId",
  listMemberDevices: "memberId",
  endMemberDevice: "memberId",
  sendMemberLogin: "memberId",
  getMerchantPurchase: "purchaseId",
  withdrawPendingPurchase: "waitingPurchaseId",
  getAtTill: "membershipId",
  getMemberPointsAccount: "membershipId",
  getMemberBalance: "membershipId",
  correctPoints: "membershipId",
  voidCorrection: "correctionId",
  deductPoints: "membershipId",
  voidDeduction: "deductionId",
  cancelPurchase: "purchaseId",
  returnPurchase: "purchaseId",
  cancelRedemption: "redemptionId",
  getApproval: "approvalId",
  withdrawApproval: "approvalId",
  answerApproval: "approvalId",
  renameTillDevice: "deviceId",
  revokeTillDevice: "deviceId",
  setApiKeyLimits: "keyId",
  revokeApiKey: "keyId",
  updateWebhook: "webhookId",
  removeWebhook: "webhookId",
  renewWebhookSecret: "webhookId",
  testWebhook: "webhookId",
  listWebhookDeliveries: "webhookId",
  replayWebhook: "webhookId",
};

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
    viewId: view.id,
    selectionId: selection.id,
    sendoutId: (await makeSendout(api, club)).id,
  };
}
