import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Loaded } from "../../shell/Loaded.tsx";
import { MoreButton } from "../../shell/MoreButton.tsx";
import classes from "./billing.module.css";
import { useInvoiceColumns } from "./InvoiceColumns.tsx";
import { invoicesQuery } from "./queries.ts";

/** A company's invoices and credit notes, newest first. */
export function Invoices({ companyId, today }: { companyId: number; today: string }) {
  const t = useTranslations("billing.invoices");
  const loading = useTranslations("words")("loading");
  const query = useInfiniteQuery(invoicesQuery(companyId));
  const columns = useInvoiceColumns(today);
  return (
    <section className={classes.invoices} aria-labelledby="invoices">
      <h2 id="invoices" className={classes.heading}>
        {t("title")}
      </h2>
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<TableSkeleton label={loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <EmptyState drawing="purchases" title={t("empty")} text={t("emptyText")} />;
          return (
            <>
              <DataTable caption={t("title")} columns={columns} rows={rows} rowKey={({ number }) => number} />
              {query.hasNextPage && (
                <div className={classes.more}>
                  <MoreButton query={query} label={t("more")} />
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
