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
  /** The texts on the banner, for readers who cannot see it; empty if the picture has none. */
  bannerTexts: z.array(z.string()),
  actionButtonLabel: z.string(),
  actionButtonTarget: z.string(),
  startDate: date.nullable(),
  endDate: date.nullable(),
  publishStatus,
  welcomeOffer: z.boolean(),
  publicToAll: z.boolean(),
  /** The points of sale where the campaign runs; empty for all. */
  pointOfSaleIds: z.array(z.number()),
  /** The coupon that the campaign gives, if any. */
  coupon: coupon.nullable(),
});

/** A single campaign. Lists leave out `newData`, which opens the banner editor again. */
export const wholeCampaign = campaign.extend({ banner: z.object({ newData: banner }).nullable() });

/** A member's welcome offer, usable once, through its last day. */
export const welcomeOffer = campaign.extend({ validThrough: date });

export type CampaignShape = z.input<typeof campaign>;
