import { NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { LogTable } from "#packages/web/backoffice/lists/LogTable.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { listedStates } from "../../domain/connections.ts";
import { type Connection, ordersQuery } from "../queries.ts";
import { readOrderSearch } from "../search.ts";
import { useOrderColumns } from "./OrderColumns.tsx";
import { OrderDialog } from "./OrderDialog.tsx";
import classes from "./order-log.module.css";

/** The orders of a connection, the latest first; the page's URL holds the filter. */
export function OrderLog({ connection }: { connection: Connection }) {
  const t = useTranslations("connections.log");
  const { search, look } = useListAddress(readOrderSearch);
  const { state } = search;
  const query = useInfiniteQuery(ordersQuery(connection.id, state));
  const columns = useOrderColumns(connection);
  const [openedId, open] = useState<number | null>(null);
  const rows = query.data?.pages.flatMap((each) => each.rows) ?? [];
  const openedOrder = rows.find(({ id }) => id === openedId);
  return (
    <section className={classes.log} aria-labelledby="connection-orders">
      <div className={page.headingRow}>
        <h2 id="connection-orders" className={classes.heading}>
          {t("title")}
        </h2>
        <p className={page.quiet}>{t("lead")}</p>
      </div>
      <NativeSelect
        aria-label={t("show")}
        w={220}
        data={[
          { value: "", label: t("states.ALL") },
          ...listedStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        value={state ?? ""}
        onChange={({ currentTarget }) => look({ state: listedStates.find((each) => each === currentTarget.value) })}
      />
      <LogTable
        query={query}
        rows={rows}
        caption={t("title")}
        columns={columns}
        failed={t("fetchFailed")}
        more={t("more")}
        empty={
          state ? (
            <EmptyState drawing="search" title={t("noneFound")} />
          ) : (
            <EmptyState drawing="purchases" title={t("empty")} text={t("emptyText")} />
          )
        }
        onOpen={open}
      />
      {openedOrder && (
        <OrderDialog key={openedOrder.id} order={openedOrder} connection={connection} onClose={() => open(null)} />
      )}
    </section>
  );
}
