import { useMediaQuery } from "@mantine/hooks";
import { formatPhone } from "@stammis/domain/people/phone";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useChain } from "../../lib/session.ts";
import classes from "./pending.module.css";
import type { PendingPurchase } from "./queries.ts";
import { WithdrawPending } from "./WithdrawPending.tsx";

type PendingTableProps = { rows: readonly PendingPurchase[]; loading: boolean };

export function PendingTable({ rows, loading }: PendingTableProps) {
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
  // On a tablet the rarer columns give their room to whom it waits for.
  const isWide = useMediaQuery("(min-width: 75em)", true);
  const location: Column<PendingPurchase> = {
    key: "location",
    header: t("location"),
    cell: (row) => row.pointOfSale.name,
  };
  const cashier: Column<PendingPurchase> = {
    key: "cashier",
    header: t("cashier"),
    cell: (row) => row.cashier || t("unknownCashier"),
  };
  return (
    <DataTable
      caption={t("pending.title")}
      columns={[
        { key: "date", header: t("date"), cell: (row) => moment(row.dateOfPurchase) },
        { key: "contact", header: t("pending.contact"), grows: true, cell: contactOf },
        ...(isWide ? [location, cashier] : []),
        {
          key: "amount",
          header: t("amount"),
          align: "end",
          cell: ({ totalAmount }) =>
            totalAmount === null ? (
              <span className={classes.quiet}>{t("pending.onlyStamps")}</span>
            ) : (
              kronor(totalAmount)
            ),
        },
        { key: "gives", header: t("pending.gives"), cell: (row) => givenBy(row) || t("pending.nothing") },
        { key: "until", header: t("pending.until"), cell: (row) => short(row.waitsThrough) },
        {
          key: "withdraw",
          header: t("pending.actions"),
          speaksForItself: true,
          align: "end",
          cell: (row) => <WithdrawPending id={row.id} contact={contactOf(row)} />,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      loading={loading}
    />
  );
}
