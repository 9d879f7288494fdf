import { numberLimits } from "#packages/domain/limits.ts";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import {
  type FormTranslations,
  formTranslations,
  writtenTranslations,
  wrongTranslations,
} from "#packages/web/backoffice/translations/form-translations.ts";
import { plainFields } from "#packages/web/forms/plain-fields.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { Banner } from "../domain/banners.ts";
import { campaignTexts } from "../domain/campaign-texts.ts";
import { checkCampaign as checkFields, mayKeepCampaign } from "../domain/campaigns.ts";
import type { Campaign, CampaignFields } from "./queries.ts";
import type { SendingCampaign } from "./sendout/sending-slots.ts";

/** The texts of a campaign that are translated. */
export const campaignFields = ["name", "description", "actionButtonLabel", "bannerText", "message"] as const;
export type CampaignText = (typeof campaignFields)[number];

/** Fields in wire format, with the values of a new campaign. */
const plain = {
  name: "",
  description: "",
  actionButtonLabel: "",
  actionButtonTarget: "",
  /** The alternative text of the banner; if empty, the texts on the banner are used. */
  bannerText: "",
  /** The message of the campaign's sendout: an SMS, and the text of an e-mail. */
  message: "",
  welcomeOffer: false,
  publicToAll: false,
};

/** A campaign in the form; dates and coupon are empty if not set. */
export type CampaignForm = typeof plain & {
  /** The contents of the campaign's banner; null without one. */
  banner: Banner | null;
  translations: FormTranslations<CampaignText>;
  startDate: string;
  endDate: string;
  months: string;
  /** Limits the campaign to the members of the selection `selectionId`, which is empty until chosen. */
  forSome: boolean;
  selectionId: string;
  /** Limits the campaign to the points of sale `pointOfSaleIds`. */
  somePlaces: boolean;
  pointOfSaleIds: number[];
  couponId: string;
  bySms: boolean;
  byEmail: boolean;
};

/** A banner is merged as one field: the texts of one version do not fit the picture of another. */
export const campaignRules = {
  wholeFields: { banner: (banner) => banner },
  // The points of sale follow the choice of some or all, and the selection follows the choice of audience.
  follows: { pointOfSaleIds: "somePlaces", selectionId: "forSome" },
} satisfies MergeRules<CampaignForm>;

/** Returns the form of a new campaign that begins today. For a local merchant with one point of sale, it is chosen. */
export function emptyCampaign(own: readonly number[] | null, today: Temporal.PlainDate): CampaignForm {
  return {
    ...plain,
    banner: null,
    translations: formTranslations(campaignFields),
    startDate: today.toString(),
    endDate: "",
    months: "3",
    forSome: false,
    selectionId: "",
    somePlaces: own !== null,
    pointOfSaleIds: own?.length === 1 ? [...own] : [],
    couponId: "",
    bySms: false,
    byEmail: false,
  };
}

export function campaignFormOf(campaign: Campaign): CampaignForm {
  const { startDate, endDate, visibilityMonths, pointOfSaleIds, couponId, mediums } = campaign;
  return {
    ...plainFields(campaign, plain),
    translations: formTranslations(campaignFields, campaign.translations),
    banner: campaign.banner?.newData ?? null,
    startDate: startDate ?? "",
    endDate: endDate ?? "",
    months: String(visibilityMonths ?? 3),
    forSome: campaign.audience === "SELECTION",
    selectionId: campaign.selectionId === null ? "" : String(campaign.selectionId),
    somePlaces: pointOfSaleIds.length > 0,
    pointOfSaleIds: [...pointOfSaleIds],
    couponId: couponId === null ? "" : String(couponId),
    bySms: mediums.includes("SMS"),
    byEmail: mediums.includes("EMAIL"),
  };
}

const monthsOf = (typed: string) => wholeNumber(typed, numberLimits.validMonths);
const dateOf = (typed: string) => (typed === "" ? null : Temporal.PlainDate.from(typed));
/** Returns the campaign's points of sale; empty for a welcome offer, which runs everywhere. */
export const placesOf = ({ welcomeOffer, somePlaces, pointOfSaleIds }: CampaignForm): number[] =>
  somePlaces && !welcomeOffer ? pointOfSaleIds : [];

/** Returns the campaign's audience; all members for a welcome offer. */
const audienceOf = ({ welcomeOffer, forSome, selectionId }: CampaignForm) =>
  forSome && !welcomeOffer
    ? { audience: "SELECTION" as const, selectionId: selectionId === "" ? null : Number(selectionId) }
    : { audience: "EVERYONE" as const, selectionId: null };
/** Whether visitors see the campaign; never if it is limited to a selection. */
const isPublic = (form: CampaignForm) => form.publicToAll && audienceOf(form).audience === "EVERYONE";

/** Checks the form like the server; `own`: a local merchant's points of sale, null for all. Spec §5. */
export function checkCampaign(form: CampaignForm, own: readonly number[] | null): FieldCodes<CampaignForm> {
  const places = placesOf(form);
  const none = form.somePlaces && !form.welcomeOffer && places.length === 0;
  const noPlace = none ? "REQUIRED" : mayKeepCampaign(own, places) ? null : "OTHER_LOCATION";
  const checked = checkFields({
    ...form,
    startDate: dateOf(form.startDate),
    endDate: dateOf(form.endDate),
    months: monthsOf(form.months),
    pointOfSaleIds: places,
    ...audienceOf(form),
    publicToAll: isPublic(form),
  });
  const problems = checked.ok ? {} : checked.problems;
  const { name, actionButtonLabel, actionButtonTarget, startDate, endDate, months, selectionId, message } = problems;
  const wrong = wrongTranslations(form.translations, campaignTexts);
  const fieldProblems = {
    ...wrong,
    name,
    actionButtonLabel,
    actionButtonTarget,
    startDate,
    endDate,
    months,
    selectionId,
    message,
    pointOfSaleIds: noPlace,
  };
  return Object.fromEntries(Object.entries(fieldProblems).filter(([, problem]) => problem));
}

/** Returns the request body of a valid form. */
export function campaignOf(form: CampaignForm): CampaignFields {
  const { banner, welcomeOffer } = form;
  return {
    ...plainFields(form, plain),
    translations: writtenTranslations(form.translations),
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    visibilityMonths: welcomeOffer ? monthsOf(form.months) : null,
    pointOfSaleIds: placesOf(form),
    couponId: form.couponId === "" ? null : Number(form.couponId),
    mediums: [...(form.bySms ? ["SMS" as const] : []), ...(form.byEmail ? ["EMAIL" as const] : [])],
    ...audienceOf(form),
    publicToAll: isPublic(form),
    banner: banner && { newData: banner },
  };
}

/** Returns the campaign with its typed texts, whose message its publication sends; null if it sends none. */
export function sendingOf(form: CampaignForm, id: number | null): SendingCampaign | null {
  const { mediums, startDate, translations } = campaignOf(form);
  const { selectionId } = audienceOf(form);
  const lacksSelection = form.forSome && selectionId === null;
  if (form.welcomeOffer || mediums.length === 0 || lacksSelection) return null;
  const { name, description, actionButtonLabel, actionButtonTarget, message, bannerText } = form;
  const texts = { name, description, actionButtonLabel, message, bannerText, translations: translations ?? {} };
  return { ...texts, id: id ?? 0, bannerPath: null, actionButtonTarget, selectionId, mediums, startDate };
}

/** Copies a campaign to a draft that begins today, without an end in the past. */
export function copyOf(campaign: Campaign, name: string, today: Temporal.PlainDate): CampaignFields {
  const day = today.toString();
  const endDate = campaign.endDate && campaign.endDate >= day ? campaign.endDate : "";
  const startDate = campaign.startDate && campaign.startDate > day ? campaign.startDate : day;
  const form = { ...campaignFormOf(campaign), name, startDate, endDate };
  return campaignOf(form);
}
