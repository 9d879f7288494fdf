import { Button } from "@mantine/core";
import { IconBuildingBank } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { invoiceSorts } from "#features/billing/subscriptions/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { SideDrawer } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useAllInvoiceColumns } from "./AllInvoiceColumns.tsx";
import { BankFilePanel } from "./BankFilePanel.tsx";
import { BooksDialog } from "./BooksDialog.tsx";
import { allInvoiceSorts, bringAllInvoices, useAllInvoices } from "./queries.ts";
import { readPlatformInvoiceSearch } from "./search.ts";

/** `/invoices`: every company's invoices and the upload of payments. */
export function PlatformInvoicesScreen() {
  const t = useTranslations("invoices");
  const { q, invoices: show, sort: requestedSort } = useListAddress(readPlatformInvoiceSearch).search;
  const [drawer, open] = useState<"bank" | "books" | null>(null);
  const sort = allInvoiceSorts.includes((requestedSort ?? "").replace(/^-/, "")) ? requestedSort : undefined;
  const filters = withoutEmpty({ q, show, sort });
  const { query, position } = useAllInvoices(filters);
  const close = () => open(null);
  useTitle(t("title"));
  return (
    <ListFrame
      name="allInvoices"
      title={t("title")}
      create={
        <Button leftSection={<IconBuildingBank size={18} aria-hidden />} onClick={() => open("bank")}>
          {t("bank.act")}
        </Button>
      }
      tabs={[undefined, "OPEN" as const, "OVERDUE" as const].map((each) => ({
        key: each ?? "all",
        label: t(`shows.${each ?? "all"}`),
        href: each ? `${paths.invoices}?invoices=${each}` : paths.invoices,
        isCurrent: show === each,
      }))}
      isNarrowed={show !== undefined}
      searchLabel={t("search")}
      actions={
        <>
          <ExportButton may="administer" bring={() => bringAllInvoices(filters)} />
          <Button variant="default" onClick={() => open("books")}>
            {t("books.act")}
          </Button>
        </>
      }
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useAllInvoiceColumns(platformToday(realNow()).toString())}
      rowKey={({ number }) => number}
      rowName={({ number, company }) => `${number}, ${company}`}
      sort={{ first: "number", falling: invoiceSorts }}
      failed={t("fetchFailed")}
      empty={{ drawing: "purchases", title: t("empty"), text: t("emptyText") }}
      noneFound={
        show && !q
          ? { drawing: "purchases", title: t("nonePaid"), text: t("nonePaidText") }
          : { drawing: "search", title: t("noneFound") }
      }
    >
      <SideDrawer opened={drawer === "bank"} onClose={close} title={t("bank.title")}>
        {() => <BankFilePanel />}
      </SideDrawer>
      {drawer === "books" && <BooksDialog onClose={close} />}
    </ListFrame>
  );
}
