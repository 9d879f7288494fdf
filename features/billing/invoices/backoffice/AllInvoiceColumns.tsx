import { useTranslations } from "use-intl/react";
import { invoiceState, invoiceTones } from "#features/billing/subscriptions/backoffice/invoice-state-words.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { InvoiceMenu } from "./InvoiceMenu.tsx";
import classes from "./platform-invoices.module.css";
import type { CompanyInvoice } from "./queries.ts";

/** The columns of the platform's invoice list: company, month, state and actions. */
export function useAllInvoiceColumns(today: string): Column<CompanyInvoice>[] {
  const t = useTranslations("invoices");
  const own = useTranslations("subscriptions.invoices");
  const { month, full } = useRealDates();
  const { kronor } = useNumbers();
  return [
    {
      key: "company",
      header: t("company"),
      cell: ({ company }) => company,
      grows: true,
      sortable: true,
      onPhone: "first",
    },
    { key: "number", header: own("number"), cell: ({ number }) => String(number), width: "6rem", sortable: true },
    {
      key: "month",
      header: own("month"),
      cell: ({ period, kind }) => (kind === "CREDIT_NOTE" ? `${own("credit")}, ${month(period)}` : month(period)),
      width: "9.5rem",
      sortable: true,
      wideOnly: true,
      wraps: true,
    },
    {
      key: "due",
      header: own("due"),
      cell: ({ dueOn, kind }) => (kind === "INVOICE" ? full(dueOn) : ""),
      width: "11rem",
      sortable: true,
    },
    {
      key: "state",
      header: own("state"),
      cell: (invoice) => {
        const state = invoiceState(invoice, today);
        return (
          <>
            <StatusWord tone={invoiceTones[state]}>{own(`states.${state}`)}</StatusWord>
            <span className={classes.which}>
              {String(invoice.number)}, {month(invoice.period)}
            </span>
            {invoice.owed > 0 && invoice.reminders > 0 && (
              <span className={classes.reminders}>{t("reminders", { count: invoice.reminders })}</span>
            )}
            {invoice.repayable > 0 && (
              <span className={classes.reminders}>{t("repay.left", { amount: kronor(invoice.repayable) })}</span>
            )}
          </>
        );
      },
      width: "9rem",
      wraps: true,
      onPhone: "under",
      speaksForItself: true,
    },
    {
      key: "total",
      header: own("total"),
      cell: ({ total, owed }) => (owed > 0 && owed !== total ? own("left", { amount: kronor(owed) }) : kronor(total)),
      align: "end",
      width: "8.5rem",
      sortable: true,
      onPhone: "second",
      speaksForItself: true,
    },
    {
      key: "acts",
      header: "",
      cell: (invoice) => <InvoiceMenu invoice={invoice} />,
      align: "end",
      width: "4rem",
      onPhone: "end",
      speaksForItself: true,
    },
  ];
}
