import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { pressedSort, readSort } from "#packages/web/backoffice/list-address/list-sort.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListPager } from "#packages/web/backoffice/lists/ListPager.tsx";
import { ListOrder } from "#packages/web/backoffice/lists/ListToolbar.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import classes from "./billing.module.css";
import { useInvoiceColumns } from "./InvoiceColumns.tsx";
import { bringInvoices, invoiceSorts, useInvoices } from "./queries.ts";

/** A company's invoices and credit notes, sorted by a column. */
export function Invoices({ companyId, today }: { companyId: number; today: string }) {
  const t = useTranslations("subscriptions.invoices");
  const loading = useTranslations("words")("loading");
  const { search, look } = useListAddress();
  const looksOnly = useLooksOnly();
  const sort = invoiceSorts.includes((search.sort ?? "").replace(/^-/, "")) ? search.sort : undefined;
  const filters = withoutEmpty({ sort });
  const { query, position } = useInvoices(companyId, filters);
  const columns = useInvoiceColumns(today);
  const currentSort = sort ?? "number";
  return (
    <section className={classes.invoices} aria-labelledby="invoices">
      <div className={classes.invoicesHead}>
        <h2 id="invoices" className={classes.heading}>
          {t("title")}
        </h2>
        {position.total > 0 && <ListOrder columns={columns} sort={currentSort} falling={invoiceSorts} />}
        {position.total > 0 && !looksOnly && <ExportButton bring={() => bringInvoices(companyId, filters)} />}
      </div>
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<TableSkeleton label={loading} />}>
        {({ rows }) => {
          if (rows.length === 0) return <EmptyState drawing="purchases" title={t("empty")} text={t("emptyText")} />;
          return (
            <DataTable
              caption={t("title")}
              columns={columns}
              rows={rows}
              rowKey={({ number }) => number}
              sort={readSort(currentSort, invoiceSorts)}
              onSort={({ key }) => look({ sort: pressedSort(currentSort, key) })}
            />
          );
        }}
      </Loaded>
      <ListPager list={position} />
    </section>
  );
}
