import { Button, NativeSelect } from "@mantine/core";
import { sendoutStates } from "@stammis/domain/sendouts/sendout-states";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useAutomaticColumns } from "../features/sendouts/AutomaticColumns.tsx";
import { rulesQuery, sendoutsQuery } from "../features/sendouts/queries.ts";
import { RestoredNotice } from "../features/sendouts/RestoredNotice.tsx";
import { RulesForm } from "../features/sendouts/RulesForm.tsx";
import { useSendoutColumns, useStateWord } from "../features/sendouts/SendoutColumns.tsx";
import { useDates } from "../lib/dates.ts";
import { hrefOf } from "../lib/href.ts";
import { withoutEmpty } from "../lib/list-search.ts";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { DayFilters } from "../shell/DayFilters.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { ListFrame } from "../shell/ListFrame.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { MoreButton } from "../shell/MoreButton.tsx";
import { SideDrawer } from "../shell/SideDrawer.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/sendouts`: what is to come or goes on, and what went in the last days. */
export function SendoutsScreen() {
  const t = useTranslations("sendouts");
  const automatic = useTranslations("automaticSendouts");
  const rules = useTranslations("sendoutRules");
  const shell = useTranslations("shell");
  const { search } = useListAddress();
  const { since, until, sendoutState: state } = search;
  const isAutomatic = search.sendouts === "automatic";
  const [isRuling, rule] = useState(false);
  const query = useInfiniteQuery(
    sendoutsQuery(
      isAutomatic
        ? { ...withoutEmpty({ state }), automatic: "ONLY" }
        : { ...withoutEmpty({ from: since, through: until, state }), automatic: "WITHOUT" },
    ),
  );
  const filterWords = useFilterWords(isAutomatic);
  const columns = { once: useSendoutColumns(), automatic: useAutomaticColumns() };
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  useTitle(shell("sendouts"));
  const position = { page: null, last: 1, rows: rows.length, total: rows.length, previous: null, next: null };
  const mayCreate = useCan("manageClub");
  // The rules are best set before the first of all.
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
      title={shell("sendouts")}
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
      filters={<Filters isAutomatic={isAutomatic} />}
      words={filterWords}
      notice={<RestoredNotice rows={rows} />}
      query={query}
      rows={rows}
      position={position}
      columns={isAutomatic ? columns.automatic : columns.once}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.sendout, id)}
      rowName={({ name }) => name}
      failed={t("fetchFailed")}
      empty={{
        drawing: "mail",
        title: isAutomatic ? automatic("emptyTitle") : t("emptyTitle"),
        text: isAutomatic ? automatic("emptyText") : t("emptyText"),
      }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    >
      <MoreButton query={query} label={t("more")} />
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

/** Not "on": an automatic one that is goes from one state to another and back each day. */
const automaticStates = ["DRAFT", "PAUSED", "CANCELLED"] as const;

/** What has become of them, and in which days; automatic ones belong to no days. */
function Filters({ isAutomatic }: { isAutomatic: boolean }) {
  const t = useTranslations("sendouts");
  const list = useTranslations("list");
  const word = useStateWord();
  const { search, look } = useListAddress();
  const { sendoutState } = search;
  return (
    <>
      <NativeSelect
        label={t("state")}
        data={[
          { value: "", label: list("all") },
          ...(isAutomatic ? automaticStates : sendoutStates).map((value) => ({
            value,
            label: word(value, isAutomatic),
          })),
        ]}
        value={sendoutState ?? ""}
        onChange={({ currentTarget: { value } }) =>
          look({ sendoutState: sendoutStates.find((each) => each === value) })
        }
      />
      {!isAutomatic && <DayFilters labels={{ since: t("since"), until: t("until") }} />}
    </>
  );
}

function useFilterWords(isAutomatic: boolean) {
  const t = useTranslations("sendouts");
  const word = useStateWord();
  const { day } = useDates();
  const { since, until, sendoutState } = useListAddress().search;
  return [
    ...(sendoutState
      ? [
          {
            key: "state",
            label: t("state"),
            value: word(sendoutState, isAutomatic),
            without: { sendoutState: undefined },
          },
        ]
      : []),
    ...(since && !isAutomatic
      ? [{ key: "since", label: t("since"), value: day(since), without: { since: undefined } }]
      : []),
    ...(until && !isAutomatic
      ? [{ key: "until", label: t("until"), value: day(until), without: { until: undefined } }]
      : []),
  ];
}
