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

const memberMatch = z.object({
  membershipId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  clubPoints: z.number(),
});

const card = stampcard.extend({
  /** The card as it stands; null before its first stamp. */
  usage: stampcardUsage.nullable(),
  /** Stamps taken back that could not be; the next stamps fill them. */
  owedStamps: z.number(),
  /** Most that may be added in one visit. */
  stampsPossible: z.number(),
  reward: z.string(),
  /** Days the reward of a card begun today lasts. */
  dayValidation: z.number(),
});

/** A reward of a full card, to be taken once. */
const earnedReward = stampcardCoupon.extend({
  stampcardUsageId: z.number(),
  usageOrder: z.number(),
  stampcardTitle: z.string(),
  validThrough: date,
});

const usable = coupon.extend({
  /** The campaign the member has it through; null for a reward of the club, and for what a sendout has brought. */
  campaign: z.string().nullable(),
  campaignId: z.number().nullable(),
  /** A sendout has brought it to the member: had without a campaign, at every point of sale. */
  isBrought: z.boolean(),
});

const outcome = z.object({
  /** Usable after this. */
  clubPoints: z.number(),
  /** Points given back that were already spent; the next earnings fill them. */
  owedPoints: z.number(),
});
/** A card filled by this visit, and what it won. */
const completed = z.object({ stampcardId: z.number(), reward: z.string() });
/** How many of which card; each card once. */
const stamps = z
  .array(z.object({ stampcardId: id, stamps: z.number().int().min(1).max(30) }))
  .max(20)
  .refine((entries) => new Set(entries.map(({ stampcardId }) => stampcardId)).size === entries.length);
/** What a visit is, whoever it is for. */
export const visitBody = z.object({
  pointOfSaleId: id,
  /** What it cost, in kronor, before value coupons; null: a visit without a purchase. */
  amount: amount.nullable(),
  categoryIds: z.array(id).max(20).default([]),
  campaignIds: z.array(id).max(20).default([]),
  stamps: stamps.default([]),
  /** Answers the question an unusually large amount asks once. */
  amountConfirmed: z.boolean().default(false),
  /** Who stands beside a cashier at an amount too large to confirm alone. */
  secondPerson: z
    .object({
      accountId: id,
      /** The token of the approved device; null elsewhere. */
      device: z.string().max(200).nullable(),
      /** Their code at an approved device, else their password. */
      secret: z.string().min(1).max(textMax.password),
    })
    .nullable()
    .default(null),
});

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
] as const;

export const registerSchemas = {
  /**
   * `q`: a code from a card, a membership number, phone or e-mail finds in the complete chain; a name only among the
   * members of the caller's own points of sale.
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
      /** What staff have pinned for whoever serves them. */
      note: z.string().nullable(),
      owedPoints: z.number(),
      /** Rewards of the club and value coupons this member has, usable or not yet within reach. */
      coupons: z.array(usable),
      stampcards: z.array(card),
      stampcardCoupons: z.array(earnedReward),
      welcomeOffer: welcomeOffer.nullable(),
      /** Of the campaigns running now, wherever, for some alone: those that are for this member. */
      campaigns: z.array(campaign),
      latestPurchaseAt: instant.nullable(),
      /** The latest ten, at the caller's own points of sale. */
      visits: z.array(staffPurchase),
      /** Of the same visits. */
      ledger,
    }),
  },
  /** What is the same for every member; asked once and again when the screen is opened. */
  getTillFacts: {
    answer: z.object({
      pointsActive: z.boolean(),
      pointsPerKrona: z.number(),
      /** Months the points last. */
      monthValidation: z.number(),
      countedPointsFrom: date.nullable(),
      categories: z.array(z.object({ id: z.number(), name: z.string() })),
      /** Running now, wherever, for everybody, the newest first; the welcome offer left out. */
      campaigns: z.array(campaign),
      /** Cards that can be begun: for a customer who is about to join. */
      stampcards: z.array(stampcard.extend({ reward: z.string(), dayValidation: z.number() })),
      canInviteBySms: z.boolean(),
    }),
  },
  /** Who may stand beside a cashier at a large amount: merchants, and local merchants of the point of sale. */
  /** `member`: the twelve digits of whoever stands there. A number of nobody's is answered like any other. */
  watchTill: { query: z.object({ member: membershipId.optional() }) },
  listSecondPeople: {
    query: z.object({ pointOfSaleId: z.coerce.number().int().positive() }),
    answer: z.array(z.object({ accountId: z.number(), name: z.string(), hasPin: z.boolean() })),
    errors: ["OTHER_LOCATION"],
  },
  registerPurchase: {
    body: visitBody.extend({
      membershipId,
      couponIds: z.array(id).max(10).default([]),
      /** Full cards whose reward is taken now. */
      stampcardUsageIds: z.array(id).max(10).default([]),
      /** The member's welcome offer, with the value coupon it was shown with: used as shown, or refused. */
      welcomeOffer: z.object({ couponId: id.nullable() }).nullable().default(null),
    }),
    answer: outcome.extend({
      purchaseId: z.number(),
      /** Paid after value coupons. */
      totalAmount: amount,
      /** What value coupons paid, and what was left over of them, which is lost. */
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
      /** Kronor that go back. With the last of what was paid goes everything else: stamps, coupons, the welcome offer. */
      amount,
      stamps: stamps.default([]),
      redemptionIds: z.array(id).max(20).default([]),
      /** Value coupons that stay with the goods they paid for, though all the money goes back; nothing else can. */
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
