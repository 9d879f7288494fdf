import * as z from "zod";
import { couponKinds } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { undeliveredReasons } from "#features/messages/sms/domain/undelivered.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { byKey, keyedPage } from "#packages/contract/list-shapes.ts";
import { amount, channel, id, idParams } from "#packages/contract/shapes.ts";
import type { timelineRoutes } from "./routes.ts";

/** What can happen with a member. */
export const happenings = [
  "JOINED",
  "PURCHASE",
  /** Stamps or coupons, and no purchase. */
  "VISIT",
  "RETURN",
  "GIFT",
  "OPENING_BALANCE",
  "GIFT_VOIDED",
  "DEDUCTION",
  "DEDUCTION_VOIDED",
  "CARD_FILLED",
  "COUPON_USED",
  "COUPON_GIVEN_BACK",
  "MESSAGE",
  "CONSENT",
] as const;
export type Happening = (typeof happenings)[number];

/** DELIVERED and UNDELIVERED: told of an SMS by its provider, after it was sent. */
const messageStatus = z.enum(["WAITING", "SENT", "FAILED", "SUPPRESSED", "DELIVERED", "UNDELIVERED"]);
export type MessageStatus = z.output<typeof messageStatus>;

const happening = z.object({
  /** Its own among all of the member's. */
  key: z.string(),
  kind: z.enum(happenings),
  at: instant,
  /** What was paid or given back, or what a value coupon was worth. */
  amount: amount.nullable(),
  /** Points that came or went by it; never negative. */
  points: z.number(),
  /** Stamps given at a purchase or visit. */
  stamps: z.number(),
  /** A coupon's or card's name, a reason, a message's kind. */
  name: z.string(),
  /** The point of sale. */
  place: z.string(),
  /** Who of the staff did it, where somebody did. */
  author: z.string(),
  purchaseId: z.number().nullable(),
  /** Of what has been returned whole or voided since. */
  undone: z.boolean(),
  channel: channel.nullable(),
  /** A consent's answer. */
  given: z.boolean().nullable(),
  /** Where a consent was answered. */
  source: z.string(),
  status: messageStatus.nullable(),
});

const filling = z.object({
  id: z.number(),
  card: z.string(),
  reward: z.string(),
  collected: z.number(),
  total: z.number(),
  status: z.enum(["OPEN", "COMPLETED", "RESET", "EMPTIED"]),
  startedOn: date,
  /** Last day to fill it. */
  endsOn: date,
  filledOn: date.nullable(),
  rewardThrough: date.nullable(),
  rewardUsed: z.boolean(),
});

const use = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum([...couponKinds, "STAMP_CARD"]),
  points: z.number(),
  /** What a value coupon paid. */
  value: amount,
  campaign: z.string().nullable(),
  at: instant,
  place: z.string(),
  purchaseId: z.number().nullable(),
  /** When it was given back, if it was. */
  givenBackAt: instant.nullable(),
});

const message = z.object({
  id: z.string(),
  kind: z.string(),
  /** The name of the sendout it was of. */
  sendout: z.string().nullable(),
  medium: channel,
  /** Empty: not kept, or no longer. */
  recipient: z.string(),
  status: messageStatus,
  /** Why it did not come, where its provider told that. */
  undelivered: z.enum(undeliveredReasons).nullable(),
  at: instant,
});

const ofOneOrAll = z.object({ memberId: id.optional() });

export const timelineSchemas = {
  /** Newest first. Of purchases and coupons, those at the caller's points of sale. */
  listMemberTimeline: { params: idParams, query: byKey, answer: keyedPage(happening) },
  /** Every filling of every card, the latest begun first. */
  listMemberFillings: { params: idParams, query: byKey, answer: keyedPage(filling) },
  /** Coupons and rewards used, the latest first; at the caller's points of sale. */
  listMemberUses: { params: idParams, query: byKey, answer: keyedPage(use) },
  exportFillings: { query: ofOneOrAll },
  /** At the caller's points of sale. */
  exportUses: { query: ofOneOrAll },
  /** As `getMemberPointsAccount` tells it. */
  exportPointsAccount: { params: idParams },
  /** That they were sent and what about; never their words, which may hold a link. */
  listMemberMessages: { params: idParams, query: byKey, answer: keyedPage(message) },
  /** Where the member is signed in, the latest used first. */
  listMemberDevices: {
    params: idParams,
    answer: z.array(z.object({ id: z.string(), device: z.string(), createdAt: instant, lastUsedAt: instant })),
  },
  endMemberDevice: { params: z.object({ id, session: z.string().max(100) }) },
  sendMemberLogin: {
    params: idParams,
    /** Where the link went. */
    answer: z.object({ channel, address: z.string() }),
    errors: ["NO_SMS_CREDITS"],
  },
} as const satisfies Record<keyof typeof timelineRoutes, Schemas>;
