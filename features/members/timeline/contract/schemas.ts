import * as z from "zod";
import { couponKinds } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { undeliveredReasons } from "#features/messages/sms/domain/undelivered.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { byKey, keyedPage } from "#packages/contract/list-shapes.ts";
import { amount, channel, id, idParams } from "#packages/contract/shapes.ts";
import type { timelineRoutes } from "./routes.ts";

/** The kinds of events of a member. */
export const happenings = [
  "JOINED",
  "PURCHASE",
  /** A visit with stamps or coupons, but without a purchase. */
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

/** DELIVERED and UNDELIVERED: reported by the SMS provider after sending. */
const messageStatus = z.enum(["WAITING", "SENT", "FAILED", "SUPPRESSED", "DELIVERED", "UNDELIVERED"]);
export type MessageStatus = z.output<typeof messageStatus>;

const happening = z.object({
  /** A key that is unique among the member's events. */
  key: z.string(),
  kind: z.enum(happenings),
  at: instant,
  /** The amount paid or refunded, or the worth of a value coupon. */
  amount: amount.nullable(),
  /** The number of points that the event added or removed; never negative. */
  points: z.number(),
  /** The number of stamps given at a purchase or visit. */
  stamps: z.number(),
  /** The name of a coupon or card, a typed reason, or the kind of a message. */
  name: z.string(),
  /** The point of sale's name. */
  place: z.string(),
  /** The staff member who did it; empty if no staff member did. */
  author: z.string(),
  purchaseId: z.number().nullable(),
  /** Whether the purchase or correction has been completely returned or voided since. */
  undone: z.boolean(),
  channel: channel.nullable(),
  /** The answer of a consent: given or refused. */
  given: z.boolean().nullable(),
  /** The source of a consent. */
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
  /** The last day to fill the card. */
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
  /** The amount a value coupon paid. */
  value: amount,
  campaign: z.string().nullable(),
  at: instant,
  place: z.string(),
  purchaseId: z.number().nullable(),
  /** The time when the use was cancelled; null if it was not. */
  givenBackAt: instant.nullable(),
});

const message = z.object({
  id: z.string(),
  kind: z.string(),
  /** The name of the sendout that the message belongs to; null for other messages. */
  sendout: z.string().nullable(),
  medium: channel,
  /** The address; empty if it was never stored or has been deleted. */
  recipient: z.string(),
  status: messageStatus,
  /** The reason why the message was not delivered, if its provider reported one. */
  undelivered: z.enum(undeliveredReasons).nullable(),
  at: instant,
});

const ofOneOrAll = z.object({ memberId: id.optional() });

export const timelineSchemas = {
  /** Lists a member's events, newest first. Contains purchases and coupon uses only at the caller's points of sale. */
  listMemberTimeline: { params: idParams, query: byKey, answer: keyedPage(happening) },
  /** Lists every filling of every card, latest started first. */
  listMemberFillings: { params: idParams, query: byKey, answer: keyedPage(filling) },
  /** Lists uses of coupons and rewards at the caller's points of sale, latest first. */
  listMemberUses: { params: idParams, query: byKey, answer: keyedPage(use) },
  exportFillings: { query: ofOneOrAll },
  /** Exports uses at the caller's points of sale. */
  exportUses: { query: ofOneOrAll },
  /** Exports the same lines as `getMemberPointsAccount`. */
  exportPointsAccount: { params: idParams },
  /** Lists messages with their kind, but never their text, which may contain a link. */
  listMemberMessages: { params: idParams, query: byKey, answer: keyedPage(message) },
  /** Lists the member's signed-in devices, latest used first. */
  listMemberDevices: {
    params: idParams,
    answer: z.array(z.object({ id: z.string(), device: z.string(), createdAt: instant, lastUsedAt: instant })),
  },
  endMemberDevice: { params: z.object({ id, session: z.string().max(100) }) },
  sendMemberLogin: {
    params: idParams,
    /** The address the link was sent to. */
    answer: z.object({ channel, address: z.string() }),
    errors: ["NO_SMS_CREDITS"],
  },
} as const satisfies Record<keyof typeof timelineRoutes, Schemas>;
