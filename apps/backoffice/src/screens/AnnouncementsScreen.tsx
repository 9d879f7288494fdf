import { Button } from "@mantine/core";
import { platformToday } from "@stammis/domain/clubs/club-day";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import {
  fallingSorts,
  useAnnouncementColumns,
  useAnnouncementSorts,
  useTitleOf,
} from "../features/announcements/AnnouncementColumns.tsx";
import { announcementsQuery } from "../features/announcements/queries.ts";
import { realNow } from "../lib/clock.ts";
import { hrefOf } from "../lib/href.ts";
import { matches, useLocalList } from "../lib/local-pages.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { ListFrame } from "../shell/ListFrame.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/announcements`: what the platform tells merchants. */
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
