import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useSections } from "#features/integrations/api-keys/backoffice/use-sections.ts";
import { paths } from "#features/office-paths.ts";
import { matches, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { connectionSorts, fallingSorts, useConnectionColumns } from "./ConnectionColumns.tsx";
import { connectionsQuery } from "./queries.ts";

/** `/integrations/connections`: the web shops whose orders become purchases. */
export function ConnectionsScreen() {
  const t = useTranslations("connections");
  const title = useTranslations("apiKeys")("title");
  const { q = "" } = useListAddress().search;
  const mayChange = useCan("manageIntegrations");
  useTitle(t("title"));
  const { query, rows, position } = useLocalList(useQuery(connectionsQuery), {
    keeps: ({ name, pointOfSale }) => matches(q, name, pointOfSale.name),
    values: connectionSorts,
    falling: fallingSorts,
  });
  const create = mayChange && (
    <Button renderRoot={(props) => <Link to={paths.newConnection} {...props} />}>{t("create")}</Button>
  );
  return (
    <ListFrame
      name="connections"
      title={title}
      create={create}
      tabs={useSections("connections")}
      searchLabel={t("search")}
      query={query}
      rows={rows}
      position={position}
      columns={useConnectionColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.connection, id)}
      rowName={({ name }) => name}
      sort={{ first: "", falling: fallingSorts }}
      failed={t("fetchFailed")}
      empty={{ drawing: "purchases", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
