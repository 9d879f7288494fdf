import { useTranslations } from "use-intl/react";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Column } from "#packages/ui/figures/data-table.ts";
import { useDates } from "#packages/web/backoffice/lib/dates.ts";
import { useNumbers } from "#packages/web/backoffice/lib/numbers.ts";
import { useChain } from "#packages/web/backoffice/lib/session.ts";
import classes from "./pending.module.css";
import type { PendingPurchase } from "./queries.ts";
import { WithdrawPending } from "./WithdrawPending.tsx";

/** What a list tells of purchases that wait for their buyers, and whose they are. */
export function usePendingColumns() {
  const t = useTranslations("purchases");
  const { moment, short } = useDates();
  const { kronor } = useNumbers();
  const prefix = prefixForLanguage(useChain().language);
  const contactOf = ({ email, phone }: PendingPurchase) => (phone ? formatPhone(phone, prefix) : (email ?? ""));
  const givenBy = ({ points, stamps }: PendingPurchase) =>
    [
      ...(points > 0 ? [t("pending.points", { points })] : []),
      ...(stamps > 0 ? [t("stampCount", { count: stamps })] : []),
    ].join(" · ");
  const columns: Column<PendingPurchase>[] = [
    {
      key: "date",
      header: t("date"),
      sortable: true,
      width: "130px",
      onPhone: "under",
      speaksForItself: true,
      cell: (row) => moment(row.dateOfPurchase),
    },
    { key: "contact", header: t("pending.contact"), grows: true, sortable: true, onPhone: "first", cell: contactOf },
    {
      key: "location",
      header: t("location"),
      sortable: true,
      width: "130px",
      wideOnly: true,
      cell: (row) => row.pointOfSale.name,
    },
    {
      key: "cashier",
      header: t("cashier"),
      sortable: true,
      width: "130px",
      wideOnly: true,
      cell: (row) => row.cashier || t("unknownCashier"),
    },
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      sortable: true,
      width: "120px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ totalAmount }) =>
        totalAmount === null ? <span className={classes.quiet}>{t("pending.onlyStamps")}</span> : kronor(totalAmount),
    },
    {
      key: "gives",
      header: t("pending.gives"),
      align: "end",
      width: "120px",
      cell: (row) => givenBy(row) || t("pending.nothing"),
    },
    {
      key: "until",
      header: t("pending.until"),
      sortable: true,
      width: "110px",
      cell: (row) => short(row.waitsThrough),
    },
    {
      key: "withdraw",
      header: t("pending.actions"),
      speaksForItself: true,
      align: "end",
      width: "160px",
      onPhone: "end",
      cell: (row) => (
        <div className={classes.acts}>
          <WithdrawPending id={row.id} contact={contactOf(row)} />
        </div>
      ),
    },
  ];
  return { columns, contactOf };
}
