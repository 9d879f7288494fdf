import { useTranslations } from "use-intl/react";
import { useStatusView } from "#features/loyalty/publishing/backoffice/use-status-filter.ts";
import { filterRows } from "#packages/web/backoffice/lists/filters/filter-views.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { couponFilters } from "../contract/filters.ts";
import { couponFilterWords } from "../i18n/filter-words.ts";
import { campaignsWithCouponQuery } from "./queries.ts";

const campaignRows = filterRows(campaignsWithCouponQuery, (campaigns) =>
  campaigns.filter(({ couponId }) => couponId !== null),
);

export function useCouponFilters() {
  const t = useTranslations("coupons");
  return useListFilters(couponFilters, couponFilterWords, {
    kind: { nameOf: (kind) => t(`kinds.${kind}`) },
    campaignId: { rows: campaignRows, atLeast: 1 },
    status: useStatusView("REWARD"),
  });
}
