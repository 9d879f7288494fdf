import { randomUUID } from "node:crypto";
import type { Condition, Selection } from "#features/messages/selections/domain/selection.ts";
import type { EndpointName, Routes } from "#packages/contract/routes.ts";
import { aCampaign } from "../api/offers.ts";
import type { Things } from "./named-things.ts";

/** The routes of a club that a local merchant may call. A new one without a row is a type error. */
export type LocalRoute = {
  [K in EndpointName]: Routes[K]["access"] extends { who: "staff"; roles: readonly (infer R)[] }
    ? "ROLE_LOCAL_MERCHANT" extends R
      ? K
      : never
    : never;
}[EndpointName];

/** Things of one point of sale, or reached from there. */
export type Place = Things & { mergeId: number };

export interface Row {
  /** What they ask of their own; the answer is the same whatever happens elsewhere. */
  sees?: (here: Place) => unknown[];
  /** What names something of elsewhere; refused, and nothing changes. */
  refused?: (elsewhere: Place, here: Place) => unknown[];
  /** Why neither is asked. */
  open?: string;
}

const plain = { sees: () => [{}] };
const list = (query: object = {}) => ({ sees: () => [{ query }] });
const memberOf = ({ memberId: id }: Place) => ({ params: { id } });
const member = (more: object = {}): Row => ({ refused: (there) => [{ ...memberOf(there), ...more }] });
const campaign = (more: object = {}): Row => ({ refused: ({ campaignId: id }) => [{ params: { id }, ...more }] });
const ofMember = (query: object = {}): Row => ({
  sees: (here) => [{ ...memberOf(here), query }],
  refused: (there) => [{ ...memberOf(there), query }],
});

const wholeClub = "the club's own, alike at every point of sale";
const oneself = "the caller's own";
const byNumber = "whoever has the number may serve the member, at any till";
const colleagues = "what is shared among all staff is theirs; one's own nobody else's";

const large = { amount: 60_000, amountConfirmed: true };
const mail = () => `${randomUUID()}@example.com`;

const asks = (condition: Condition): Selection => ({ version: 1, match: "ALL", conditions: [condition] });
const boughtAt = (locationId: number) => asks({ kind: "PURCHASED_AT", locationIds: [locationId], period: null });
/** What one could learn of purchases from, wherever they were made. */
const selections: Selection[] = [
  asks({ kind: "PURCHASES", min: null, max: 1, locationIds: [], period: null }),
  asks({ kind: "AMOUNT", min: 500, max: null, locationIds: [], period: { months: 12 } }),
  asks({ kind: "DAYS_SINCE_PURCHASE", min: 0, max: 1 }),
  asks({ kind: "BOUGHT_LATELY", months: 12, has: false }),
];
const aboutOwn: Row = {
  sees: () => [null, ...selections].map((expression) => ({ body: { expression } })),
  refused: ({ locationId }) => [{ body: { expression: boughtAt(locationId) } }],
};

export const rows: Record<LocalRoute, Row> = {
  saveLastLocation: { refused: ({ locationId: id }) => [{ params: { id } }] },
  inviteAtTill: { refused: ({ locationId }) => [{ body: { email: mail(), amount: 50, pointOfSaleId: locationId } }] },
  getChain: plain,
  getTerms: { open: wholeClub },
  getTermsVersion: { open: wholeClub },
  listLocations: plain,
  exportLocations: plain,
  getLocation: {
    sees: ({ locationId: id }) => [{ params: { id } }],
    refused: ({ locationId: id }) => [{ params: { id } }],
  },
  getPoster: { refused: ({ locationId: id }) => [{ params: { id }, query: { format: "A4", language: "sv" } }] },
  listStaff: plain,
  exportStaff: plain,
  updateStaff: {
    refused: ({ staffId: id }, { locationId }) => [
      { params: { id }, body: { role: "ROLE_CASHIER", pointsOfSaleIds: [locationId] } },
    ],
  },
  removeStaff: { refused: ({ staffId: id }) => [{ params: { id } }] },
  listCategories: { open: wholeClub },
  exportCategories: { open: wholeClub },
  getClubPoints: { open: wholeClub },
  getMemberPointsAccount: {
    sees: ({ membershipId }) => [{ params: { membershipId }, query: {} }],
    open: byNumber,
  },
  getMemberBalance: { open: byNumber },
  correctPoints: { open: byNumber },
  deductPoints: { open: byNumber },
  voidCorrection: { refused: ({ correctionId: id }) => [{ params: { id }, body: { reason: "Skrev fel" } }] },
  voidDeduction: { refused: ({ deductionId: id }) => [{ params: { id }, body: { reason: "Skrev fel" } }] },
  listStampcards: { open: wholeClub },
  exportStampcards: { open: wholeClub },
  getStampcard: { open: wholeClub },
  listCoupons: { open: wholeClub },
  exportCoupons: { open: wholeClub },
  getCoupon: { open: wholeClub },
  listCampaigns: list(),
  exportCampaigns: plain,
  getCampaign: { ...campaign(), sees: ({ campaignId: id }) => [{ params: { id } }] },
  createCampaign: {
    refused: ({ locationId, campaignId }, here) => [
      { body: aCampaign("Med deras bild", { pointOfSaleIds: [here.locationId], picturesOf: campaignId }) },
      { body: aCampaign("Överallt") },
      { body: aCampaign("Där", { pointOfSaleIds: [locationId] }) },
      { body: aCampaign("Även där", { pointOfSaleIds: [locationId, here.locationId] }) },
    ],
  },
  updateCampaign: {
    refused: (there, here) => [
      { params: { id: there.campaignId }, body: aCampaign("Tagen", { pointOfSaleIds: [here.locationId] }) },
      { params: { id: here.campaignId }, body: aCampaign("Given", { pointOfSaleIds: [there.locationId] }) },
    ],
  },
  setCampaignStatus: campaign({ body: { publishStatus: "STOPPED" } }),
  setCampaignStatuses: {
    refused: ({ campaignId }) => [{ body: { ids: [campaignId], publishStatus: "STOPPED" } }],
  },
  setCampaignBanner: { refused: ({ campaignId: id }) => [{ params: { id } }] },
  setCampaignBannerSource: { refused: ({ campaignId: id }) => [{ params: { id } }] },
  removeCampaignBanner: campaign(),
  removeCampaign: campaign(),
  listViews: { open: colleagues },
  createView: { open: oneself },
  updateView: { refused: ({ viewId: id }) => [{ params: { id }, body: { name: "Min", search: "", shared: false } }] },
  removeView: { refused: ({ viewId: id }) => [{ params: { id } }] },
  listSelections: { open: wholeClub },
  exportSelections: { open: wholeClub },
  getSelection: { open: wholeClub },
  countSelection: aboutOwn,
  sampleSelection: aboutOwn,
  explainSelection: {
    sees: ({ memberId }) => selections.map((expression) => ({ body: { expression, memberId } })),
    refused: ({ memberId, locationId }, here) => [
      { body: { expression: selections[0], memberId } },
      { body: { expression: boughtAt(locationId), memberId: here.memberId } },
    ],
  },
  listMembers: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }, { query: { q: "+4670123" } }] },
  exportMembers: list(),
  getMember: ofMember(),
  updateMember: member({ body: { firstName: "Annan" } }),
  removeMember: member(),
  removeMembers: { refused: ({ memberId }) => [{ body: { ids: [memberId] } }] },
  listInvitations: list(),
  exportInvitations: list(),
  resendInvitation: { refused: ({ invitationId: id }) => [{ params: { id } }] },
  resendInvitations: { refused: ({ invitationId }) => [{ body: { ids: [invitationId] } }] },
  withdrawInvitations: { refused: ({ invitationId }) => [{ body: { ids: [invitationId] } }] },
  withdrawInvitation: { refused: ({ invitationId: id }) => [{ params: { id } }] },
  resendMemberContact: { refused: ({ memberId: id }) => [{ params: { id, channel: "EMAIL" } }] },
  withdrawMemberContact: { refused: ({ memberId: id }) => [{ params: { id, channel: "EMAIL" } }] },
  getInvitationCost: { open: wholeClub },
  inviteMember: { refused: ({ locationId }) => [{ body: { email: mail(), pointOfSaleId: locationId } }] },
  listMemberNotes: ofMember(),
  addMemberNote: member({ body: { text: "Känd av ingen" } }),
  addMemberNotes: { refused: ({ memberId }) => [{ body: { ids: [memberId], text: "Känd av ingen" } }] },
  editMemberNote: { refused: ({ noteId: id }) => [{ params: { id }, body: { text: "Ändrad" } }] },
  removeMemberNote: { refused: ({ noteId: id }) => [{ params: { id } }] },
  pinMemberNote: { refused: ({ noteId: id }) => [{ params: { id } }] },
  unpinMemberNote: { refused: ({ noteId: id }) => [{ params: { id } }] },
  listMemberTimeline: ofMember(),
  listMemberFillings: ofMember(),
  exportFillings: list(),
  exportUses: list(),
  exportPointsAccount: member(),
  listMemberUses: ofMember(),
  listMemberMessages: ofMember(),
  listMemberDevices: ofMember(),
  sendMemberLogin: member(),
  listMergeCandidates: {
    sees: ({ memberId: id }) => [
      { params: { id }, query: {} },
      { params: { id }, query: { q: "Torborg" } },
    ],
    refused: (there) => [{ ...memberOf(there), query: {} }],
  },
  previewMerge: {
    refused: (there, here) => [
      { ...memberOf(there), query: { otherId: here.memberId } },
      { ...memberOf(here), query: { otherId: there.memberId } },
    ],
  },
  listMerges: ofMember(),
  mergeMembers: {
    refused: (there, here) => [
      { ...memberOf(there), body: { otherId: here.memberId, taken: [] } },
      { ...memberOf(here), body: { otherId: there.memberId, taken: [] } },
    ],
  },
  askMerge: {
    refused: (there, here) => [
      { ...memberOf(there), body: { otherId: here.memberId, taken: [] } },
      { ...memberOf(here), body: { otherId: there.memberId, taken: [] } },
    ],
  },
  askUndoMerge: { refused: ({ memberId: id, mergeId }) => [{ params: { id, mergeId } }] },
  listDoubleMembers: plain,
  listMergeRequests: plain,
  withdrawMergeRequest: { refused: ({ mergeRequestId: id }) => [{ params: { id } }] },
  undoMerge: { refused: ({ memberId: id, mergeId }) => [{ params: { id, mergeId } }] },
  listPurchases: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }, { query: { only: "LARGE" } }] },
  getPurchaseTotals: list(),
  exportPurchases: list(),
  getMerchantPurchase: {
    sees: ({ purchaseId: id }) => [{ params: { id } }],
    refused: ({ purchaseId: id }) => [{ params: { id } }],
  },
  listPendingPurchases: list(),
  exportPendingPurchases: list(),
  withdrawPendingPurchase: { refused: ({ waitingPurchaseId: id }) => [{ params: { id } }] },
  findAtTill: { sees: () => [{ query: { q: "Torborg" } }] },
  getAtTill: { sees: ({ membershipId }) => [{ params: { membershipId } }], open: byNumber },
  watchTill: { open: byNumber },
  getTillFacts: plain,
  listSecondPeople: { refused: ({ locationId }) => [{ query: { pointOfSaleId: locationId } }] },
  registerPurchase: {
    refused: ({ locationId, membershipId }) => [{ body: { membershipId, pointOfSaleId: locationId, amount: 50 } }],
  },
  cancelPurchase: { refused: ({ purchaseId: id }) => [{ params: { id } }] },
  returnPurchase: {
    refused: ({ purchaseId: id, locationId }, here) => [
      { params: { id }, body: { pointOfSaleId: here.locationId, amount: 10, reason: "Ångrat köp" } },
      { params: { id }, body: { pointOfSaleId: locationId, amount: 10, reason: "Ångrat köp" } },
    ],
  },
  cancelRedemption: { refused: ({ redemptionId: id }) => [{ params: { id }, body: {} }] },
  askApproval: {
    refused: ({ locationId, membershipId }) => [
      { body: { purchase: { membershipId, pointOfSaleId: locationId, ...large } } },
    ],
  },
  getApproval: { refused: ({ approvalId: id }) => [{ params: { id } }] },
  withdrawApproval: { refused: ({ approvalId: id }) => [{ params: { id } }] },
  listWaitingApprovals: plain,
  listApprovals: list(),
  exportApprovals: list(),
  answerApproval: { refused: ({ approvalId: id }) => [{ params: { id }, body: { answer: "APPROVED", reason: "" } }] },
  listTillDevices: plain,
  approveTillDevice: { refused: ({ locationId }) => [{ body: { name: "Kassan", pointOfSaleId: locationId } }] },
  renameTillDevice: { refused: ({ deviceId: id }) => [{ params: { id }, body: { name: "Min" } }] },
  revokeTillDevice: { refused: ({ deviceId: id }) => [{ params: { id } }] },
  getPin: { open: oneself },
  setPin: { open: oneself },
  removePin: { open: oneself },
  getToday: plain,
  getStartGuide: { open: wholeClub },
  getReport: {
    sees: ({ locationId }) => [{ query: {} }, { query: { pointOfSaleId: locationId } }],
    refused: ({ locationId }) => [{ query: { pointOfSaleId: locationId } }],
  },
  getLiability: {
    refused: ({ locationId }) => [{ query: { pointOfSaleId: locationId } }],
    sees: () => [{ query: {} }],
  },
  getCampaignReport: { ...campaign(), sees: ({ campaignId: id }) => [{ params: { id } }] },
  searchClub: { sees: () => ["Torborg", "4711", "Vid", "Fjärran", "@"].map((q) => ({ query: { q } })) },
  // What is taken out stands in the trail; nothing of it bears that name.
  exportTrail: { sees: () => [{ query: { q: "Torborg" } }] },
  listTrail: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }] },
  inviteStaff: {
    refused: ({ locationId }, here) => [
      { body: { email: mail(), role: "ROLE_CASHIER", pointsOfSaleIds: [locationId] } },
      { body: { email: mail(), role: "ROLE_CASHIER", pointsOfSaleIds: [locationId, here.locationId] } },
    ],
  },
  listStaffInvitations: plain,
  exportStaffInvitations: plain,
  withdrawStaffInvitation: { refused: ({ staffInvitationId: id }) => [{ params: { id } }] },
  resendStaffInvitation: { refused: ({ staffInvitationId: id }) => [{ params: { id } }] },
};
