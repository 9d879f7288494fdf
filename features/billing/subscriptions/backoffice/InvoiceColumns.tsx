import { ActionIcon } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { invoiceState, invoiceTones } from "./invoice-state-words.ts";
import { bringInvoice, type Invoice } from "./queries.ts";
import { useInvoiceFile } from "./use-invoice-file.ts";

/** The columns of an invoice: month, sum, due day, state and document. */
export function useInvoiceColumns(today: string): Column<Invoice>[] {
  const t = useTranslations("subscriptions.invoices");
  const { month, full } = useRealDates();
  const { kronor } = useNumbers();
  const looksOnly = useLooksOnly();
  const columns: Column<Invoice>[] = [
    {
      key: "month",
      header: t("month"),
      cell: ({ period, kind }) => (kind === "CREDIT_NOTE" ? `${t("credit")}, ${month(period)}` : month(period)),
      grows: true,
      sortable: true,
      onPhone: "first",
    },
    { key: "number", header: t("number"), cell: ({ number }) => String(number), width: "7rem", sortable: true },
    {
      key: "due",
      header: t("due"),
      cell: ({ dueOn, kind, charge }) => {
        if (kind !== "INVOICE") return "";
        return charge?.nextOn ? t("again", { day: full(charge.nextOn) }) : full(dueOn);
      },
      width: "11rem",
      sortable: true,
    },
    {
      key: "state",
      header: t("state"),
      cell: (invoice) => {
        const state = invoiceState(invoice, today);
        return <StatusWord tone={invoiceTones[state]}>{t(`states.${state}`)}</StatusWord>;
      },
      width: "9rem",
      onPhone: "under",
      speaksForItself: true,
    },
    {
      key: "total",
      header: t("total"),
      cell: ({ total, owed }) => (owed > 0 && owed !== total ? t("left", { amount: kronor(owed) }) : kronor(total)),
      align: "end",
      width: "10rem",
      sortable: true,
      onPhone: "second",
      speaksForItself: true,
    },
  ];
  const file: Column<Invoice> = {
    key: "file",
    header: "",
    cell: ({ number }) => <FileButton number={number} />,
    align: "end",
    width: "4rem",
    onPhone: "end",
    speaksForItself: true,
  };
  return looksOnly ? columns : [...columns, file];
}

function FileButton({ number }: { number: number }) {
  const t = useTranslations("subscriptions.invoices");
  const { save, isPending } = useInvoiceFile(number);
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      loading={isPending}
      onClick={() => save(bringInvoice)}
      aria-label={t("file", { number: String(number) })}
    >
      <IconDownload size={20} aria-hidden />
    </ActionIcon>
  );
}
