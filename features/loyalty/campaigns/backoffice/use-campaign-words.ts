import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { Days } from "./calendar/calendar.ts";
import { useOwnPlaces } from "./queries.ts";

/** Returns a campaign's days in words: "1–30 november 2026". */
export function useCampaignDays() {
  const t = useTranslations("campaigns.days");
  const { full, range } = useDates();
  return ({ startDate, endDate }: Days): string => {
    if (startDate && startDate === endDate) return t("one", { date: full(startDate) });
    if (startDate && endDate) return range(startDate, endDate);
    if (startDate) return t("from", { date: full(startDate) });
    return endDate ? t("until", { date: full(endDate) }) : "";
  };
}

/** Returns a campaign's points of sale in words: everywhere, one name, or a number. */
export function useCampaignPlaces() {
  const t = useTranslations("campaigns");
  const { own, places } = useOwnPlaces();
  return ({ pointOfSaleIds }: { pointOfSaleIds: readonly number[] }): string => {
    if (pointOfSaleIds.length === 0) return t("everywhere");
    const named = places.filter(({ id }) => pointOfSaleIds.includes(id)).map(({ name }) => name);
    const [only] = named;
    // A merchant sees all open points of sale, so one that is missing from the list has closed.
    if (!only && own === null && places.length > 0) return t("closedPlace");
    if (pointOfSaleIds.length === 1) return only ?? t("otherPlace");
    return t("places", { count: pointOfSaleIds.length });
  };
}
