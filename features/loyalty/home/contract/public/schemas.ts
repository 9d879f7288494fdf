import * as z from "zod";
import { pointOfSale } from "#features/clubs/locations/contract/shapes.ts";
import { terms } from "#features/clubs/terms/contract/shapes.ts";
import { campaign, wholeCampaign } from "#features/loyalty/campaigns/contract/shapes.ts";
import { coupon } from "#features/loyalty/coupons/contract/shapes.ts";
import { stampcard } from "#features/loyalty/stamp-cards/contract/shapes.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams, language, subdomainParams } from "#packages/contract/shapes.ts";
import type { publicRoutes } from "./routes.ts";

export const publicChain = z.object({
  id: z.number(),
  name: z.string(),
  commercialName: z.string(),
  subdomain: z.string(),
  language,
  /** The languages of the club's texts, including the club's own language. */
  languages: z.array(language),
  clubPointActive: z.boolean(),
  logoPath: z.string().nullable(),
  brandColour: z.string(),
  timeZone: z.string(),
  /** Whether the club is a sandbox for trials; every screen says so. */
  sandbox: z.boolean(),
  /** The seconds that the club's clock is ahead of the server's; 0 except in a sandbox. */
  clockAhead: z.number(),
  /** The club's time when the server sends the response. */
  now: instant,
  /** Whether members can add their card to Apple Wallet. */
  applePass: z.boolean(),
  /** Whether members can add their card to Google Wallet. */
  googlePass: z.boolean(),
  /** Whether members can join: the membership terms and the privacy text are published. */
  open: z.boolean(),
  /** Whether either text has a later version, so that members may need to be informed. */
  termsChanged: z.boolean(),
  /** The line that announces the gift for new members, in each language; null without a gift. */
  welcomeGift: z.record(language, z.string()).nullable(),
  pointsOfSale: z.array(pointOfSale),
});
const termsBody = z.object({ language: language.optional() }).nullish();

export const publicSchemas = {
  getPublicCompany: { params: idParams, answer: z.object({ id: z.number(), name: z.string(), city: z.string() }) },
  /** Returns any running campaign, by its link. */
  getPublicCampaign: { params: idParams, answer: wholeCampaign },
  countCampaignView: { params: idParams, body: z.object({ place: z.enum(["PUBLIC", "APP"]) }) },
  getPublicCoupon: { params: idParams, answer: coupon },
  getPublicChain: { params: subdomainParams, answer: publicChain },
  getPublicSmsAccount: { params: subdomainParams, answer: z.object({ hasCredits: z.boolean() }) },
  getPublicPoints: {
    params: subdomainParams,
    answer: z.object({
      active: z.boolean(),
      description: z.string(),
      monthValidation: z.number(),
      countedPointsFrom: date.nullable(),
      /** Rewards available today, cheapest first; empty while the club gives no points. */
      rewards: z.array(coupon),
    }),
  },
  getPublicLocation: { params: subdomainParams.extend({ subpage: z.string().max(63) }), answer: pointOfSale },
  /** The landing page's campaigns: running now and flagged publicToAll. */
  getPublicCampaigns: { params: subdomainParams, answer: z.array(campaign) },
  getPublicStampcards: { params: subdomainParams, answer: z.array(stampcard.extend({ reward: z.string() })) },
  getPrivacyPolicy: { params: subdomainParams, body: termsBody, answer: terms },
  getMembershipTerms: { params: subdomainParams, body: termsBody, answer: terms },
} as const satisfies Record<keyof typeof publicRoutes, Schemas>;
