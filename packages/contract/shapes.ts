import * as z from "zod";
import { couponKinds } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { stampMarks } from "#features/loyalty/stamp-cards/domain/stamp-marks.ts";
import { genders } from "#features/members/directory/domain/profile.ts";
import { returnedParts } from "#features/till/returns/domain/what-was-returned.ts";
import { type NumberLimits, textMax } from "#packages/domain/limits.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { banner } from "./banner-shapes.ts";
import { date, instant } from "./date-shapes.ts";
import { openingHours, specialDay } from "./hours-shapes.ts";

/** Shapes more than one endpoint speaks of. Spec §3. */
export const id = z.coerce.number().int().positive();
export const idParams = z.object({ id });
/** The twelve digits: at the till a member has no other name. */
export const membershipId = z.string().trim().max(40);
export const memberParams = z.object({ membershipId });
export const subdomainParams = z.object({ subdomain: z.string().max(63) });
export const language = z.enum(languages);
export const role = z.enum(["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CONSUMER", "ROLE_CASHIER"]);
export const gender = z.enum(genders);
export const channel = z.enum(["EMAIL", "SMS"]);
/** A whole number within the limits of its form. */
export const whole = ({ min, max }: NumberLimits) => z.number().int().min(min).max(max);
/** A number whose limits are told in hundredths, as its form reads it. */
export const hundredths = ({ min, max }: NumberLimits) =>
  z
    .number()
    .min(min / 100)
    .max(max / 100);
/** What an editor began from: it changes with whatever the editor may change, and with nothing else. */
export const version = z.string().max(40);
/** Of a body that saves an editor: CHANGED_MEANWHILE unless it is still so. Absent: whatever there is, is written over. */
export const beganFrom = { version: version.optional() };
/** Kronor with at most two decimals. */
export const amount = z.number();
/** What is kept of a status; EXPIRED and SUSPENDED are told of it. */
export const storedStatus = z.enum(["NEW", "ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]);
export const publishStatus = z.enum(["NEW", "ACTIVE", "STOPPED", "COMPLETED", "SUSPENDED", "EXPIRED", "WITHDRAWN"]);

export const session = z.object({ token: z.string(), role });

export const address = z.object({ street: z.string(), zipCode: z.string(), city: z.string() });

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
  /** Of a member's or visitor's answer: yesterday's and those to come within the month; for staff all that are kept. */
  specialDays: z.array(specialDay),
});

export const termsParagraph = z.object({ id: z.number(), title: z.string(), content: z.string() });
export const terms = z.object({ title: z.string(), termsParagraphs: z.array(termsParagraph) });
/** Reward: costs points. Value coupon: worth an amount. Spec §3. */
export const coupon = z.object({
  id: z.number(),
  kind: z.enum(couponKinds),
  name: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  /** 0 for a value coupon. */
  pointsRequired: z.number(),
  /** Kronor a value coupon pays; null for a reward. */
  value: amount.nullable(),
  /** Smallest purchase it is used at, in kronor, before any coupon pays; null: any, and visits without one. */
  minimumPurchase: amount.nullable(),
  publishStatus,
  startDate: date.nullable(),
  /** Last day it can be used. */
  endDate: date.nullable(),
});

export const campaign = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  bannerPath: z.string().nullable(),
  /** What is written on it, for those who do not see it; none: the picture has no texts of its own. */
  bannerTexts: z.array(z.string()),
  actionButtonLabel: z.string(),
  actionButtonTarget: z.string(),
  startDate: date.nullable(),
  endDate: date.nullable(),
  publishStatus,
  welcomeOffer: z.boolean(),
  publicToAll: z.boolean(),
  /** Where it runs; none: at every point of sale. */
  pointOfSaleIds: z.array(z.number()),
  /** The coupon it carries, if any. */
  coupon: coupon.nullable(),
});

/** A campaign by itself. Lists leave out `newData`, from which the banner's editor opens it again. */
export const wholeCampaign = campaign.extend({ banner: z.object({ newData: banner }).nullable() });

/** The campaign a member was welcomed with; usable through a day, once. */
export const welcomeOffer = campaign.extend({ validThrough: date });

export const stampcard = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  stampsAmount: z.number(),
  /** Drawn by us, where no picture of the merchant's stands instead. */
  stampMark: z.enum(stampMarks),
  stampPath: z.string().nullable(),
  stampUncollectedPath: z.string().nullable(),
  imagePath: z.string().nullable(),
  monthValidation: z.number(),
  hideTitle: z.boolean(),
  hideSubtitle: z.boolean(),
  titleColor: z.string(),
  titleSize: z.enum(["SMALL", "MEDIUM", "LARGE"]),
  subtitleColor: z.string(),
  subtitleSize: z.enum(["SMALL", "MEDIUM", "LARGE"]),
  cardColor: z.string(),
  stampColor: z.string(),
  publishStatus,
});

const usageFacts = z.object({
  id: z.number(),
  stampcardId: z.number(),
  collectedStamps: z.number(),
  /** Places on this card; the promise of the day it began. */
  stampsAmount: z.number(),
  /** Day of the first stamp, and the last day to fill it. */
  startDate: date,
  endDate: date,
  /** Stamps of the latest visit. */
  addedStamps: z.number(),
  usageOrder: z.number(),
  stampcardUsageStatus: z.enum(["OPEN", "COMPLETED", "RESET", "EMPTIED"]),
  lastStatusUpdateDate: instant,
});
/** One filling of a card, with those before it, newest first. Spec §3 "Stampcard usage". */
export const stampcardUsage = usageFacts.extend({ historicStampcardUsages: z.array(usageFacts) });

/** What a full card gives. Spec §3 "Stampcard coupon". */
export const stampcardCoupon = z.object({
  id: z.number(),
  stampcardId: z.number(),
  reward: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  /** The member has one to use today. */
  valid: z.boolean(),
  hideTitle: z.boolean(),
  dayValidation: z.number(),
});
/** One won reward: used or not, from the day the card was full. */
export const stampcardCouponUsage = z.object({
  stampcardCouponId: z.number(),
  stampcardUsageId: z.number(),
  used: z.boolean(),
  startDate: date,
  validThrough: date,
});

const named = z.object({ name: z.string() });

export const purchase = z.object({
  id: z.number(),
  dateOfPurchase: instant,
  /** Paid, after any value coupon; 0 at a visit without a purchase. */
  totalAmount: amount,
  /** What value coupons paid of the goods. */
  discount: amount,
  /** What has been returned of it since. */
  returnedAmount: amount,
  /** `author`: told to staff alone, else empty. */
  returns: z.array(z.object({ date: instant, amount, reason: z.string(), undo: z.boolean(), author: z.string() })),
  categories: z.array(named),
  campaigns: z.array(named),
  /** Left in the lot this purchase made. */
  remainingPoints: z.number(),
  /** Used for coupons at this purchase. */
  tradedPoints: z.number(),
  earnedPoints: z.number(),
  /** The rate it earned at, by which a return is counted; null when it earned nothing. */
  pointsPerKrona: z.number().nullable(),
  /** Earned points taken back by returns. */
  returnedPoints: z.number(),
  /** Last day the earned points can be used. */
  pointsValidThrough: date.nullable(),
  coupons: z.array(z.object({ id: z.number(), name: z.string(), pointsRequired: z.number() })),
  /** Given at it and not taken back. */
  stamps: z.array(z.object({ stampcardId: z.number(), title: z.string(), stamps: z.number() })),
  pointsUsages: z.array(
    z.object({ usedPoints: z.number(), usedPointsDate: instant, returnPointsDate: instant.nullable() }),
  ),
  pointOfSale: named,
});

/** A purchase in one line: when and where, what it cost and what it gave. */
export const purchaseLine = purchase
  .pick({
    id: true,
    dateOfPurchase: true,
    totalAmount: true,
    discount: true,
    returnedAmount: true,
    earnedPoints: true,
    returnedPoints: true,
    pointOfSale: true,
  })
  .extend({
    /** What went back of it. */
    returned: z.enum(returnedParts).nullable(),
    /** Of the earned points, those that filled what an earlier return had left owed. */
    filledPoints: z.number(),
  });

/** A purchase or visit as staff see it, with all that a return may take back. */
export const staffPurchase = purchase.extend({
  redemptions: z.array(
    z.object({ redemptionId: z.number(), name: z.string(), points: z.number(), value: amount, cancelled: z.boolean() }),
  ),
  /** Used here, and not given back: it goes back with the whole alone. */
  welcomeOfferUsed: z.boolean(),
  cashier: z.string(),
  /** Who confirmed its amount beside the cashier; null: nobody had to. */
  confirmedBy: z.string().nullable(),
  /** This caller may take it back whole, until `undoableUntil`. */
  undoableUntil: instant.nullable(),
  returnable: z.boolean(),
});

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
  /** Typed, and not proved yet: the one above counts until then. */
  pendingEmail: z.string().nullable(),
  pendingPhone: z.string().nullable(),
  /** Of these, the channels to which no link has been sent: the address was typed beside the one that opened the account. */
  unsentProofs: z.array(channel),
  emailNotification: z.boolean(),
  /** Mail to the address came back for good: it gets no offers until it is proved anew. */
  emailBounced: z.boolean(),
  phoneNotification: z.boolean(),
  /** Channels whose marketing the member has refused, and not agreed to since. */
  optedOut: z.array(channel),
  clubPoints: z.number(),
  /** Cards begun, and rewards won by full ones. */
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

export type PurchaseShape = z.input<typeof purchase>;
export type PurchaseLineShape = z.input<typeof purchaseLine>;
export type ProfileShape = z.input<typeof profile>;
export type CampaignShape = z.input<typeof campaign>;
export type StampcardShape = z.input<typeof stampcard>;
export type StampcardUsageShape = z.input<typeof stampcardUsage>;
export type StampcardCouponShape = z.input<typeof stampcardCoupon>;
export type CouponShape = z.input<typeof coupon>;
export type PointOfSaleShape = z.input<typeof pointOfSale>;

/** A challenge of the server's, and the counters that solve it: `packages/domain/people/proof-of-work.ts`. */
export const proof = z.object({
  challenge: z.string().max(120),
  solution: z.array(z.number().int().min(0).max(4_294_967_295)).max(64),
});
