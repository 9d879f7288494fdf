import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { selectionColumns } from "../contract/columns.ts";
import { selectionListWords } from "../i18n/column-words.ts";
import type { ListedSelection, Things } from "./queries.ts";
import classes from "./selections.module.css";
import { useSelectionWords } from "./use-selection-words.ts";

export function useSelectionColumns(things: Things): Column<ListedSelection>[] {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("selections");
  const { sentenceOf } = useSelectionWords(things);
  return useListColumns<typeof selectionColumns, ListedSelection>(
    selectionColumns,
    selectionListWords,
    useRealDates(),
    {
      name: { width: "240px", onPhone: "first" },
      who: {
        width: undefined,
        onPhone: "under",
        speaksForItself: true,
        cell: ({ expression }) => (
          <span className={classes.quiet}>{expression === null ? words("unknown") : sentenceOf(expression)}</span>
        ),
      },
      used: {
        width: "200px",
        wideOnly: true,
        cell: ({ campaigns }) =>
          campaigns.length > 1 ? t("usedByMany", { count: String(campaigns.length) }) : (campaigns[0]?.name ?? ""),
      },
      updatedAt: { width: "170px", wideOnly: true },
    },
  );
}
