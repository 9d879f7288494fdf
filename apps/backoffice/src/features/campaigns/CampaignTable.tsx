import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { useTranslations } from "use-intl/react";
import { hrefOf } from "../../lib/href.ts";
import { type SortValues, useLocalPages, useLocalSort } from "../../lib/local-pages.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { paths } from "../../paths.ts";
import page from "../../shell/detail-page.module.css";
import { ListPager } from "../../shell/ListPager.tsx";
import { StatusOf } from "../publishing/StatusOf.tsx";
import { CampaignMenu } from "./CampaignMenu.tsx";
import type { ListedCampaign } from "./queries.ts";
import { useCampaignDays, useCampaignPlaces } from "./use-campaign-words.ts";

const sortValues: SortValues<ListedCampaign> = {
  name: ({ name }) => name,
  status: ({ publishStatus }) => publishStatus,
  used: ({ used }) => used,
};

/** Campaigns by status: what members see now comes first. */
export function CampaignTable({ campaigns }: { campaigns: readonly ListedCampaign[] }) {
  const t = useTranslations("campaigns");
  const shell = useTranslations("shell");
  const publishing = useTranslations("publishing");
  const go = useGo();
  const { count } = useNumbers();
  const daysOf = useCampaignDays();
  const placesOf = useCampaignPlaces();
  const { sorted, sort, onSort } = useLocalSort(campaigns, sortValues);
  const { shown, position } = useLocalPages(sorted);
  const columns: Column<ListedCampaign>[] = [
    {
      key: "name",
      header: t("columns.name"),
      sortable: true,
      cell: (campaign) => (
        <>
          {campaign.name}
          <span className={page.small}>{daysOf(campaign)}</span>
        </>
      ),
    },
    {
      key: "status",
      header: t("columns.status"),
      sortable: true,
      width: "140px",
      cell: (campaign) => <StatusOf of={{ ...campaign, kind: "CAMPAIGN" }} />,
    },
    { key: "where", header: t("columns.where"), width: "160px", cell: placesOf },
    {
      key: "shownTo",
      header: t("columns.shownTo"),
      width: "160px",
      cell: ({ welcomeOffer, publicToAll }) =>
        welcomeOffer ? t("welcome") : publicToAll ? t("public") : t("membersOnly"),
    },
    {
      key: "used",
      header: t("columns.used"),
      align: "end",
      sortable: true,
      width: "100px",
      cell: ({ used }) => count(used),
    },
    {
      key: "actions",
      wraps: true,
      header: publishing("actions"),
      align: "end",
      width: "60px",
      hideOnPhone: true,
      cell: (campaign) => <CampaignMenu campaign={campaign} compact />,
    },
  ];
  return (
    <>
      <DataTable
        caption={shell("campaigns")}
        columns={columns}
        rows={shown}
        sort={sort}
        onSort={onSort}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(paths.campaign, id)}
        navigate={go}
      />
      <ListPager list={position} />
    </>
  );
}
