import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { fallingOf, initialSort, sortValuesOf } from "#packages/domain/list-columns.ts";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { selectionColumns } from "../contract/columns.ts";
import { useThings } from "./conditions/use-things.ts";
import { bringSelections, selectionsQuery } from "./queries.ts";
import { useSelectionColumns } from "./SelectionColumns.tsx";

/** `/selections`: the audiences of messages and campaigns, by name. */
export function SelectionsScreen() {
  const t = useTranslations("selectionEditor");
  const selections = useTranslations("selections");
  const { q = "" } = useListAddress().search;
  const mayChange = useCan("editSelections");
  const { things } = useThings();
  useTitle(selections("menu"));
  const {
    query,
    rows,
    position,
    found: matchingRows,
  } = useLocalList(useQuery(selectionsQuery), {
    keeps: ({ name }) => matches(q, name),
    values: sortValuesOf(selectionColumns),
    falling: fallingOf(selectionColumns),
  });
  const create = mayChange && (
    <Button renderRoot={(props) => <Link to={paths.newSelection} {...props} />}>{t("createNew")}</Button>
  );
  return (
    <ListFrame
      name="selections"
      title={selections("menu")}
      create={create}
      searchLabel={t("searchLabel")}
      actions={<ExportButton bring={() => bringSelections(shownIds(matchingRows))} />}
      query={query}
      rows={rows}
      position={position}
      columns={useSelectionColumns(things)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.selection, id)}
      rowName={({ name }) => name}
      sort={initialSort(selectionColumns, "name")}
      failed={t("fetchFailed")}
      empty={{ drawing: "members", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noSelectionFound") }}
    />
  );
}
