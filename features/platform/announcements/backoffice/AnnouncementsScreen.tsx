import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { matches, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { fallingSorts, useAnnouncementColumns, useAnnouncementSorts, useTitleOf } from "./AnnouncementColumns.tsx";
import { announcementsQuery } from "./queries.ts";

/** `/announcements`: the platform's announcements to merchants. */
export function AnnouncementsScreen() {
  const t = useTranslations("announcements");
  const { q = "" } = useListAddress().search;
  const today = platformToday(realNow()).toString();
  const titleOf = useTitleOf();
  useTitle(t("title"));
  const { query, rows, position } = useLocalList(useQuery({ ...announcementsQuery, staleTime: 0 }), {
    keeps: (announcement) => matches(q, titleOf(announcement)),
    values: useAnnouncementSorts(),
    falling: fallingSorts,
  });
  return (
    <ListFrame
      name="announcements"
      title={t("title")}
      create={<Button renderRoot={(props) => <Link to={paths.newAnnouncement} {...props} />}>{t("newTitle")}</Button>}
      searchLabel={t("search")}
      query={query}
      rows={rows}
      position={position}
      columns={useAnnouncementColumns(today)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.announcement, id)}
      rowName={titleOf}
      sort={{ first: "", falling: fallingSorts }}
      failed={t("fetchFailed")}
      empty={{ drawing: "mail", title: t("empty"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
