import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { purchaseColumns } from "../contract/columns.ts";
import { purchaseWords } from "../i18n/column-words.ts";
import { KeptAmount } from "./KeptAmount.tsx";
import { keptPoints } from "./kept.ts";
import classes from "./purchases.module.css";
import type { PurchaseRow } from "./queries.ts";

/** Names are sortable (`byName`) only while all rows are counted: otherwise just the newest would be sorted. */
export function usePurchaseColumns(byName: boolean): Column<PurchaseRow>[] {
  const t = useTranslations("purchases");
  const { count } = useNumbers();
  const dates = useDates();
  // An empty cell means none and takes no space on a phone.
  const points = (value: number) => (value > 0 ? count(value) : null);
  return useListColumns(purchaseColumns, purchaseWords, dates, {
    date: {
      width: "160px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ dateOfPurchase, receivedAt }) => (
        <span className={classes.when}>
          {dates.moment(dateOfPurchase)}
          {receivedAt && (
            <span className={classes.received}>{t("receivedShort", { when: dates.moment(receivedAt) })}</span>
          )}
        </span>
      ),
    },
    member: {
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
    location: { sortable: byName, onPhone: "under", speaksForItself: true },
    cashier: { sortable: byName, wideOnly: true, none: t("unknownCashier") },
    amount: { width: "150px", onPhone: "second", speaksForItself: true, cell: (row) => <KeptAmount purchase={row} /> },
    keptPoints: { cell: (row) => points(keptPoints(row)) },
    used: { cell: (row) => points(row.tradedPoints) },
  });
}
