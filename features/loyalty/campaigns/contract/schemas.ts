import * as z from "zod";
import { outcomes } from "#features/outcome-shapes.ts";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { several, shownRows } from "#packages/contract/list-shapes.ts";
import { beganFrom, id, idParams, storedStatus, version, wholeNumber } from "#packages/contract/shapes.ts";
import { translationErrors, translations } from "#packages/contract/translation-shapes.ts";
import { bannerBounds, isBounded } from "#packages/domain/bounded.ts";
import { numberLimits } from "#packages/domain/limits.ts";
import { pictureRefusals } from "#packages/domain/pictures/check-picture.ts";
import { bannerVersion } from "../domain/banners.ts";
import { bannerAltMax, campaignTextMax } from "../domain/campaign-texts.ts";
import { banner } from "./banner-shapes.ts";
import type { campaignsRoutes } from "./routes.ts";
import { campaign, wholeCampaign } from "./shapes.ts";

/** A banner of a later product version. It gets its own refusal, unlike an invalid banner. */
const laterBanner = z
  .looseObject({
    version: z
      .number()
      .int()
      .min(bannerVersion + 1),
  })
  .refine((data) => isBounded(data, bannerBounds));

const texts = translations(["name", "description", "actionButtonLabel", "bannerText", "message"]);
const text = (max: number) => z.string().trim().max(max);
const fields = z.object({
  name: text(100),
  description: text(campaignTextMax),
  actionButtonLabel: text(100),
  actionButtonTarget: text(500),
  startDate: date.nullable(),
  endDate: date.nullable(),
  welcomeOffer: z.boolean(),
  /** The months after joining in which the welcome offer can be used; null for other campaigns. */
  visibilityMonths: wholeNumber(numberLimits.validMonths).nullable(),
  publicToAll: z.boolean(),
  audience: z.enum(["EVERYONE", "SELECTION"]).default("EVERYONE"),
  /** The selection of members who can see and use it; null for all members. */
  selectionId: id.nullable().default(null),
  /** The points of sale where the campaign runs; empty for all. A local merchant must name their own. */
  pointOfSaleIds: z.array(id).max(500).default([]),
  couponId: id.nullable(),
  message: text(1000),
  mediums: z.array(z.enum(["SMS", "EMAIL"])).max(2),
  /** The data that opens the banner editor again; the picture is uploaded separately. */
  banner: z
    .object({ newData: z.union([banner, laterBanner]) })
    .nullable()
    .default(null),
  /** The alternative text of the banner; if empty, the texts on it. A missing field or translation stays unchanged. */
  bannerText: text(bannerAltMax).optional(),
  translations: texts.optional(),
});
/** A campaign in lists. */
const listedCampaign = campaign.extend({
  /** The stored status. With the end date, it decides the next status. */
  storedStatus,
  visibilityMonths: z.number().nullable(),
  audience: z.enum(["EVERYONE", "SELECTION"]),
  selectionId: z.number().nullable(),
  couponId: z.number().nullable(),
  message: z.string(),
  mediums: z.array(z.enum(["SMS", "EMAIL"])),
  /** The number of purchases with the campaign. */
  used: z.number(),
  /** The alternative text of the banner; if empty, the texts on the banner are used. */
  bannerText: z.string(),
  translations: texts,
});
export type CampaignRow = z.infer<typeof listedCampaign>;
const merchantCampaign = listedCampaign.extend({
  version,
  banner: wholeCampaign.shape.banner,
  /** The source picture of the banner, for its editor; null without one. */
  bannerSourcePath: z.string().nullable(),
});
const fieldErrors = [
  ...translationErrors,
  "REQUIRED",
  "LABEL_TOO_LONG",
  "LABEL_REQUIRED",
  "INVALID_URL",
  "DATE_REQUIRED",
  "END_BEFORE_START",
  "MESSAGE_REQUIRED",
  "MESSAGE_TOO_LONG",
  "MONTHS_REQUIRED",
  "NOT_FOUND",
  "BANNER_VERSION_UNKNOWN",
  "WELCOME_OFFER_EVERYWHERE",
  "OPTION_REQUIRED",
  "AUDIENCE_NOT_PUBLIC",
  "AUDIENCE_NOT_WELCOMED",
  "OTHER_LOCATION",
] as const;

export const campaignsSchemas = {
  listCampaigns: { answer: z.array(listedCampaign) },
  exportCampaigns: { query: shownRows },
  getCampaign: { params: idParams, answer: merchantCampaign },
  createCampaign: {
    /** `picturesOf`: the campaign that this one copies. */
    body: fields.extend({ picturesOf: id.optional() }),
    answer: merchantCampaign,
    errors: fieldErrors,
  },
  updateCampaign: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: merchantCampaign,
    errors: [...fieldErrors, "STATUS_NOT_ALLOWED", "CHANGED_MEANWHILE"],
  },
  /** Publishes or stops several campaigns. Irreversible actions are available for one campaign at a time only. */
  setCampaignStatuses: {
    body: several.extend({ publishStatus: z.enum(["ACTIVE", "STOPPED"]) }),
    answer: outcomes,
  },
  setCampaignStatus: {
    params: idParams,
    body: z.object({ publishStatus: z.enum(["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]) }),
    answer: merchantCampaign,
    errors: [
      "STATUS_NOT_ALLOWED",
      "MEMBERSHIP_TERMS_MISSING",
      "WELCOME_OFFER_EXISTS",
      "END_DATE_PASSED",
      "SUBSCRIPTION_LAPSED",
      "OTHER_LOCATION",
    ],
  },
  setCampaignBanner: {
    params: idParams,
    answer: z.object({ bannerPath: z.string() }),
    errors: [...pictureRefusals, "STATUS_NOT_ALLOWED", "OTHER_LOCATION"],
  },
  /** Stores the source picture, so that the editor opens the banner as saved. */
  setCampaignBannerSource: {
    params: idParams,
    answer: z.object({ bannerSourcePath: z.string() }),
    errors: [...pictureRefusals, "STATUS_NOT_ALLOWED", "OTHER_LOCATION"],
  },
  /** Removes the banner, its source picture and its editor data. */
  removeCampaignBanner: { params: idParams, errors: ["STATUS_NOT_ALLOWED", "OTHER_LOCATION"] },
  /** Deletes a campaign, only while its status is NEW. */
  removeCampaign: { params: idParams, errors: ["STATUS_NOT_ALLOWED", "OTHER_LOCATION"] },
} as const satisfies Record<keyof typeof campaignsRoutes, Schemas>;
