import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import { amount, id, membershipId } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";

/** The number of stamps per card; each card once. */
export const stamps = z
  .array(z.object({ stampcardId: id, stamps: z.number().int().min(1).max(30) }))
  .max(20)
  .refine((entries) => new Set(entries.map(({ stampcardId }) => stampcardId)).size === entries.length);

/** The request of a visit, for a member or a guest. */
export const visitBody = z.object({
  pointOfSaleId: id,
  /** The price in kronor before value coupons; null for a visit without a purchase. */
  amount: amount.nullable(),
  categoryIds: z.array(id).max(20).default([]),
  campaignIds: z.array(id).max(20).default([]),
  stamps: stamps.default([]),
  /** Whether the cashier has confirmed an unusually large amount. */
  amountConfirmed: z.boolean().default(false),
  /** The second person for an amount that a cashier may not confirm alone. */
  secondPerson: z
    .object({
      accountId: id,
      /** The token of the approved device; null elsewhere. */
      device: z.string().max(200).nullable(),
      /** The PIN at an approved device, otherwise the password. */
      secret: z.string().min(1).max(textMax.password),
    })
    .nullable()
    .default(null),
  /** Set by an approved till for a visit that it queued without a network; null for a visit that is registered at once. */
  queued: z
    .object({
      /** The time of the visit by the server's clock. */
      visitedAt: instant,
      /** The token of the approved device. */
      device: z.string().max(200),
    })
    .nullable()
    .default(null),
});

/** The request of a member's visit. */
export const purchaseBody = visitBody.extend({
  membershipId,
  couponIds: z.array(id).max(10).default([]),
  /** Full cards whose reward is used now. */
  stampcardUsageIds: z.array(id).max(10).default([]),
  /** The member's welcome offer with the value coupon as shown. It is used exactly so, or refused. */
  welcomeOffer: z.object({ couponId: id.nullable() }).nullable().default(null),
});
