import { useTranslations } from "use-intl/react";
import { locationRows } from "#features/clubs/locations/backoffice/queries.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { approvalFilters } from "../contract/filters.ts";
import { approvalFilterWords } from "../i18n/filter-words.ts";

export function useApprovalFilters() {
  const t = useTranslations("approvals");
  return useListFilters(approvalFilters, approvalFilterWords, {
    state: { nameOf: (state) => t(`states.${state}`) },
    pointOfSaleId: { rows: locationRows },
  });
}
