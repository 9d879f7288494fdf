import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useSections } from "#features/platform/data-protection/backoffice/Sections.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useIncidentColumns } from "./IncidentColumns.tsx";
import classes from "./incidents.module.css";
import { bringIncidents, fallingSorts, incidentSorts, useIncidentList } from "./queries.ts";
import { readIncidentSearch } from "./search.ts";
import { useIncidentFilters } from "./use-incident-filters.ts";

/** `/account/incidentreport`: the company's incidents with personal data. */
export function IncidentsScreen() {
  const t = useTranslations("incidents");
  const mayRecord = useCan("editIncidents");
  const { fields, words } = useIncidentFilters();
  const { q, sort: requestedSort, incident: state } = useListAddress(readIncidentSearch).search;
  const sort = incidentSorts.includes((requestedSort ?? "").replace(/^-/, "")) ? requestedSort : undefined;
  const filters = withoutEmpty({ q, sort, state });
  const { query, position } = useIncidentList(filters);
  useTitle(t("title"));
  return (
    <ListFrame
      name="incidents"
      title={t("title")}
      tabs={useSections("incidents")}
      create={
        mayRecord && <Button renderRoot={(props) => <Link to={paths.newIncident} {...props} />}>{t("new")}</Button>
      }
      searchLabel={t("search")}
      filters={fields}
      words={words}
      actions={<ExportButton bring={() => bringIncidents(filters)} />}
      notice={<p className={classes.quiet}>{t("lead")}</p>}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useIncidentColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.incident, id)}
      rowName={({ what }) => what}
      sort={{ first: "discovered", falling: fallingSorts }}
      failed={t("failed")}
      empty={{ drawing: "search", title: t("empty"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
