import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { CampaignForm } from "./campaign-form.ts";
import { useOwnPlaces, valueCouponsQuery } from "./queries.ts";

/** The editor's fields by their labels, places and coupons by their names. */
export function useCampaignFieldWords(selections: readonly { id: number; name: string }[]): EditFields<CampaignForm> {
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
    name: { label: t("name") },
    description: { label: t("description") },
    translations,
    banner: { label: t("bannerTitle"), say: (banner) => banner?.texts.map(({ text }) => text).join("\n") ?? "" },
    bannerText: { label: t("bannerText") },
    actionButtonLabel: { label: t("actionButtonLabel") },
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
    selectionId: null,
    somePlaces: {
      label: t("where"),
      say: (some, { pointOfSaleIds }) => (some ? list.format(pointOfSaleIds.map(placeName)) : t("whereEverywhere")),
    },
    pointOfSaleIds: null,
    couponId: { label: t("coupon"), say: couponName },
    message: { label: t("message.text") },
    bySms: { label: t("message.bySms") },
    byEmail: { label: t("message.byEmail") },
  };
}
