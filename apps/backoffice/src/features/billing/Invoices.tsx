import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { useTranslations } from "use-intl/react";
import { withoutEmpty } from "../../lib/list-search.ts";
import { pressedSort, readSort } from "../../lib/list-sort.ts";
import { useLooksOnly } from "../../lib/session.ts";
import { useListAddress } from "../../lib/use-list-address.ts";
import { ExportButton } from "../../shell/ExportButton.tsx";
import { ListPager } from "../../shell/ListPager.tsx";
import { ListOrder } from "../../shell/ListToolbar.tsx";
import { Loaded } from "../../shell/Loaded.tsx";
import classes from "./billing.module.css";
import { useInvoiceColumns } from "./InvoiceColumns.tsx";
import { bringInvoices, invoiceSorts, useInvoices } from "./queries.ts";

/** A company's invoices and credit notes, in the order of a column. */
export function Invoices({ companyId, today }: { companyId: number; today: string }) {
  const t = useTranslations("billing.invoices");
  const loading = useTranslations("words")("loading");
  const { search, look } = useListAddress();
  const looksOnly = useLooksOnly();
  const sort = invoiceSorts.includes((search.sort ?? "").replace(/^-/, "")) ? search.sort : undefined;
  const filters = withoutEmpty({ sort });
  const { query, position } = useInvoices(companyId, filters);
  const columns = useInvoiceColumns(today);
  const asked = sort ?? "number";
  return (
    <section className={classes.invoices} aria-labelledby="invoices">
      <div className={classes.invoicesHead}>
        <h2 id="invoices" className={classes.heading}>
          {t("title")}
        </h2>
        {position.total > 0 && <ListOrder columns={columns} sort={asked} falling={invoiceSorts} />}
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
              sort={readSort(asked, invoiceSorts)}
              onSort={({ key }) => look({ sort: pressedSort(asked, key) })}
            />
          );
        }}
      </Loaded>
      <ListPager list={position} />
    </section>
  );
}
