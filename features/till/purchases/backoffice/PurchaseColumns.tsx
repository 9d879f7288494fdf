import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/figures/data-table.ts";
import { useDates } from "#packages/web/backoffice/lib/dates.ts";
import { fullName } from "#packages/web/backoffice/lib/full-name.ts";
import { useNumbers } from "#packages/web/backoffice/lib/numbers.ts";
import { paths } from "#packages/web/backoffice/paths.ts";
import { KeptAmount } from "./KeptAmount.tsx";
import { keptPoints } from "./kept.ts";
import classes from "./purchases.module.css";
import type { PurchaseRow } from "./queries.ts";

/** What the list tells of a purchase; names are sorted `byName` while all rows are counted: of more, only the newest would be. */
export function usePurchaseColumns(byName: boolean): Column<PurchaseRow>[] {
  const t = useTranslations("purchases");
  const { moment } = useDates();
  const { count } = useNumbers();
  // An empty cell says none, and takes no place on a phone.
  const points = (value: number) => (value > 0 ? count(value) : null);
  return [
    {
      key: "date",
      header: t("date"),
      width: "160px",
      sortable: true,
      onPhone: "end",
      speaksForItself: true,
      cell: (row) => moment(row.dateOfPurchase),
    },
    {
      key: "member",
      header: t("member"),
      grows: true,
      sortable: byName,
      onPhone: "first",
      speaksForItself: true,
      cell: ({ member }) =>
        member.left ? (
          t("hasLeft")
        ) : (
          <Link to={paths.member} params={{ id: String(member.id) }} className={classes.member}>
            {fullName(member) || t("nameless")}
          </Link>
        ),
    },
    {
      key: "location",
      header: t("location"),
      width: "15%",
      sortable: byName,
      onPhone: "under",
      speaksForItself: true,
      cell: (row) => row.pointOfSale.name,
    },
    {
      key: "cashier",
      header: t("cashier"),
      width: "15%",
      wideOnly: true,
      sortable: byName,
      cell: (row) => row.cashier || t("unknownCashier"),
    },
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      width: "150px",
      sortable: true,
      onPhone: "second",
      speaksForItself: true,
      cell: (row) => <KeptAmount purchase={row} />,
    },
    { key: "earned", header: t("earned"), align: "end", width: "90px", cell: (row) => points(keptPoints(row)) },
    { key: "used", header: t("used"), align: "end", width: "90px", cell: (row) => points(row.tradedPoints) },
  ];
}
