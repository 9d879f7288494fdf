import { useTranslations } from "use-intl/react";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { incidentFilters } from "../contract/filters.ts";
import { incidentFilterWords } from "../i18n/filter-words.ts";

export function useIncidentFilters() {
  const t = useTranslations("incidents");
  return useListFilters(incidentFilters, incidentFilterWords, {
    incident: { nameOf: (state) => t(`states.${state}`) },
  });
}
