import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import { language } from "#packages/contract/shapes.ts";
import type { testType, WebhookType } from "../domain/webhooks.ts";

/** The member of an event; the membership number is null after the member has left for good. */
const ofMember = { memberId: z.number(), membershipId: z.string().nullable() };
const member = z.object({
  ...ofMember,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language,
  emailNotification: z.boolean(),
  phoneNotification: z.boolean(),
  registeredAt: instant,
});

/** The `data` of each event, as of its first attempt. Amounts are in kronor. */
export const webhookData = {
  "member.joined": member,
  "member.updated": member,
  /** `mergedInto`: the membership that this one was merged into; null: the member left or was removed. */
  "member.left": z.object({ memberId: z.number(), mergedInto: z.number().nullable() }),
  "purchase.registered": z.object({
    ...ofMember,
    purchaseId: z.number(),
    pointOfSaleId: z.number(),
    amount: z.number(),
    discount: z.number(),
    points: z.number(),
    purchasedAt: instant,
    /** The arrival of a visit that a till had queued without a network; null for a visit registered at once. */
    receivedAt: instant.nullable(),
  }),
  "purchase.returned": z.object({
    ...ofMember,
    purchaseId: z.number(),
    pointOfSaleId: z.number(),
    kind: z.enum(["UNDO", "RETURN"]),
    amount: z.number(),
    whole: z.boolean(),
    returnedAt: instant,
  }),
  "coupon.redeemed": z.object({
    ...ofMember,
    redemptionId: z.number(),
    couponId: z.number(),
    name: z.string(),
    points: z.number(),
    purchaseId: z.number().nullable(),
    pointOfSaleId: z.number(),
    redeemedAt: instant,
  }),
  "stamp_card.completed": z.object({
    ...ofMember,
    stampcardId: z.number(),
    name: z.string(),
    completedAt: instant,
  }),
  /** Negative: points were deducted. */
  "points.corrected": z.object({ ...ofMember, points: z.number(), reason: z.string() }),
  "sendout.sent": z.object({
    sendoutId: z.number(),
    name: z.string(),
    sent: z.number(),
    failed: z.number(),
    skipped: z.number(),
  }),
} as const satisfies Record<WebhookType, z.ZodObject>;

/** The `data` of a test event, which a merchant sends by a button. */
export const webhookTestData = z.object({ endpointId: z.number(), message: z.string() });

/** Every event with its description, for the description of the API. */
export const webhookEvents = {
  "member.joined": { description: "A person has become a member.", data: webhookData["member.joined"] },
  "member.updated": {
    description: "The profile, an address or a consent of a member has changed.",
    data: webhookData["member.updated"],
  },
  "member.left": {
    description: "A membership has ended: the member left, was removed, or was merged into another.",
    data: webhookData["member.left"],
  },
  "purchase.registered": {
    description: "A purchase was registered, at any till of the club.",
    data: webhookData["purchase.registered"],
  },
  "purchase.returned": {
    description: "A purchase was undone, or returned in full or in part.",
    data: webhookData["purchase.returned"],
  },
  "coupon.redeemed": { description: "A member has used a coupon.", data: webhookData["coupon.redeemed"] },
  "stamp_card.completed": {
    description: "A member has filled a stamp card.",
    data: webhookData["stamp_card.completed"],
  },
  "points.corrected": {
    description: "Points were given, taken or deducted outside a purchase.",
    data: webhookData["points.corrected"],
  },
  "sendout.sent": { description: "A sendout has reached its last recipient.", data: webhookData["sendout.sent"] },
  "webhook.test": { description: "A merchant has sent a test.", data: webhookTestData },
} as const satisfies Record<WebhookType | typeof testType, { description: string; data: z.ZodObject }>;
