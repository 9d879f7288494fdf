import { openingHours, pointOfSale, specialDay } from "#features/clubs/locations/contract/shapes.ts";
import { terms } from "#features/clubs/terms/contract/shapes.ts";
import { liability, report } from "#features/insight/reports/contract/report-shapes.ts";
import { banner } from "#features/loyalty/campaigns/contract/banner-shapes.ts";
import { campaign, welcomeOffer } from "#features/loyalty/campaigns/contract/shapes.ts";
import { coupon } from "#features/loyalty/coupons/contract/shapes.ts";
import { expiringPoints, pointsAccount } from "#features/loyalty/points/contract/shapes.ts";
import { stampcardCouponUsage, stampcardUsage } from "#features/loyalty/stamp-cards/contract/shapes.ts";
import { directorySchemas } from "#features/members/directory/contract/schemas.ts";
import { condition, selectionExpression } from "#features/messages/selections/contract/shapes.ts";
import { email } from "#features/messages/sendouts/contract/email-shapes.ts";
import { recipient } from "#features/messages/sendouts/contract/sendout-results/recipient-shapes.ts";
import { listed, sendout } from "#features/messages/sendouts/contract/sendout-shapes.ts";
import { outcomes } from "#features/outcome-shapes.ts";
import { purchase, staffPurchase } from "#features/till/purchases/contract/shapes.ts";
import { ledger } from "#features/till/returns/contract/shapes.ts";
import type { Schema } from "#packages/contract/endpoint.ts";
import { address } from "#packages/contract/shapes.ts";

/** Shapes that the published client exports by name. Other shapes are inlined where a call uses them. */
export const clientShapes: Readonly<Record<string, Schema>> = {
  Address: address,
  Banner: banner,
  Campaign: campaign,
  Condition: condition,
  Coupon: coupon,
  Email: email,
  ExpiringPoints: expiringPoints,
  Liability: liability,
  Member: directorySchemas.listMembers.answer.shape.rows.element,
  OpeningHours: openingHours,
  Outcomes: outcomes,
  PointOfSale: pointOfSale,
  PointsAccount: pointsAccount,
  PointsLedger: ledger,
  Purchase: purchase,
  Recipient: recipient,
  Report: report,
  Selection: selectionExpression,
  Sendout: sendout,
  SendoutRow: listed,
  SpecialDay: specialDay,
  StaffPurchase: staffPurchase,
  StampCardCouponUsage: stampcardCouponUsage,
  StampCardUsage: stampcardUsage,
  Terms: terms,
  WelcomeOffer: welcomeOffer,
};
