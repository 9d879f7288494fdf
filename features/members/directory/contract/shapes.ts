import * as z from "zod";
import { stampcardCouponUsage, usageFacts } from "#features/loyalty/stamp-cards/contract/shapes.ts";
import { date } from "#packages/contract/date-shapes.ts";
import { address, channel, language, role } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { genders } from "../domain/profile.ts";

export const gender = z.enum(genders);

/** A member as the member and staff see it. The address fields are flat in requests and nested in responses. */
export const profile = z.object({
  id: z.number(),
  membershipId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language,
  address,
  birthday: date.nullable(),
  gender: gender.nullable(),
  /** A new address that the member has not proved yet; until then the proved address is used. */
  pendingEmail: z.string().nullable(),
  pendingPhone: z.string().nullable(),
  /**
   * Channels whose pending address got no link, because it was typed together with the address that opened the account.
   */
  unsentProofs: z.array(channel),
  emailNotification: z.boolean(),
  /** Whether mail to the address bounced permanently: it receives no offers until it is proved again. */
  emailBounced: z.boolean(),
  phoneNotification: z.boolean(),
  /** Channels whose marketing the member has refused, and not agreed to since. */
  optedOut: z.array(channel),
  clubPoints: z.number(),
  /** Stamp cards in progress, and rewards from filled cards. */
  stampcardUsage: z.array(usageFacts),
  stampcardCouponUsage: z.array(stampcardCouponUsage),
  authority: role,
  pointsOfSaleIds: z.array(z.number()),
});

const text = z.string().trim();

export const profileChanges = z.object({
  firstName: text.max(textMax.personName).optional(),
  lastName: text.max(textMax.personName).optional(),
  email: text.max(textMax.email).nullable().optional(),
  phone: text.max(textMax.phone).nullable().optional(),
  language: language.optional(),
  street: text.max(textMax.street).optional(),
  city: text.max(textMax.city).optional(),
  zipCode: text.max(textMax.zipCode).optional(),
  birthday: date.nullable().optional(),
  gender: gender.nullable().optional(),
  emailNotification: z.boolean().optional(),
  phoneNotification: z.boolean().optional(),
});

export type ProfileShape = z.input<typeof profile>;
