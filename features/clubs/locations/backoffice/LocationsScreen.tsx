import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { sortValuesOf } from "#packages/domain/list-columns.ts";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { locationColumns } from "../contract/columns.ts";
import { useLocationColumns } from "./LocationColumns.tsx";
import { bringLocations, locationsQuery } from "./queries.ts";

/** `/locations`: the points of sale, with their opening state as members see it. */
export function LocationsScreen() {
  const t = useTranslations("locations");
  const mayChange = useCan("manageClub");
  const { q = "" } = useListAddress().search;
  useTitle(t("menu"));
  const {
    query,
    rows,
    position,
    found: matchingRows,
  } = useLocalList(useQuery(locationsQuery), {
    keeps: ({ name, commercialName, subpage, address }) =>
      matches(q, name, commercialName, subpage, address.street, address.city),
    values: sortValuesOf(locationColumns),
  });
  const create = mayChange && (
    <Button renderRoot={(props) => <Link to={paths.newLocation} {...props} />}>{t("create")}</Button>
  );
  return (
    <ListFrame
      name="locations"
      title={t("menu")}
      create={create}
      searchLabel={(query.data?.length ?? 0) > pageSize ? t("searchLabel") : undefined}
      actions={<ExportButton bring={() => bringLocations(shownIds(matchingRows))} />}
      query={query}
      rows={rows}
      position={position}
      columns={useLocationColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.location, id)}
      rowName={({ name }) => name}
      failed={t("fetchFailed")}
      empty={{ drawing: "locations", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
