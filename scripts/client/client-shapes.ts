import { liability, report } from "#features/insight/reports/contract/report-shapes.ts";
import { expiringPoints, pointsAccount } from "#features/loyalty/points/contract/shapes.ts";
import { memberSchemas } from "#features/members/directory/contract/schemas.ts";
import { condition, selectionExpression } from "#features/messages/selections/contract/shapes.ts";
import { recipient } from "#features/messages/sendouts/contract/sendout-results/recipient-shapes.ts";
import { listed, sendout } from "#features/messages/sendouts/contract/sendout-shapes.ts";
import { ledger } from "#features/till/register/contract/shapes.ts";
import { banner } from "#packages/contract/banner-shapes.ts";
import { email } from "#packages/contract/email-shapes.ts";
import type { Schema } from "#packages/contract/endpoint.ts";
import { openingHours, specialDay } from "#packages/contract/hours-shapes.ts";
import { outcomes } from "#packages/contract/list-shapes.ts";
import * as shapes from "#packages/contract/shapes.ts";

/** Shapes that the published client exports by name. Others are written out where a call uses them. */
export const clientShapes: Readonly<Record<string, Schema>> = {
  Address: shapes.address,
  Banner: banner,
  Campaign: shapes.campaign,
  Condition: condition,
  Coupon: shapes.coupon,
  Email: email,
  ExpiringPoints: expiringPoints,
  Liability: liability,
  Member: memberSchemas.listMembers.answer.shape.rows.element,
  OpeningHours: openingHours,
  Outcomes: outcomes,
  PointOfSale: shapes.pointOfSale,
  PointsAccount: pointsAccount,
  PointsLedger: ledger,
  Purchase: shapes.purchase,
  Recipient: recipient,
  Report: report,
  Selection: selectionExpression,
  Sendout: sendout,
  SendoutRow: listed,
  SpecialDay: specialDay,
  StaffPurchase: shapes.staffPurchase,
  StampCardCouponUsage: shapes.stampcardCouponUsage,
  StampCardUsage: shapes.stampcardUsage,
  Terms: shapes.terms,
  WelcomeOffer: shapes.welcomeOffer,
};
