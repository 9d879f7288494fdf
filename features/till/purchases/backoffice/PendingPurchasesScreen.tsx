import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { initialSort, knownSort } from "#packages/domain/list-columns.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { useHeaders } from "#packages/web/backoffice/lists/use-headers.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { pendingColumns } from "../contract/columns.ts";
import { pendingWords } from "../i18n/column-words.ts";
import { PlaceFilter } from "./filters/PlaceFilter.tsx";
import { useFilterWords } from "./filters/use-filter-words.ts";
import { usePendingColumns } from "./pending/PendingColumns.tsx";
import { bringPendingPurchases, usePendingList } from "./queries.ts";
import { readPendingSearch } from "./search.ts";

/** `/purchases/waiting`: what was bought by customers who have been invited and not joined yet. */
export function PendingPurchasesScreen() {
  const t = useTranslations("purchases.pending");
  const { sort, q, pointOfSaleId } = useListAddress(readPendingSearch).search;
  const filters = withoutEmpty({ q, pointOfSaleId, sort: knownSort(pendingColumns, sort) });
  const { query, position } = usePendingList(filters);
  const { columns, contactOf } = usePendingColumns();
  const header = useHeaders(pendingWords);
  const words = useTranslations("purchases");
  const places = useQuery(locationsQuery).data ?? [];
  const none = { drawing: "purchases", title: t("none"), text: t("noneText") } as const;
  useTitle(t("title"));
  return (
    <ListFrame
      name="pending"
      title={t("title")}
      above={<BackLink to={paths.purchases} label={words("menu")} />}
      searchLabel={t("searchLabel")}
      filters={places.length > 1 && <PlaceFilter label={header("location")} places={places} />}
      words={useFilterWords(withoutEmpty({ pointOfSaleId }))}
      actions={<ExportButton bring={() => bringPendingPurchases(filters)} />}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={contactOf}
      sort={initialSort(pendingColumns, "date")}
      failed={t("failed")}
      empty={none}
      noneFound={{ drawing: "search", title: words("noneFound"), text: words("noneFoundText") }}
    />
  );
}
