import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { initialSort } from "#packages/domain/list-columns.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { isCountedWhole } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { purchaseColumns, sortedAmongNewest } from "../contract/columns.ts";
import { usePurchaseColumns } from "./PurchaseColumns.tsx";
import { PurchaseTotals } from "./PurchaseTotals.tsx";
import { PendingLink } from "./pending/PendingLink.tsx";
import { bringPurchases, type PurchaseFilters, usePurchaseList, usePurchaseTotals } from "./queries.ts";
import { readPurchaseSearch } from "./search.ts";
import { usePurchaseFilters } from "./use-purchase-filters.ts";

export function PurchasesScreen() {
  const t = useTranslations("purchases");
  const filters = useFilters();
  const { query, position } = usePurchaseList(filters);
  const { fields, words } = usePurchaseFilters(filters.memberId);
  useTitle(t("menu"));
  const byName = isCountedWhole(position);
  const totals = usePurchaseTotals(filters);
  const exactTotal = totals.data?.complete && !totals.isPlaceholderData ? totals.data.purchases : null;
  const isSortedByName = sortedAmongNewest.some((key) => key === filters.sort?.replace("-", ""));
  return (
    <ListFrame
      name="purchases"
      title={t("menu")}
      searchLabel={t("searchLabel")}
      filters={fields}
      words={words}
      actions={<ExportButton bring={() => bringPurchases(filters)} />}
      notice={
        <>
          <PendingLink />
          {position.total > 0 && <PurchaseTotals filters={filters} />}
          {!byName && isSortedByName && <p>{t("byNameNewest")}</p>}
        </>
      }
      query={query}
      rows={query.data?.rows ?? []}
      position={{ ...position, exactTotal: position.exactTotal ?? exactTotal }}
      columns={usePurchaseColumns(byName)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.purchase, id)}
      rowName={({ member }) => (member.left ? t("hasLeft") : fullName(member) || t("nameless"))}
      sort={initialSort(purchaseColumns, "date")}
      failed={t("listFailed")}
      empty={{
        drawing: "purchases",
        title: t("emptyTitle"),
        text: t("emptyText"),
        action: <Button renderRoot={(props) => <Link to={paths.till} {...props} />}>{t("openTill")}</Button>,
      }}
      noneFound={{ drawing: "search", title: t("noneFound"), text: t("noneFoundText") }}
    />
  );
}

/** Returns the filters in the address; an empty text or 0 removes one. */
function useFilters(): PurchaseFilters {
  const { page: _, after: __, ...filters } = useListAddress(readPurchaseSearch).search;
  return withoutEmpty(filters);
}
