import { categoriesSchemas } from "#features/clubs/categories/contract/schemas.ts";
import { locationsSchemas } from "#features/clubs/locations/contract/schemas.ts";
import { openingHours, pointOfSale, specialDay } from "#features/clubs/locations/contract/shapes.ts";
import { terms } from "#features/clubs/terms/contract/shapes.ts";
import { liability, report } from "#features/insight/reports/contract/report-shapes.ts";
import * as connections from "#features/integrations/connections/contract/shapes.ts";
import { webhookData } from "#features/integrations/webhooks/contract/event-shapes.ts";
import { banner } from "#features/loyalty/campaigns/contract/banner-shapes.ts";
import { campaignsSchemas } from "#features/loyalty/campaigns/contract/schemas.ts";
import { campaign, welcomeOffer } from "#features/loyalty/campaigns/contract/shapes.ts";
import { couponsSchemas } from "#features/loyalty/coupons/contract/schemas.ts";
import { coupon } from "#features/loyalty/coupons/contract/shapes.ts";
import { expiringPoints, pointsAccount } from "#features/loyalty/points/contract/shapes.ts";
import { stampCardsSchemas } from "#features/loyalty/stamp-cards/contract/schemas.ts";
import { stampcardCouponUsage, stampcardUsage, usageFacts } from "#features/loyalty/stamp-cards/contract/shapes.ts";
import { directorySchemas } from "#features/members/directory/contract/schemas.ts";
import { invitationsSchemas } from "#features/members/invitations/contract/schemas.ts";
import { timelineSchemas } from "#features/members/timeline/contract/schemas.ts";
import { selectionsSchemas } from "#features/messages/selections/contract/schemas.ts";
import { condition, selectionExpression } from "#features/messages/selections/contract/shapes.ts";
import { automatic } from "#features/messages/sendouts/contract/automatic-shapes.ts";
import { email } from "#features/messages/sendouts/contract/email-shapes.ts";
import { sendoutReachSchemas } from "#features/messages/sendouts/contract/sendout-reach/schemas.ts";
import { recipient } from "#features/messages/sendouts/contract/sendout-results/recipient-shapes.ts";
import { listed, sendout } from "#features/messages/sendouts/contract/sendout-shapes.ts";
import { outcomes } from "#features/outcome-shapes.ts";
import { approvalsSchemas } from "#features/till/approvals/contract/schemas.ts";
import { purchaseFilesSchemas } from "#features/till/purchase-files/contract/schemas.ts";
import { purchasesSchemas } from "#features/till/purchases/contract/schemas.ts";
import { purchase, staffPurchase } from "#features/till/purchases/contract/shapes.ts";
import { registerSchemas } from "#features/till/register/contract/schemas.ts";
import { purchaseBody, visitBody } from "#features/till/register/contract/visit-shapes.ts";
import { ledger } from "#features/till/returns/contract/shapes.ts";
import type { Schema } from "#packages/contract/endpoint.ts";
import { address } from "#packages/contract/shapes.ts";

const { getAtTill, findAtTill, cancelPurchase } = registerSchemas;
const category = categoriesSchemas.createCategory.answer;
const stampCard = stampCardsSchemas.getStampcard.answer;
const campaignRow = campaignsSchemas.listCampaigns.answer.element;
const couponDetails = couponsSchemas.getCoupon.answer;

/**
 * The names of shapes in the description of the API and in the published client. A shape without a name here is named
 * after its call.
 */
export const namedShapes: Readonly<Record<string, Schema>> = {
  Address: address,
  Approval: approvalsSchemas.getApproval.answer,
  Automatic: automatic,
  Banner: banner,
  Campaign: campaign,
  CampaignDetails: campaignsSchemas.getCampaign.answer,
  CampaignRow: campaignRow,
  CampaignTranslations: campaignRow.shape.translations,
  CardFilling: timelineSchemas.listMemberFillings.answer.shape.rows.element,
  Category: category,
  CategoryTranslations: category.shape.translations,
  Condition: condition,
  Connection: connections.connection,
  ConnectionOrder: connections.order,
  ConnectionSample: connections.sample,
  Coupon: coupon,
  CouponDetails: couponDetails,
  CouponRedeemed: webhookData["coupon.redeemed"],
  CouponTranslations: couponDetails.shape.translations,
  CouponUse: timelineSchemas.listMemberUses.answer.shape.rows.element,
  Email: email,
  ExpiringPoints: expiringPoints,
  Happening: timelineSchemas.listMemberTimeline.answer.shape.rows.element,
  InviteAtTillBody: invitationsSchemas.inviteAtTill.body,
  Liability: liability,
  Member: directorySchemas.listMembers.answer.shape.rows.element,
  MemberAtTill: getAtTill.answer,
  MemberChanged: webhookData["member.updated"],
  MemberLeft: webhookData["member.left"],
  MemberMatch: findAtTill.answer.element,
  OpeningHours: openingHours,
  OrderMapping: connections.mapping,
  Outcomes: outcomes,
  PendingPurchase: purchasesSchemas.listPendingPurchases.answer.shape.rows.element,
  PointOfSale: pointOfSale,
  PointOfSaleDetails: locationsSchemas.getLocation.answer,
  PointsAccount: pointsAccount,
  PointsAfterwards: cancelPurchase.answer,
  PointsCorrected: webhookData["points.corrected"],
  PointsLedger: ledger,
  Profile: directorySchemas.updateMember.answer,
  Purchase: purchase,
  PurchaseFileRow: purchaseFilesSchemas.registerPurchaseFile.answer.shape.rows.element,
  PurchaseRegistered: webhookData["purchase.registered"],
  PurchaseReturned: webhookData["purchase.returned"],
  PurchaseRow: purchasesSchemas.listPurchases.answer.shape.rows.element,
  QueuedVisit: visitBody.shape.queued.unwrap().unwrap(),
  Recipient: recipient,
  RegisterPurchaseBody: purchaseBody,
  Report: report,
  SecondPerson: visitBody.shape.secondPerson.unwrap().unwrap(),
  Selection: selectionExpression,
  SelectionDetails: selectionsSchemas.getSelection.answer,
  SelectionRow: selectionsSchemas.listSelections.answer.element,
  Sendout: sendout,
  SendoutReach: sendoutReachSchemas.getSendoutReach.answer,
  SendoutRow: listed,
  SendoutSent: webhookData["sendout.sent"],
  SpecialDay: specialDay,
  StaffPurchase: staffPurchase,
  StampCard: stampCard,
  StampCardCompleted: webhookData["stamp_card.completed"],
  StampCardCouponUsage: stampcardCouponUsage,
  StampCardFilling: usageFacts,
  StampCardTranslations: stampCard.shape.translations,
  StampCardUsage: stampcardUsage,
  Terms: terms,
  VisitStamps: visitBody.shape.stamps.unwrap(),
  WelcomeOffer: welcomeOffer,
};
