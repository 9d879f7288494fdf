import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { fallingOf, initialSort, sortValuesOf } from "#packages/domain/list-columns.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { planColumns } from "../contract/columns.ts";
import { listedPlanOf, usePlanColumns } from "./PlanColumns.tsx";
import { bringPlans, plansQuery } from "./queries.ts";

/** `/plans`: the plans with their prices by start day. */
export function PlansScreen() {
  const t = useTranslations("plans");
  const { q = "" } = useListAddress().search;
  const today = platformToday(realNow()).toString();
  useTitle(t("title"));
  const {
    query,
    rows,
    position,
    found: matchingRows,
  } = useLocalList(
    useQuery({ ...plansQuery, staleTime: 0, select: (plans) => plans.map((plan) => listedPlanOf(plan, today)) }),
    {
      keeps: ({ name }) => matches(q, name),
      values: sortValuesOf(planColumns),
      falling: fallingOf(planColumns),
    },
  );
  return (
    <ListFrame
      name="plans"
      title={t("title")}
      create={<Button renderRoot={(props) => <Link to={paths.newPlan} {...props} />}>{t("newTitle")}</Button>}
      searchLabel={t("search")}
      actions={<ExportButton bring={() => bringPlans(shownIds(matchingRows))} may="administer" />}
      query={query}
      rows={rows}
      position={position}
      columns={usePlanColumns(today)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.plan, id)}
      rowName={({ name }) => name}
      sort={initialSort(planColumns)}
      failed={t("fetchFailed")}
      empty={{ drawing: "purchases", title: t("empty"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
