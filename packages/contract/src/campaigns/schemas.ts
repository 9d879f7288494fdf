import { bannerBounds, isBounded } from "@stammis/domain/bounded";
import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { date, id, idParams, storedStatus, wholeCampaign } from "../shapes.ts";
import type { campaignRoutes } from "./routes.ts";

const text = (max: number) => z.string().trim().max(max);
const fields = z.object({
  name: text(100),
  description: text(2000),
  actionButtonLabel: text(100),
  actionButtonTarget: text(500),
  startDate: date.nullable(),
  endDate: date.nullable(),
  welcomeOffer: z.boolean(),
  /** Months from registration that the welcome offer can be used; null for other campaigns. */
  visibilityMonths: z.number().int().min(1).max(120).nullable(),
  publicToAll: z.boolean(),
  audience: z.enum(["EVERYONE"]).default("EVERYONE"),
  couponId: id.nullable(),
  message: text(1000),
  mediums: z.array(z.enum(["SMS", "EMAIL"])).max(2),
  /** What the banner editor needs to open it again; the picture itself is uploaded beside it. */
  banner: z
    .object({ newData: z.unknown().refine((data) => isBounded(data, bannerBounds)) })
    .nullable()
    .default(null),
});
const merchantCampaign = wholeCampaign.extend({
  /** What decides its next one, beside the end date. */
  storedStatus,
  visibilityMonths: z.number().nullable(),
  audience: z.enum(["EVERYONE"]),
  couponId: z.number().nullable(),
  message: z.string(),
  mediums: z.array(z.enum(["SMS", "EMAIL"])),
  /** Purchases it was used at. */
  used: z.number(),
});
const fieldErrors = [
  "REQUIRED",
  "NAME_TOO_SHORT",
  "NAME_TOO_LONG",
  "NAME_RESERVED",
  "LABEL_TOO_LONG",
  "LABEL_REQUIRED",
  "INVALID_URL",
  "DATE_REQUIRED",
  "END_BEFORE_START",
  "MESSAGE_REQUIRED",
  "MESSAGE_TOO_LONG",
  "MONTHS_REQUIRED",
  "NOT_FOUND",
] as const;

export const campaignSchemas = {
  listCampaigns: { answer: z.array(merchantCampaign) },
  getCampaign: { params: idParams, answer: merchantCampaign },
  createCampaign: { body: fields, answer: merchantCampaign, errors: fieldErrors },
  updateCampaign: {
    params: idParams,
    body: fields,
    answer: merchantCampaign,
    errors: [...fieldErrors, "STATUS_NOT_ALLOWED"],
  },
  setCampaignStatus: {
    params: idParams,
    body: z.object({ publishStatus: z.enum(["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]) }),
    answer: merchantCampaign,
    errors: ["STATUS_NOT_ALLOWED", "MEMBERSHIP_TERMS_MISSING", "WELCOME_OFFER_EXISTS", "END_DATE_PASSED"],
  },
  setCampaignBanner: {
    params: idParams,
    answer: z.object({ bannerPath: z.string() }),
    errors: ["IMAGE_NOT_READABLE", "STATUS_NOT_ALLOWED"],
  },
  removeCampaignBanner: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
  /** Only while NEW. */
  removeCampaign: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
} as const satisfies Record<keyof typeof campaignRoutes, Schemas>;
