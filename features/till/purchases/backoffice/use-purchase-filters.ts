import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { staffRows } from "#features/access/staff/backoffice/queries.ts";
import { categoriesQuery } from "#features/clubs/categories/backoffice/queries.ts";
import { locationRows } from "#features/clubs/locations/backoffice/queries.ts";
import { campaignsQuery } from "#features/loyalty/campaigns/backoffice/queries.ts";
import { memberQuery } from "#features/members/directory/backoffice/queries.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { filterRows } from "#packages/web/backoffice/lists/filters/filter-views.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { pendingFilters, purchaseFilters } from "../contract/filters.ts";
import { pendingFilterWords, purchaseFilterWords } from "../i18n/filter-words.ts";

const pointOfSaleId = { rows: locationRows, atLeast: 2 };

export function usePurchaseFilters(memberId: number | undefined) {
  const t = useTranslations("purchases");
  const member = useQuery({ ...memberQuery(memberId ?? 0), enabled: memberId !== undefined }).data;
  return useListFilters(purchaseFilters, purchaseFilterWords, {
    memberId: { linked: (member && fullName(member.profile)) || t("aMember") },
    pointOfSaleId,
    cashierId: { rows: staffRows },
    categoryId: { rows: filterRows(categoriesQuery, (categories) => categories), atLeast: 1 },
    campaignId: {
      rows: filterRows(campaignsQuery, (campaigns) => campaigns),
      atLeast: 1,
      // The API refuses the filter by campaign to support.
      isHidden: useIsSupport(),
    },
  });
}

export const usePendingFilters = () => useListFilters(pendingFilters, pendingFilterWords, { pointOfSaleId });
