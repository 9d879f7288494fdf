import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { initialSort, knownSort } from "#packages/domain/list-columns.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { pendingColumns } from "../contract/columns.ts";
import { usePendingColumns } from "./pending/PendingColumns.tsx";
import { bringPendingPurchases, usePendingList } from "./queries.ts";
import { readPendingSearch } from "./search.ts";
import { usePendingFilters } from "./use-purchase-filters.ts";

/** `/purchases/waiting`: purchases of customers who were invited and have not joined yet. */
export function PendingPurchasesScreen() {
  const t = useTranslations("purchases.pending");
  const { sort, q, pointOfSaleId } = useListAddress(readPendingSearch).search;
  const filters = withoutEmpty({ q, pointOfSaleId, sort: knownSort(pendingColumns, sort) });
  const { query, position } = usePendingList(filters);
  const { columns, contactOf } = usePendingColumns();
  const words = useTranslations("purchases");
  const { fields, words: filterWords } = usePendingFilters();
  const none = { drawing: "purchases", title: t("none"), text: t("noneText") } as const;
  useTitle(t("title"));
  return (
    <ListFrame
      name="pending"
      title={t("title")}
      above={<BackLink to={paths.purchases} label={words("menu")} />}
      searchLabel={t("searchLabel")}
      filters={fields}
      words={filterWords}
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
