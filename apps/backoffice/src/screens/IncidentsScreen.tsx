import { Button } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Sections } from "../features/data-protection/Sections.tsx";
import { IncidentTable } from "../features/incidents/IncidentTable.tsx";
import classes from "../features/incidents/incidents.module.css";
import { incidentsQuery } from "../features/incidents/queries.ts";
import { useLooksOnly } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { Loaded } from "../shell/Loaded.tsx";
import { MoreButton } from "../shell/MoreButton.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/account/incidentreport`: the company's incidents with personal data. */
export function IncidentsScreen() {
  const t = useTranslations("incidents");
  const words = useTranslations("words");
  const looksOnly = useLooksOnly();
  const query = useInfiniteQuery(incidentsQuery);
  useTitle(t("title"));
  const add = !looksOnly && (
    <Button renderRoot={(props) => <Link to={paths.newIncident} {...props} />}>{t("new")}</Button>
  );
  return (
    <PlainPage title={t("title")} description={t("lead")} actions={add}>
      <Sections current="incidents" />
      <Loaded query={query} failed={t("failed")} skeleton={<TableSkeleton label={words("loading")} rows={4} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <EmptyState drawing="search" title={t("empty")} text={t("emptyText")} />;
          return (
            <div>
              <IncidentTable rows={rows} />
              {query.hasNextPage && (
                <div className={classes.more}>
                  <MoreButton query={query} label={t("older")} />
                </div>
              )}
            </div>
          );
        }}
      </Loaded>
    </PlainPage>
  );
}
