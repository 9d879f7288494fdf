import { numberLimits } from "#packages/domain/limits.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import {
  type FormTranslations,
  formTranslations,
  writtenTranslations,
  wrongTranslations,
} from "#packages/web/backoffice/translations/form-translations.ts";
import { plainFields } from "#packages/web/forms/plain-fields.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { CardPromise } from "../domain/better-promise.ts";
import { stampsAmountMax, stampsAmountMin } from "../domain/card-fillings.ts";
import { checkStampCardFields } from "../domain/stamp-card-fields.ts";
import type { TextSize } from "../domain/stamp-card-texts.ts";
import { stampCardTexts } from "../domain/stamp-card-texts.ts";
import type { StampMark } from "../domain/stamp-marks.ts";
import type { StampCard, StampCardBody } from "./queries.ts";

/** The texts of a card and its reward that are translated. */
export const cardFields = ["title", "subtitle", "reward", "rewardDescription"] as const;
export type CardText = (typeof cardFields)[number];

/** Fields in wire format, with the values of a new card. */
const plain = {
  name: "",
  title: "",
  titleSize: "MEDIUM" as TextSize,
  titleColor: "",
  hideTitle: false,
  subtitle: "",
  subtitleSize: "SMALL" as TextSize,
  subtitleColor: "",
  hideSubtitle: false,
  cardColor: "",
  stampColor: "",
  stampMark: "star" as StampMark,
};

/** A card in the designer; numbers as typed. */
export type StampCardForm = typeof plain & {
  stampsAmount: string;
  monthValidation: string;
  reward: string;
  rewardDescription: string;
  translations: FormTranslations<CardText>;
  hideReward: boolean;
  dayValidation: string;
};

/** Returns a new card in the chain's colour. */
export function emptyCard(brandColour: string): StampCardForm {
  const { brand, light } = brandPalette(brandColour);
  return {
    ...plain,
    titleColor: light.ink,
    subtitleColor: light.ink,
    cardColor: light.tint,
    stampColor: brand,
    stampsAmount: "10",
    monthValidation: "12",
    reward: "",
    rewardDescription: "",
    translations: formTranslations(cardFields),
    hideReward: false,
    dayValidation: "30",
  };
}

export function stampCardFormOf(card: StampCard): StampCardForm {
  const { coupon } = card;
  return {
    ...plainFields(card, plain),
    stampsAmount: String(card.stampsAmount),
    monthValidation: String(card.monthValidation),
    reward: coupon.reward,
    rewardDescription: coupon.description,
    translations: formTranslations(cardFields, card.translations),
    hideReward: coupon.hideTitle,
    dayValidation: String(coupon.dayValidation),
  };
}

/** Reads the typed number of stamps; null unless valid. */
export const stampsOf = (typed: string) => wholeNumber(typed, { min: stampsAmountMin, max: stampsAmountMax });
const monthsOf = (typed: string) => wholeNumber(typed, numberLimits.validMonths);
const daysOf = (typed: string) => wholeNumber(typed, numberLimits.rewardDays);

/** Checks the form like the server. Spec §5. */
export function checkStampCard(form: StampCardForm): FieldCodes<StampCardForm> {
  const checked = checkStampCardFields({ ...form, stampsAmount: stampsOf(form.stampsAmount) ?? Number.NaN });
  return {
    ...(checked.ok ? {} : checked.problems),
    ...wrongTranslations(form.translations, stampCardTexts(form)),
    ...(monthsOf(form.monthValidation) === null && { monthValidation: "INVALID_INPUT" as const }),
    ...(daysOf(form.dayValidation) === null && { dayValidation: "INVALID_INPUT" as const }),
  };
}

/** Returns the terms of the typed card; null while a number is invalid. */
export function promiseOf(form: StampCardForm): CardPromise | null {
  const stampsAmount = stampsOf(form.stampsAmount);
  const monthValidation = monthsOf(form.monthValidation);
  const dayValidation = daysOf(form.dayValidation);
  if (stampsAmount === null || monthValidation === null || dayValidation === null) return null;
  return { stampsAmount, monthValidation, dayValidation };
}

/** Whether the typed card has other terms than the stored one. */
export function promisesOtherwise(form: StampCardForm, card: StampCard): boolean {
  const promise = promiseOf(form);
  if (!promise) return false;
  const { stampsAmount, monthValidation, dayValidation } = promise;
  return (
    stampsAmount !== card.stampsAmount ||
    monthValidation !== card.monthValidation ||
    dayValidation !== card.coupon.dayValidation
  );
}

/** Returns the request body of a valid form. */
export function stampCardOf(form: StampCardForm): StampCardBody {
  const { reward, rewardDescription, hideReward, dayValidation, stampsAmount, monthValidation, translations } = form;
  return {
    ...plainFields(form, plain),
    translations: writtenTranslations(translations),
    stampsAmount: stampsOf(stampsAmount) ?? 0,
    monthValidation: monthsOf(monthValidation) ?? 0,
    coupon: {
      reward,
      description: rewardDescription,
      hideTitle: hideReward,
      dayValidation: daysOf(dayValidation) ?? 0,
    },
  };
}
