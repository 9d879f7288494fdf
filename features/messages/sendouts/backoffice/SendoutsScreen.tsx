import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { SideDrawer } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useAutomaticColumns } from "./list/AutomaticColumns.tsx";
import { useSendoutColumns } from "./list/SendoutColumns.tsx";
import { useSendoutFilters } from "./list/use-sendout-filters.tsx";
import { bringSendouts, fallingSorts, rulesQuery, sendoutSorts, useSendoutList } from "./queries.ts";
import { RestoredNotice } from "./RestoredNotice.tsx";
import { RulesForm } from "./rules/RulesForm.tsx";
import { readSendoutsSearch } from "./search.ts";

/** `/sendouts`: planned and running sendouts, and those of the last days. */
export function SendoutsScreen() {
  const t = useTranslations("sendouts");
  const automatic = useTranslations("automaticSendouts");
  const rules = useTranslations("sendoutRules");
  const { search } = useListAddress(readSendoutsSearch);
  const { q, since, until, sendoutState: state } = search;
  const days = search.days === "all" ? ("ALL" as const) : undefined;
  const isAutomatic = search.sendouts === "automatic";
  const [isRuling, rule] = useState(false);
  const sorts = isAutomatic ? sendoutSorts.automatic : sendoutSorts.once;
  const first = isAutomatic ? "next" : "when";
  const sort = sorts.includes((search.sort ?? "").replace(/^-/, "")) ? search.sort : first;
  const filters = isAutomatic
    ? { ...withoutEmpty({ q, state, sort }), automatic: "ONLY" as const }
    : { ...withoutEmpty({ q, from: since, through: until, days, state, sort }), automatic: "WITHOUT" as const };
  const { query, position } = useSendoutList(filters);
  const hidesOlder = query.data !== undefined && query.data.ever > query.data.total;
  const { fields, words } = useSendoutFilters(isAutomatic, hidesOlder);
  const columns = { once: useSendoutColumns(), automatic: useAutomaticColumns() };
  useTitle(t("menu"));
  const mayCreate = useCan("manageClub");
  // The rules are offered next to the first sendout, because they are best set before it.
  const create = (
    <>
      <Button variant="default" onClick={() => rule(true)}>
        {rules("title")}
      </Button>
      {mayCreate && <Button renderRoot={(props) => <Link to={paths.newSendout} {...props} />}>{t("createNew")}</Button>}
    </>
  );
  return (
    <ListFrame
      name="sendouts"
      title={t("menu")}
      create={create}
      tabs={[
        { key: "once", label: automatic("onceTab"), href: paths.sendouts, isCurrent: !isAutomatic },
        {
          key: "automatic",
          label: automatic("tab"),
          href: `${paths.sendouts}?sendouts=automatic`,
          isCurrent: isAutomatic,
        },
      ]}
      searchLabel={t("searchLabel")}
      filters={fields}
      words={words}
      actions={<ExportButton bring={() => bringSendouts(filters)} />}
      notice={<RestoredNotice />}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={isAutomatic ? columns.automatic : columns.once}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.sendout, id)}
      rowName={({ name }) => name}
      sort={{ first, falling: fallingSorts }}
      failed={t("fetchFailed")}
      empty={{
        drawing: "mail",
        title: isAutomatic ? automatic("emptyTitle") : t("emptyTitle"),
        text: isAutomatic ? automatic("emptyText") : t("emptyText"),
      }}
      noneFound={{ drawing: "search", title: hidesOlder ? t("noneLately") : t("noneFound") }}
    >
      <SideDrawer opened={isRuling} onClose={() => rule(false)} title={rules("title")}>
        {(form) => <Rules {...form} />}
      </SideDrawer>
    </ListFrame>
  );
}

function Rules(form: Omit<Parameters<typeof RulesForm>[0], "rules">) {
  const t = useTranslations("sendoutRules");
  return (
    <Loaded query={useQuery(rulesQuery)} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
      {(rules) => <RulesForm rules={rules} {...form} />}
    </Loaded>
  );
}
