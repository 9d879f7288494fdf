import * as z from "zod";
import { coupon } from "#features/loyalty/coupons/contract/shapes.ts";
import { date } from "#packages/contract/date-shapes.ts";
import { publishStatus } from "#packages/contract/shapes.ts";
import { banner } from "./banner-shapes.ts";

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

export type CampaignShape = z.input<typeof campaign>;
