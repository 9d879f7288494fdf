import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { SortValues } from "#packages/web/backoffice/list-address/local-pages.ts";
import type { ListedSelection, Things } from "./queries.ts";
import classes from "./selections.module.css";
import { useSelectionWords } from "./use-selection-words.ts";

/** Columns whose latest comes first. */
export const fallingSorts = ["updatedAt"];

export const selectionSorts: SortValues<ListedSelection> = {
  name: ({ name }) => name,
  used: ({ campaigns }) => campaigns.length,
  updatedAt: ({ updatedAt }) => updatedAt,
};

/** What the table tells of a selection: its name, whom it means, and what goes by it. */
export function useSelectionColumns(things: Things): Column<ListedSelection>[] {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("selections");
  const { moment } = useRealDates();
  const { sentenceOf } = useSelectionWords(things);
  return [
    { key: "name", header: t("name"), sortable: true, width: "240px", onPhone: "first", cell: ({ name }) => name },
    {
      key: "who",
      header: t("who"),
      onPhone: "under",
      speaksForItself: true,
      cell: ({ expression }) => (
        <span className={classes.quiet}>{expression === null ? words("unknown") : sentenceOf(expression)}</span>
      ),
    },
    {
      key: "used",
      header: t("usedBy"),
      sortable: true,
      width: "200px",
      wideOnly: true,
      cell: ({ campaigns }) =>
        campaigns.length > 1 ? t("usedByMany", { count: String(campaigns.length) }) : (campaigns[0]?.name ?? ""),
    },
    {
      key: "updatedAt",
      header: t("updatedAt"),
      sortable: true,
      width: "170px",
      wideOnly: true,
      cell: ({ updatedAt }) => moment(updatedAt),
    },
  ];
}
