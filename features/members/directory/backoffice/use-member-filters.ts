import { useTranslations } from "use-intl/react";
import { locationRows } from "#features/clubs/locations/backoffice/queries.ts";
import { selectionsQuery } from "#features/messages/selections/backoffice/queries.ts";
import { filterRows } from "#packages/web/backoffice/lists/filters/filter-views.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { memberFilters } from "../contract/filters.ts";
import { memberFilterWords } from "../i18n/filter-words.ts";

const selectionRows = filterRows(selectionsQuery, (selections) => selections);

export function useMemberFilters() {
  const gone = useTranslations("selections")("gone");
  const isSupport = useIsSupport();
  return useListFilters(
    memberFilters,
    memberFilterWords,
    {
      pointOfSaleId: { rows: locationRows, atLeast: 2 },
      selection: { rows: selectionRows, gone },
    },
    // The API refuses these filters to support, because they reveal what the list masks.
    { without: isSupport ? ["selection", "consent"] : [] },
  );
}
