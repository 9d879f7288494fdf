import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { byStatus } from "#features/loyalty/publishing/backoffice/by-status.ts";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import { useStatusFilter } from "#features/loyalty/publishing/backoffice/use-status-filter.ts";
import { paths } from "#features/office-paths.ts";
import { fallingOf, initialSort, sortValuesOf } from "#packages/domain/list-columns.ts";
import type { Column } from "#packages/ui/tables/data-table.ts";
import type { ListTab } from "#packages/ui/tables/ListTabs.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { BulkButton } from "#packages/web/backoffice/lists/BulkButton.tsx";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import type { Chosen } from "#packages/web/backoffice/lists/list-props.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { campaignColumns } from "../contract/columns.ts";
import { campaignWords } from "../i18n/column-words.ts";
import { CampaignMenu } from "./CampaignMenu.tsx";
import { CampaignCalendar } from "./calendar/CampaignCalendar.tsx";
import { bringCampaigns, campaignsQuery, type ListedCampaign } from "./queries.ts";
import { readCampaignSearch } from "./search.ts";
import { useCampaignDays, useCampaignPlaces } from "./use-campaign-words.ts";

/** Lists campaigns by status, running ones first, or as a calendar. */
export function CampaignList({ tabs, create }: { tabs: readonly ListTab[]; create: ReactNode }) {
  const t = useTranslations("campaigns");
  const { search } = useListAddress(readCampaignSearch);
  const query = useQuery({ ...campaignsQuery, select: (all) => [...all].sort(byStatus) });
  const {
    rows,
    position,
    found: matchingRows,
  } = useLocalList(query, {
    keeps: ({ name, description, publishStatus }) =>
      (!search.status || publishStatus === search.status) && matches(search.q ?? "", name, description),
    values: sortValuesOf(campaignColumns),
    falling: fallingOf(campaignColumns),
  });
  const mayRun = useCan("runCampaigns");
  const calendar = search.view === "list" ? undefined : search.view;
  const { fields, words } = useStatusFilter("CAMPAIGN");
  return (
    <ListFrame
      name="campaigns"
      title={t("menu")}
      tabs={tabs}
      keepsViews
      create={create}
      searchLabel={t("searchLabel")}
      filters={fields}
      words={words}
      actions={<ExportButton bring={() => bringCampaigns(shownIds(matchingRows))} />}
      query={query}
      rows={rows}
      position={position}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.campaign, id)}
      rowName={({ name }) => name}
      sort={initialSort(campaignColumns)}
      bulk={mayRun ? (chosen) => <CampaignActs chosen={chosen} /> : undefined}
      failed={t("fetchFailed")}
      empty={{ drawing: "campaigns", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
      drawn={calendar && <CampaignCalendar campaigns={matchingRows} view={calendar} />}
    />
  );
}

/** Actions for several campaigns. Irreversible actions are available for one campaign at a time only. */
function CampaignActs({ chosen }: { chosen: Chosen<ListedCampaign> }) {
  const t = useTranslations("publishing");
  return (["ACTIVE", "STOPPED"] as const).map((publishStatus) => (
    <BulkButton
      key={publishStatus}
      chosen={chosen}
      label={t(`labels.${publishStatus}`)}
      nameOf={({ name }) => name}
      act={(ids) => call("setCampaignStatuses", { body: { ids, publishStatus } })}
      failed={t("failed")}
    />
  ));
}

function useColumns(): Column<ListedCampaign>[] {
  const t = useTranslations("campaigns");
  const daysOf = useCampaignDays();
  const placesOf = useCampaignPlaces();
  return useListColumns<typeof campaignColumns, ListedCampaign>(campaignColumns, campaignWords, useDates(), {
    name: { grows: true, onPhone: "first" },
    when: {
      width: "270px",
      onPhone: "under",
      speaksForItself: true,
      cell: (campaign) => <span className={page.quiet}>{daysOf(campaign)}</span>,
    },
    status: {
      width: "140px",
      onPhone: "second",
      speaksForItself: true,
      cell: (campaign) => <StatusOf of={{ ...campaign, kind: "CAMPAIGN" }} />,
    },
    where: { width: "160px", wideOnly: true, cell: placesOf },
    shownTo: {
      width: "160px",
      wideOnly: true,
      cell: ({ welcomeOffer, publicToAll }) =>
        welcomeOffer ? t("welcome") : publicToAll ? t("public") : t("membersOnly"),
    },
    used: { width: "100px", onPhone: "end" },
    actions: {
      wraps: true,
      align: "end",
      width: "76px",
      cell: (campaign) => <CampaignMenu campaign={campaign} compact />,
    },
  });
}
