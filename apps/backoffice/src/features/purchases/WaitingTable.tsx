import { useMediaQuery } from "@mantine/hooks";
import { formatPhone } from "@stammis/domain/people/phone";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { DataTable } from "@stammis/ui/DataTable.tsx";
import type { Column } from "@stammis/ui/data-table.ts";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useChain } from "../../lib/session.ts";
import type { WaitingPurchase } from "./queries.ts";
import { WithdrawWaiting } from "./WithdrawWaiting.tsx";
import classes from "./waiting.module.css";

type WaitingTableProps = { rows: readonly WaitingPurchase[]; loading: boolean };

export function WaitingTable({ rows, loading }: WaitingTableProps) {
  const t = useTranslations("purchases");
  const { moment, short } = useDates();
  const { kronor } = useNumbers();
  const prefix = prefixForLanguage(useChain().language);
  const contactOf = ({ email, phone }: WaitingPurchase) => (phone ? formatPhone(phone, prefix) : (email ?? ""));
  const givenBy = ({ points, stamps }: WaitingPurchase) =>
    [
      ...(points > 0 ? [t("waiting.points", { points })] : []),
      ...(stamps > 0 ? [t("stampCount", { count: stamps })] : []),
    ].join(" · ");
  // On a tablet the rarer columns give their room to whom it waits for.
  const isWide = useMediaQuery("(min-width: 75em)", true);
  const location: Column<WaitingPurchase> = {
    key: "location",
    header: t("location"),
    cell: (row) => row.pointOfSale.name,
  };
  const cashier: Column<WaitingPurchase> = {
    key: "cashier",
    header: t("cashier"),
    cell: (row) => row.cashier || t("unknownCashier"),
  };
  return (
    <DataTable
      caption={t("waiting.title")}
      columns={[
        { key: "date", header: t("date"), cell: (row) => moment(row.dateOfPurchase) },
        { key: "contact", header: t("waiting.contact"), grows: true, cell: contactOf },
        ...(isWide ? [location, cashier] : []),
        {
          key: "amount",
          header: t("amount"),
          align: "end",
          cell: ({ totalAmount }) =>
            totalAmount === null ? (
              <span className={classes.quiet}>{t("waiting.onlyStamps")}</span>
            ) : (
              kronor(totalAmount)
            ),
        },
        { key: "gives", header: t("waiting.gives"), cell: (row) => givenBy(row) || t("waiting.nothing") },
        { key: "until", header: t("waiting.until"), cell: (row) => short(row.waitsThrough) },
        {
          key: "withdraw",
          header: t("waiting.actions"),
          speaksForItself: true,
          align: "end",
          cell: (row) => <WithdrawWaiting id={row.id} contact={contactOf(row)} />,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      loading={loading}
    />
  );
}
