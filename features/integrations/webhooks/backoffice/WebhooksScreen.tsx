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
import { webhooksQuery } from "./queries.ts";
import { fallingSorts, useWebhookColumns, webhookSorts } from "./WebhookColumns.tsx";

/** `/integrations/webhooks`: the endpoints of other programs that receive events. */
export function WebhooksScreen() {
  const t = useTranslations("webhooks");
  const title = useTranslations("apiKeys")("title");
  const { q = "" } = useListAddress().search;
  const mayChange = useCan("manageIntegrations");
  useTitle(t("title"));
  const { query, rows, position } = useLocalList(useQuery(webhooksQuery), {
    keeps: ({ url, description }) => matches(q, url, description),
    values: webhookSorts,
    falling: fallingSorts,
  });
  const create = mayChange && (
    <Button renderRoot={(props) => <Link to={paths.newWebhook} {...props} />}>{t("create")}</Button>
  );
  return (
    <ListFrame
      name="webhooks"
      title={title}
      create={create}
      tabs={useSections("webhooks")}
      searchLabel={t("search")}
      query={query}
      rows={rows}
      position={position}
      columns={useWebhookColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.webhook, id)}
      rowName={({ url }) => url}
      sort={{ first: "", falling: fallingSorts }}
      failed={t("fetchFailed")}
      empty={{ drawing: "mail", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
