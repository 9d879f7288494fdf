import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { byStatus } from "#features/loyalty/publishing/backoffice/by-status.ts";
import { StatusFilter, useStatusWords } from "#features/loyalty/publishing/backoffice/StatusFilter.tsx";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import type { Column } from "#packages/ui/figures/data-table.ts";
import type { ListTab } from "#packages/ui/figures/ListTabs.tsx";
import { call } from "#packages/web/backoffice/lib/api.ts";
import { hrefOf } from "#packages/web/backoffice/lib/href.ts";
import { matches, type SortValues, shownIds, useLocalList } from "#packages/web/backoffice/lib/local-pages.ts";
import { useNumbers } from "#packages/web/backoffice/lib/numbers.ts";
import { useCan } from "#packages/web/backoffice/lib/session.ts";
import { useListAddress } from "#packages/web/backoffice/lib/use-list-address.ts";
import { paths } from "#packages/web/backoffice/paths.ts";
import { BulkButton } from "#packages/web/backoffice/shell/BulkButton.tsx";
import page from "#packages/web/backoffice/shell/detail-page.module.css";
import { ExportButton } from "#packages/web/backoffice/shell/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/shell/ListFrame.tsx";
import type { Chosen } from "#packages/web/backoffice/shell/list-props.ts";
import { CampaignCalendar } from "./CampaignCalendar.tsx";
import { CampaignMenu } from "./CampaignMenu.tsx";
import { bringCampaigns, campaignsQuery, type ListedCampaign } from "./queries.ts";
import { useCampaignDays, useCampaignPlaces } from "./use-campaign-words.ts";

const falling = ["used"];
const sortValues: SortValues<ListedCampaign> = {
  name: ({ name }) => name,
  when: ({ startDate, endDate }) => startDate ?? endDate ?? "",
  status: ({ publishStatus }) => publishStatus,
  used: ({ used }) => used,
};

/** Campaigns by status, what members see now first; or in a calendar. */
export function CampaignList({ tabs, create }: { tabs: readonly ListTab[]; create: ReactNode }) {
  const t = useTranslations("campaigns");
  const shell = useTranslations("shell");
  const { search } = useListAddress();
  const query = useQuery({ ...campaignsQuery, select: (all) => [...all].sort(byStatus) });
  const { rows, position, found } = useLocalList(query, {
    keeps: ({ name, description, publishStatus }) =>
      (!search.status || publishStatus === search.status) && matches(search.q ?? "", name, description),
    values: sortValues,
    falling,
  });
  const mayRun = useCan("runCampaigns");
  const calendar = search.view === "list" ? undefined : search.view;
  return (
    <ListFrame
      name="campaigns"
      title={shell("campaigns")}
      tabs={tabs}
      keepsViews
      create={create}
      searchLabel={t("searchLabel")}
      filters={<StatusFilter kind="CAMPAIGN" />}
      words={useStatusWords("CAMPAIGN")}
      actions={<ExportButton bring={() => bringCampaigns(shownIds(found))} />}
      query={query}
      rows={rows}
      position={position}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.campaign, id)}
      rowName={({ name }) => name}
      sort={{ first: "", falling }}
      bulk={mayRun ? (chosen) => <CampaignActs chosen={chosen} /> : undefined}
      failed={t("fetchFailed")}
      empty={{ drawing: "campaigns", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
      drawn={calendar && <CampaignCalendar campaigns={found} view={calendar} />}
    />
  );
}

/** What can be done with several of them; what cannot be undone is done one at a time. */
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
  const publishing = useTranslations("publishing");
  const { count } = useNumbers();
  const daysOf = useCampaignDays();
  const placesOf = useCampaignPlaces();
  return [
    { key: "name", header: t("columns.name"), sortable: true, onPhone: "first", cell: ({ name }) => name },
    {
      key: "when",
      header: t("columns.when"),
      sortable: true,
      width: "270px",
      onPhone: "under",
      speaksForItself: true,
      cell: (campaign) => <span className={page.quiet}>{daysOf(campaign)}</span>,
    },
    {
      key: "status",
      header: t("columns.status"),
      sortable: true,
      width: "140px",
      onPhone: "second",
      speaksForItself: true,
      cell: (campaign) => <StatusOf of={{ ...campaign, kind: "CAMPAIGN" }} />,
    },
    { key: "where", header: t("columns.where"), width: "160px", wideOnly: true, cell: placesOf },
    {
      key: "shownTo",
      header: t("columns.shownTo"),
      width: "160px",
      wideOnly: true,
      cell: ({ welcomeOffer, publicToAll }) =>
        welcomeOffer ? t("welcome") : publicToAll ? t("public") : t("membersOnly"),
    },
    {
      key: "used",
      header: t("columns.used"),
      align: "end",
      sortable: true,
      width: "100px",
      onPhone: "end",
      cell: ({ used }) => count(used),
    },
    {
      key: "actions",
      wraps: true,
      header: publishing("actions"),
      align: "end",
      width: "76px",
      cell: (campaign) => <CampaignMenu campaign={campaign} compact />,
    },
  ];
}
