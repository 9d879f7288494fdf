import { Button } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CampaignCalendar } from "../features/campaigns/CampaignCalendar.tsx";
import { CampaignTable } from "../features/campaigns/CampaignTable.tsx";
import { campaignsQuery } from "../features/campaigns/queries.ts";
import { byStatus } from "../features/publishing/by-status.ts";
import { matches } from "../lib/local-pages.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { Segments } from "../shell/Segments.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/campaigns`: what the club tells, by status or as a calendar. */
export function CampaignsScreen() {
  const t = useTranslations("campaigns");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { search, look } = useListAddress();
  const query = useQuery(campaignsQuery);
  useTitle(shell("campaigns"));
  const isEmpty = query.data?.length === 0;
  const create = <Button renderRoot={(props) => <Link to={paths.newCampaign} {...props} />}>{t("create")}</Button>;
  const views = [
    { value: "list", label: t("views.list") },
    { value: "month", label: t("views.month") },
    { value: "quarter", label: t("views.quarter") },
  ] as const;
  return (
    <ListPage
      title={shell("campaigns")}
      description={t("lead")}
      actions={!isEmpty && create}
      filters={
        !isEmpty && (
          <>
            <ListSearch label={t("searchLabel")} value={search.q ?? ""} onChange={(q) => look({ q })} />
            <Segments
              label={t("view")}
              choices={views}
              value={search.view ?? "list"}
              onChange={(view) => look({ view: view === "list" ? undefined : view, since: undefined })}
            />
          </>
        )
      }
    >
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<TableSkeleton label={words("loading")} />}>
        {(campaigns) => {
          if (campaigns.length === 0) {
            return <EmptyState drawing="campaigns" title={t("emptyTitle")} text={t("emptyText")} action={create} />;
          }
          const found = campaigns.filter(({ name, description }) => matches(search.q ?? "", name, description));
          if (found.length === 0) return <EmptyState drawing="search" title={t("noneFound")} />;
          if (search.view) return <CampaignCalendar campaigns={found} view={search.view} />;
          return <CampaignTable campaigns={[...found].sort(byStatus)} />;
        }}
      </Loaded>
    </ListPage>
  );
}
