import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { coupon, date, idParams, language, pointOfSale, subdomainParams, terms } from "../shapes.ts";
import type { publicRoutes } from "./routes.ts";

export const publicChain = z.object({
  id: z.number(),
  name: z.string(),
  commercialName: z.string(),
  subdomain: z.string(),
  language,
  clubPointActive: z.boolean(),
  logoPath: z.string().nullable(),
  brandColour: z.string(),
  timeZone: z.string(),
  /** Members can join: both texts are published. */
  open: z.boolean(),
  pointsOfSale: z.array(pointOfSale),
});
const termsBody = z.object({ language: language.optional() }).nullish();

export const publicSchemas = {
  getPublicCompany: { params: idParams, answer: z.object({ id: z.number(), name: z.string(), city: z.string() }) },
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
    }),
  },
  getPublicLocation: { params: subdomainParams.extend({ subpage: z.string().max(63) }), answer: pointOfSale },
  getPrivacyPolicy: { params: subdomainParams, body: termsBody, answer: terms },
  getMembershipTerms: { params: subdomainParams, body: termsBody, answer: terms },
} as const satisfies Record<keyof typeof publicRoutes, Schemas>;
