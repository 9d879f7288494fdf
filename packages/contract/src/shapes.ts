import { languages } from "@stammis/domain/languages";
import { genders } from "@stammis/domain/profile";
import * as z from "zod";

/** Shapes more than one endpoint speaks of. Spec §3. */
export const id = z.coerce.number().int().positive();
export const idParams = z.object({ id });
export const subdomainParams = z.object({ subdomain: z.string().max(63) });
export const language = z.enum(languages);
export const role = z.enum(["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CONSUMER", "ROLE_CASHIER"]);
export const gender = z.enum(genders);
export const date = z.iso.date();
export const instant = z.iso.datetime({ offset: true });
/** Kronor with at most two decimals. */
export const amount = z.number();
export const publishStatus = z.enum(["NEW", "ACTIVE", "STOPPED", "COMPLETED", "SUSPENDED", "EXPIRED", "WITHDRAWN"]);

export const session = z.object({ token: z.string(), role });

export const address = z.object({ street: z.string(), zipCode: z.string(), city: z.string() });

export const openingHours = z.object({
  id: z.number().optional(),
  dayFrom: z.number().int(),
  dayTo: z.number().int().nullable().optional(),
  timeFrom: z.string(),
  timeTo: z.string(),
});

export const pointOfSale = z.object({
  id: z.number(),
  name: z.string(),
  commercialName: z.string(),
  subpage: z.string(),
  address,
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  logoPath: z.string().nullable(),
  openingHours: z.array(openingHours),
});

export const termsParagraph = z.object({ id: z.number(), title: z.string(), content: z.string() });
export const terms = z.object({ title: z.string(), termsParagraphs: z.array(termsParagraph) });

export const coupon = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  pointsRequired: z.number(),
  publishStatus,
});

const named = z.object({ name: z.string() });

export const purchase = z.object({
  id: z.number(),
  dateOfPurchase: instant,
  totalAmount: amount,
  categories: z.array(named),
  campaigns: z.array(named),
  /** Left in the lot this purchase made. */
  remainingPoints: z.number(),
  /** Used for coupons at this purchase. */
  tradedPoints: z.number(),
  earnedPoints: z.number(),
  /** Last day the earned points can be used. */
  pointsValidThrough: date.nullable(),
  coupons: z.array(z.object({ id: z.number(), name: z.string(), pointsRequired: z.number() })),
  pointsUsages: z.array(
    z.object({ usedPoints: z.number(), usedPointsDate: instant, returnPointsDate: instant.nullable() }),
  ),
  pointOfSale: named,
});

export const duePoints = z.object({ validThrough: date, points: z.number() });

/** Member as the consumer and the staff see them; the address flat on the way in, nested on the way out. */
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
  emailNotification: z.boolean(),
  phoneNotification: z.boolean(),
  clubPoints: z.number(),
  authority: role,
  pointsOfSaleIds: z.array(z.number()),
});

const text = z.string().trim();
export const profileChanges = z.object({
  firstName: text.max(60).optional(),
  lastName: text.max(60).optional(),
  email: text.max(254).nullable().optional(),
  phone: text.max(30).nullable().optional(),
  language: language.optional(),
  street: text.max(120).optional(),
  city: text.max(80).optional(),
  zipCode: text.max(12).optional(),
  birthday: date.nullable().optional(),
  gender: gender.nullable().optional(),
  emailNotification: z.boolean().optional(),
  phoneNotification: z.boolean().optional(),
});

/** A list paged by key: `cursor` of the last answer brings the next rows. */
export const listQuery = z.object({
  q: text.max(100).optional(),
  cursor: z.string().max(200).optional(),
  sort: z.string().max(40).optional(),
});
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), nextCursor: z.string().nullable(), total: z.number() });

export type PurchaseShape = z.input<typeof purchase>;
export type ProfileShape = z.input<typeof profile>;
export type CouponShape = z.input<typeof coupon>;
export type PointOfSaleShape = z.input<typeof pointOfSale>;
