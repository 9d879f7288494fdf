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

/** A campaign's texts, each in every language the club offers. */
export const campaignFields = ["name", "description", "actionButtonLabel", "bannerText", "message"] as const;
export type CampaignText = (typeof campaignFields)[number];

/** Fields that are typed as the wire has them, and what a new campaign begins with. */
const plain = {
  name: "",
  description: "",
  actionButtonLabel: "",
  actionButtonTarget: "",
  /** What the banner says, where not what is written on it. */
  bannerText: "",
  /** What its sendout says: an SMS, and the text of an e-mail. */
  message: "",
  welcomeOffer: false,
  publicToAll: false,
};

/** A campaign as it is typed; dates and coupon are empty where there is none. */
export type CampaignForm = typeof plain & {
  /** What its banner is made of. */
  banner: Banner | null;
  translations: FormTranslations<CampaignText>;
  startDate: string;
  endDate: string;
  months: string;
  /** For those in a selection alone: in `selectionId`, empty until one is chosen. */
  forSome: boolean;
  selectionId: string;
  /** At some points of sale alone: at `pointOfSaleIds`. */
  somePlaces: boolean;
  pointOfSaleIds: number[];
  couponId: string;
  bySms: boolean;
  byEmail: boolean;
};

/** A banner is drawn of one photo: the texts of one on the cut of another are nobody's. */
export const campaignRules = {
  wholeFields: { banner: (banner) => banner },
  // Which places counts where it runs at some of them alone, and which selection where it is for one.
  follows: { pointOfSaleIds: "somePlaces", selectionId: "forSome" },
} satisfies MergeRules<CampaignForm>;

/** A new one, from today on; a local merchant's at their only point of sale, where they have one. */
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
/** Where it runs; the welcome offer everywhere, whatever was chosen before it became one. */
export const placesOf = ({ welcomeOffer, somePlaces, pointOfSaleIds }: CampaignForm): number[] =>
  somePlaces && !welcomeOffer ? pointOfSaleIds : [];

/** For whom it is; the welcome offer for all who join. */
const audienceOf = ({ welcomeOffer, forSome, selectionId }: CampaignForm) =>
  forSome && !welcomeOffer
    ? { audience: "SELECTION" as const, selectionId: selectionId === "" ? null : Number(selectionId) }
    : { audience: "EVERYONE" as const, selectionId: null };
/** Whether visitors see it: nothing that is for some alone. */
const isPublic = (form: CampaignForm) => form.publicToAll && audienceOf(form).audience === "EVERYONE";

/** The same check as the server's; `own`: the points of sale of a local merchant, null for all. Spec §5. */
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

/** The campaign as it goes on the wire; the form has been checked. */
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

/** A draft of an old one: its days begin today, and only those still to come end it. */
export function copyOf(campaign: Campaign, name: string, today: Temporal.PlainDate): CampaignFields {
  const day = today.toString();
  const endDate = campaign.endDate && campaign.endDate >= day ? campaign.endDate : "";
  const startDate = campaign.startDate && campaign.startDate > day ? campaign.startDate : day;
  const form = { ...campaignFormOf(campaign), name, startDate, endDate };
  return campaignOf(form);
}
