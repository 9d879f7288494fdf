import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { actionLabelMax, nameMax, smsMax } from "#packages/domain/limits.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import { bannerAltMax, campaignTextMax } from "../domain/campaign-texts.ts";
import type { CampaignForm, campaignRules } from "./campaign-form.ts";
import { useOwnPlaces, valueCouponsQuery } from "./queries.ts";

/** Returns the labels of the editor's fields, and the names of points of sale and coupons. */
export function useCampaignFields(selections: readonly { id: number; name: string }[]) {
  const t = useTranslations("campaigns");
  const language = useLocale();
  const { own, places } = useOwnPlaces();
  const coupons = useQuery(valueCouponsQuery).data ?? [];
  const placeName = (id: number) =>
    places.find((place) => place.id === id)?.name ?? t(own === null ? "closedPlace" : "otherPlace");
  const couponName = (id: string) => coupons.find((coupon) => String(coupon.id) === id)?.name ?? t("noCoupon");
  const selectionName = (id: string) => selections.find((each) => String(each.id) === id)?.name ?? t("otherSelection");
  const list = new Intl.ListFormat(language, { type: "unit" });
  const translations = useTranslationWords();
  return {
    name: { label: t("name"), limit: nameMax },
    description: { label: t("description"), limit: campaignTextMax },
    translations,
    // Drafts on the device omit the banner: the device stores no pictures, and a banner's texts belong to its picture.
    banner: {
      label: t("bannerTitle"),
      undrafted: true,
      say: (banner) => banner?.texts.map(({ text }) => text).join("\n") ?? "",
    },
    bannerText: { label: t("bannerText"), limit: bannerAltMax },
    actionButtonLabel: { label: t("actionButtonLabel"), limit: actionLabelMax },
    actionButtonTarget: { label: t("actionButtonTarget") },
    startDate: { label: t("startDate") },
    endDate: { label: t("endDate") },
    welcomeOffer: { label: t("welcomeOffer") },
    months: { label: t("months") },
    publicToAll: { label: t("publicToAll") },
    forSome: {
      label: t("audience"),
      say: (some, { selectionId }) => (some ? selectionName(selectionId) : t("forAll")),
    },
    selectionId: { label: t("selection") },
    somePlaces: {
      label: t("where"),
      say: (some, { pointOfSaleIds }) => (some ? list.format(pointOfSaleIds.map(placeName)) : t("whereEverywhere")),
    },
    pointOfSaleIds: {
      label: own === null ? t("whereSome") : t("whereOwn"),
      wrong: (code) => (code === "REQUIRED" ? t("choosePlace") : undefined),
    },
    couponId: { label: t("coupon"), say: couponName },
    message: { label: t("message.text"), limit: smsMax },
    bySms: { label: t("message.bySms") },
    byEmail: { label: t("message.byEmail") },
  } satisfies FormFields<CampaignForm, typeof campaignRules>;
}

export type CampaignFieldForm = FieldForm<CampaignForm, ReturnType<typeof useCampaignFields>>;
