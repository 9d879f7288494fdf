import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { SortValues } from "#packages/web/backoffice/list-address/local-pages.ts";
import { shownState, stateTones } from "./connection-words.ts";
import type { Connection } from "./queries.ts";

/** Columns that sort the latest or largest value first. */
export const fallingSorts = ["lastReceivedAt", "noMember"];

export const connectionSorts: SortValues<Connection> = {
  name: ({ name }) => name,
  kind: ({ kind }) => kind,
  place: ({ pointOfSale }) => pointOfSale.name,
  state: shownState,
  noMember: ({ counts }) => counts.noMember,
  lastReceivedAt: ({ lastReceivedAt }) => lastReceivedAt ?? "",
};

/** Returns the columns of connections. */
export function useConnectionColumns(): Column<Connection>[] {
  const t = useTranslations("connections");
  const { moment } = useRealDates();
  const { count } = useNumbers();
  return [
    {
      key: "name",
      header: t("columns.name"),
      sortable: true,
      grows: true,
      onPhone: "first",
      cell: ({ name }) => name,
    },
    {
      key: "kind",
      header: t("columns.kind"),
      sortable: true,
      width: "140px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    {
      key: "place",
      header: t("columns.place"),
      sortable: true,
      width: "160px",
      hideOnPhone: true,
      cell: ({ pointOfSale }) => pointOfSale.name,
    },
    {
      key: "state",
      header: t("columns.state"),
      sortable: true,
      width: "190px",
      onPhone: "under",
      speaksForItself: true,
      cell: (row) => <StatusWord tone={stateTones[shownState(row)]}>{t(`states.${shownState(row)}`)}</StatusWord>,
    },
    {
      key: "noMember",
      header: t("columns.noMember"),
      sortable: true,
      align: "end",
      width: "130px",
      hideOnPhone: true,
      cell: ({ counts }) => count(counts.noMember),
    },
    {
      key: "lastReceivedAt",
      header: t("columns.lastReceivedAt"),
      sortable: true,
      width: "160px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ lastReceivedAt }) => (lastReceivedAt ? moment(lastReceivedAt) : t("never")),
    },
  ];
}
