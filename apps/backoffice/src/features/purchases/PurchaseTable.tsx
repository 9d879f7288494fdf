import { useMediaQuery } from "@mantine/hooks";
import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { fullName } from "../../lib/full-name.ts";
import { hrefOf } from "../../lib/href.ts";
import { pressedSort, readSort } from "../../lib/list-sort.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { paths } from "../../paths.ts";
import { KeptAmount } from "./KeptAmount.tsx";
import { keptPoints } from "./kept.ts";
import classes from "./purchases.module.css";
import { fallingSorts, type PurchaseRow } from "./queries.ts";

type PurchaseTableProps = {
  rows: readonly PurchaseRow[];
  loading: boolean;
  sort: string;
  /** Names can be sorted by while all rows are counted: of more, the newest alone would be. */
  byName: boolean;
  onSort: (sort: string) => void;
};

export function PurchaseTable({ rows, loading, sort, byName, onSort }: PurchaseTableProps) {
  const t = useTranslations("purchases");
  const shell = useTranslations("shell");
  const { moment } = useDates();
  const { count } = useNumbers();
  // On a tablet the cashier's room goes to the names; the purchase itself still tells.
  const isWide = useMediaQuery("(min-width: 75em)", true);
  // An empty cell says none, and takes no place on a phone.
  const points = (value: number) => (value > 0 ? count(value) : null);
  return (
    <DataTable
      caption={shell("purchases")}
      columns={[
        { key: "date", header: t("date"), sortable: true, cell: (row) => moment(row.dateOfPurchase) },
        {
          key: "member",
          header: t("member"),
          grows: true,
          sortable: byName,
          cell: ({ member }) => (
            <Link to={paths.member} params={{ id: String(member.id) }} className={classes.member}>
              {fullName(member) || t("nameless")}
            </Link>
          ),
        },
        { key: "location", header: t("location"), sortable: byName, cell: (row) => row.pointOfSale.name },
        ...(isWide
          ? [
              {
                key: "cashier",
                header: t("cashier"),
                sortable: byName,
                cell: (row: PurchaseRow) => row.cashier || t("unknownCashier"),
              },
            ]
          : []),
        {
          key: "amount",
          header: t("amount"),
          align: "end",
          sortable: true,
          cell: (row) => <KeptAmount purchase={row} />,
        },
        { key: "earned", header: t("earned"), align: "end", cell: (row) => points(keptPoints(row)) },
        { key: "used", header: t("used"), align: "end", cell: (row) => points(row.tradedPoints) },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.purchase, id)}
      navigate={useGo()}
      loading={loading}
      sort={readSort(sort, fallingSorts)}
      onSort={({ key }) => onSort(pressedSort(sort, key))}
    />
  );
}
