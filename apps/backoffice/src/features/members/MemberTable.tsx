import { useMediaQuery } from "@mantine/hooks";
import { formatMembershipNumber } from "@stammis/domain/people/membership-number";
import { formatPhone } from "@stammis/domain/people/phone";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { fullName } from "../../lib/full-name.ts";
import { hrefOf } from "../../lib/href.ts";
import { pressedSort, readSort } from "../../lib/list-sort.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useChain } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import classes from "./member-table.module.css";
import { fallingSorts, type MemberRow } from "./queries.ts";

type MemberTableProps = {
  rows: readonly MemberRow[];
  sort: string;
  onSort: (sort: string) => void;
  loading: boolean;
};

const rareColumns = ["home", "registered"];

export function MemberTable({ rows, sort, onSort, loading }: MemberTableProps) {
  const shell = useTranslations("shell");
  // On a tablet the rarer columns give their room to names.
  const isWide = useMediaQuery("(min-width: 75em)", true);
  const columns = useColumns().filter(({ key }) => isWide || !rareColumns.includes(key));
  return (
    <DataTable
      caption={shell("members")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.member, id)}
      navigate={useGo()}
      loading={loading}
      sort={readSort(sort, fallingSorts)}
      onSort={({ key }) => onSort(pressedSort(sort, key))}
    />
  );
}

function useColumns(): Column<MemberRow>[] {
  const t = useTranslations("members");
  const { moment, full } = useDates();
  const { count, wholeKronor } = useNumbers();
  const prefix = prefixForLanguage(useChain().language);
  const quiet = (text: string) => <span className={classes.quiet}>{text}</span>;
  return [
    {
      key: "name",
      header: t("member"),
      sortable: true,
      cell: (row) => (
        <>
          {fullName(row) || t("nameless")}
          <span className={classes.number}>{formatMembershipNumber(row.membershipId)}</span>
        </>
      ),
    },
    {
      key: "contact",
      header: t("contact"),
      hideOnPhone: true,
      cell: ({ email, phone }) => (phone ? formatPhone(phone, prefix) : (email ?? quiet(t("noContact")))),
    },
    {
      key: "home",
      header: t("homeLocation"),
      sortable: true,
      cell: (row) => row.homeLocation ?? quiet(t("noHomeLocation")),
    },
    {
      key: "registered",
      header: t("registered"),
      sortable: true,
      hideOnPhone: true,
      cell: (row) => full(row.registeredAt),
    },
    {
      key: "lastPurchase",
      header: t("lastPurchase"),
      sortable: true,
      cell: (row) => (row.lastPurchaseAt ? moment(row.lastPurchaseAt) : quiet(t("never"))),
    },
    {
      key: "total",
      header: t("total"),
      sortable: true,
      align: "end",
      cell: (row) => wholeKronor(row.totalAmount),
    },
    { key: "points", header: t("points"), align: "end", sortable: true, cell: (row) => count(row.clubPoints) },
  ];
}
