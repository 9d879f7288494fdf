import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { shownRows } from "#packages/contract/list-shapes.ts";
import { beganFrom, id, idParams, storedStatus, version, wholeNumber } from "#packages/contract/shapes.ts";
import { translationErrors, translations } from "#packages/contract/translation-shapes.ts";
import { numberLimits, textMax } from "#packages/domain/limits.ts";
import { pictureRefusals } from "#packages/domain/pictures/check-picture.ts";
import { stampsAmountMax, stampsAmountMin } from "../domain/card-fillings.ts";
import { stampMarks } from "../domain/stamp-marks.ts";
import type { stampCardsRoutes } from "./routes.ts";
import { stampcard } from "./shapes.ts";

const { validMonths, rewardDays } = numberLimits;
const texts = translations(["title", "subtitle", "reward", "rewardDescription"]);
const text = (max: number) => z.string().trim().max(max);
const size = z.enum(["SMALL", "MEDIUM", "LARGE"]);
const fields = z.object({
  /** The merchant's internal name for the card. */
  name: text(textMax.offerName),
  title: text(120),
  subtitle: text(120),
  stampsAmount: z.number().int(),
  monthValidation: wholeNumber(validMonths),
  hideTitle: z.boolean(),
  hideSubtitle: z.boolean(),
  titleColor: text(7),
  titleSize: size,
  subtitleColor: text(7),
  subtitleSize: size,
  cardColor: text(7),
  stampColor: text(7),
  stampMark: z.enum(stampMarks).default("star"),
  coupon: z.object({
    reward: text(textMax.offerName),
    description: text(textMax.offerText),
    hideTitle: z.boolean(),
    dayValidation: wholeNumber(rewardDays),
  }),
  /** The translations of the card and its reward. If absent, the stored texts stay. */
  translations: texts.optional(),
});
const merchantStampcard = stampcard.extend({
  version,
  /** The stored status, which decides the next one. */
  storedStatus,
  name: z.string(),
  coupon: z.object({
    id: z.number(),
    reward: z.string(),
    description: z.string(),
    imagePath: z.string().nullable(),
    hideTitle: z.boolean(),
    dayValidation: z.number(),
  }),
  /** The numbers of open fillings, full cards and used rewards. */
  collecting: z.number(),
  completed: z.number(),
  rewardsUsed: z.number(),
  /** The translations of the card and its reward. */
  translations: texts,
});
export type StampCardRow = z.infer<typeof merchantStampcard>;
/** The picture's place: a stamp, an empty place, the card or the reward. */
const part = z.enum(["stamp", "uncollected", "card", "reward"]);
const fieldErrors = [
  ...translationErrors,
  "REQUIRED",
  "TEXT_TOO_LONG",
  "INVALID_COLOUR",
  "STAMPS_OUT_OF_RANGE",
] as const;

export const stampCardsSchemas = {
  listStampcards: { answer: z.array(merchantStampcard) },
  exportStampcards: { query: shownRows },
  getStampcard: { params: idParams, answer: merchantStampcard },
  createStampcard: { body: fields, answer: merchantStampcard, errors: fieldErrors },
  /** Updates a card. Open fillings keep the better of their own terms and the new ones. */
  updateStampcard: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: merchantStampcard,
    errors: [...fieldErrors, "STATUS_NOT_ALLOWED", "CHANGED_MEANWHILE"],
  },
  /** Previews the effect of changed terms on open fillings: `features/loyalty/stamp-cards/domain/better-promise.ts`. */
  previewStampcardChange: {
    params: idParams,
    query: z.object({
      stampsAmount: z.coerce.number().int().min(stampsAmountMin).max(stampsAmountMax),
      monthValidation: z.coerce.number().int().min(validMonths.min).max(validMonths.max),
      dayValidation: z.coerce.number().int().min(rewardDays.min).max(rewardDays.max),
    }),
    answer: z.object({ filled: z.number(), better: z.number(), kept: z.number(), same: z.number() }),
  },
  /** Copies a card to a draft, including its pictures. */
  copyStampcard: {
    params: idParams,
    body: z.object({ name: text(textMax.offerName) }),
    answer: merchantStampcard,
    errors: ["REQUIRED", "NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED"],
  },
  setStampcardStatus: {
    params: idParams,
    body: z.object({ publishStatus: z.enum(["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]) }),
    answer: merchantStampcard,
    errors: ["STATUS_NOT_ALLOWED", "MEMBERSHIP_TERMS_MISSING", "SUBSCRIPTION_LAPSED"],
  },
  setStampcardImage: {
    params: z.object({ id, part }),
    answer: z.object({ imagePath: z.string() }),
    errors: [...pictureRefusals, "STATUS_NOT_ALLOWED"],
  },
  removeStampcardImage: { params: z.object({ id, part }), errors: ["STATUS_NOT_ALLOWED"] },
  /** Deletes a card, only while its status is NEW. */
  removeStampcard: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
} as const satisfies Record<keyof typeof stampCardsRoutes, Schemas>;
