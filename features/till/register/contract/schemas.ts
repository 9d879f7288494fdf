import * as z from "zod";
import { campaign, welcomeOffer } from "#features/loyalty/campaigns/contract/shapes.ts";
import { coupon } from "#features/loyalty/coupons/contract/shapes.ts";
import { stampcard, stampcardCoupon, stampcardUsage } from "#features/loyalty/stamp-cards/contract/shapes.ts";
import { cardErrors } from "#features/members/card-codes/contract/refusals.ts";
import { staffPurchase } from "#features/till/purchases/contract/shapes.ts";
import { ledger } from "#features/till/returns/contract/shapes.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { amount, id, idParams, memberParams, membershipId } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { registerRoutes } from "./routes.ts";
import { purchaseBody, stamps } from "./visit-shapes.ts";

const memberMatch = z.object({
  membershipId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  clubPoints: z.number(),
});

const card = stampcard.extend({
  /** The open card; null before its first stamp. */
  usage: stampcardUsage.nullable(),
  /** The stamp deficit from returns; the next stamps cover it. */
  owedStamps: z.number(),
  /** The most stamps that one visit may add. */
  stampsPossible: z.number(),
  reward: z.string(),
  /** The validity in days of the reward of a card opened today. */
  dayValidation: z.number(),
});

/** A reward of a full card, usable once. */
const earnedReward = stampcardCoupon.extend({
  stampcardUsageId: z.number(),
  usageOrder: z.number(),
  stampcardTitle: z.string(),
  validThrough: date,
});

const usable = coupon.extend({
  /** The campaign that gives the coupon; null for the club's own rewards and for coupons from a sendout. */
  campaign: z.string().nullable(),
  campaignId: z.number().nullable(),
  /**
   * Whether a sendout gave the coupon to the member. Such a coupon is usable without a campaign, at every point of
   * sale.
   */
  isBrought: z.boolean(),
});

const outcome = z.object({
  /** Usable points afterwards. */
  clubPoints: z.number(),
  /** Points in deficit, spent before they were returned; the next earnings cover them. */
  owedPoints: z.number(),
});
/** A card that this visit filled, and its reward. */
const completed = z.object({ stampcardId: z.number(), reward: z.string() });
export const visitErrors = [
  "INVALID_AMOUNT",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "AMOUNT_NEEDS_CONFIRMATION",
  "SECOND_PERSON_NEEDED",
  "SECOND_PERSON_NOT_PROVED",
  "PIN_LOCKED",
  "NOTHING_TO_REGISTER",
  "OTHER_LOCATION",
  "CAMPAIGN_NOT_ACTIVE",
  "STAMP_CARD_NOT_ACTIVE",
  "STAMP_CARD_STOPPED",
  "TOO_MANY_STAMPS",
  "VISIT_TOO_OLD",
  "VISIT_IN_FUTURE",
  "DEVICE_NOT_APPROVED",
] as const;

export const registerSchemas = {
  /**
   * `q`: a code from a card, a membership number, a phone or an e-mail is searched in the complete chain; a name only
   * among the members of the caller's own points of sale.
   */
  findAtTill: {
    query: z.object({ q: z.string().trim().min(1).max(textMax.search) }),
    answer: z.array(memberMatch),
    errors: [...cardErrors, "NUMBER_ALONE_REFUSED"],
  },
  /** `membershipId`: the 24 digits that the card shows, or the twelve of the number. */
  getAtTill: {
    params: memberParams,
    errors: [...cardErrors, "NUMBER_ALONE_REFUSED"],
    answer: memberMatch.extend({
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** The note that staff pinned for the till. */
      note: z.string().nullable(),
      owedPoints: z.number(),
      /** The club's rewards and the member's value coupons, usable now or with more points. */
      coupons: z.array(usable),
      stampcards: z.array(card),
      stampcardCoupons: z.array(earnedReward),
      welcomeOffer: welcomeOffer.nullable(),
      /** Running campaigns for a selection that includes this member, at any point of sale. */
      campaigns: z.array(campaign),
      latestPurchaseAt: instant.nullable(),
      /** The member's latest ten visits at the caller's own points of sale. */
      visits: z.array(staffPurchase),
      /** The ledger of the same visits. */
      ledger,
    }),
  },
  /** Data that is the same for every member. The till loads it when its screen opens. */
  getTillFacts: {
    answer: z.object({
      pointsActive: z.boolean(),
      pointsPerKrona: z.number(),
      /** The validity of points in months. */
      monthValidation: z.number(),
      countedPointsFrom: date.nullable(),
      categories: z.array(z.object({ id: z.number(), name: z.string() })),
      /** Running campaigns for all members at any point of sale, the newest first, without the welcome offer. */
      campaigns: z.array(campaign),
      /** Cards that a customer who is about to join can start. */
      stampcards: z.array(stampcard.extend({ reward: z.string(), dayValidation: z.number() })),
      canInviteBySms: z.boolean(),
    }),
  },
  listPracticeMembers: { answer: z.array(memberMatch) },
  /** `member`: the current member's twelve digits. An unknown number gets the same answer. */
  watchTill: { query: z.object({ member: membershipId.optional() }) },
  /** The people who may confirm a large amount: merchants, and local merchants of the point of sale. */
  listSecondPeople: {
    query: z.object({ pointOfSaleId: z.coerce.number().int().positive() }),
    answer: z.array(z.object({ accountId: z.number(), name: z.string(), hasPin: z.boolean() })),
    errors: ["OTHER_LOCATION"],
  },
  registerPurchase: {
    body: purchaseBody,
    answer: outcome.extend({
      purchaseId: z.number(),
      /** The amount paid after value coupons. */
      totalAmount: amount,
      /** The amount that value coupons paid, and their lost value. */
      discount: amount,
      lostValue: amount,
      earnedPoints: z.number(),
      pointsValidThrough: date.nullable(),
      redemptions: z.array(
        z.object({
          redemptionId: z.number(),
          couponId: z.number().nullable(),
          stampcardUsageId: z.number().nullable(),
          name: z.string(),
          points: z.number(),
          value: amount,
        }),
      ),
      stampcards: z.array(
        z.object({ stampcardId: z.number(), title: z.string(), collectedStamps: z.number(), stampsAmount: z.number() }),
      ),
      completed: z.array(completed),
      welcomeOfferUsed: z.boolean(),
    }),
    errors: [
      ...visitErrors,
      "NOT_ENOUGH_POINTS",
      "AMOUNT_BELOW_MINIMUM",
      "COUPON_NOT_ACTIVE",
      "COUPON_USED_UP",
      "COUPON_ALREADY_USED",
      "COUPON_NOT_YOURS",
      "REWARD_USED",
      "REWARD_EXPIRED",
      "CARD_NOT_FULL",
      "WELCOME_OFFER_NOT_USABLE",
      "OWN_MEMBERSHIP",
      ...cardErrors,
      "NUMBER_ALONE_REFUSED",
    ],
  },
  cancelPurchase: {
    params: idParams,
    answer: outcome,
    errors: ["ALREADY_RETURNED", "NO_ACCESS", "TOO_LATE_TO_UNDO", "OTHER_LOCATION", "OWN_MEMBERSHIP"],
  },
  returnPurchase: {
    params: idParams,
    body: z.object({
      pointOfSaleId: id,
      /** Kronor to return. A return of the last paid amount also returns the stamps, coupons and welcome offer. */
      amount,
      stamps: stamps.default([]),
      redemptionIds: z.array(id).max(20).default([]),
      /** Value coupons that stay used for their goods, although the full amount is returned. Nothing else can stay. */
      keptRedemptionIds: z.array(id).max(20).default([]),
      reason: z.string().trim().max(textMax.reason),
    }),
    answer: outcome.extend({
      returnId: z.number(),
      takenPoints: z.number(),
      takenStamps: z.number(),
      keptAmount: amount,
    }),
    errors: [
      "INVALID_AMOUNT",
      "AMOUNT_TOO_LARGE",
      "ALREADY_RETURNED",
      "REQUIRED",
      "OTHER_LOCATION",
      "OWN_MEMBERSHIP",
      "NOTHING_TO_RETURN",
      "COUPON_PAID_FOR_PURCHASE",
      "COUPON_GOES_BACK",
      "TOO_MANY_STAMPS",
      "ALREADY_CANCELLED",
    ],
  },
  cancelRedemption: {
    params: idParams,
    body: z.object({ reason: z.string().trim().max(textMax.reason).default("") }),
    answer: outcome,
    errors: ["ALREADY_CANCELLED", "COUPON_PAID_FOR_PURCHASE", "NO_ACCESS", "OWN_MEMBERSHIP", "TOO_LATE_TO_UNDO"],
  },
} as const satisfies Record<keyof typeof registerRoutes, Schemas>;
