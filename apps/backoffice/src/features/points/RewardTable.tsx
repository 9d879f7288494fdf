import { DataTable } from "@stammis/ui/DataTable.tsx";
import type { Column } from "@stammis/ui/data-table.ts";
import { StatusWord } from "@stammis/ui/StatusWord.tsx";
import { useTranslations } from "use-intl/react";
import { hrefOf } from "../../lib/href.ts";
import { type SortValues, useLocalPages, useLocalSort } from "../../lib/local-pages.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useCan } from "../../lib/session.ts";
import { useGo } from "../../lib/use-go.ts";
import { paths } from "../../paths.ts";
import page from "../../shell/detail-page.module.css";
import { ListPager } from "../../shell/ListPager.tsx";
import type { Reward } from "./queries.ts";
import { RewardMenu } from "./RewardMenu.tsx";
import { isUsedUp } from "./reward-form.ts";
import { statusTones } from "./status-tones.ts";
import { useRewardDays } from "./use-reward-days.ts";

const sortValues: SortValues<Reward> = {
  name: ({ name }) => name,
  points: ({ pointsRequired }) => pointsRequired,
  redeemed: ({ redeemed }) => redeemed,
};

export function RewardTable({ rewards }: { rewards: readonly Reward[] }) {
  const t = useTranslations("points");
  const go = useGo();
  const mayChange = useCan("manageClub");
  const { count } = useNumbers();
  const { sorted, sort, onSort } = useLocalSort(rewards, sortValues);
  const { shown, position } = useLocalPages(sorted);
  const daysOf = useRewardDays();
  const redeemedOf = ({ redeemed, totalLimit }: Reward) =>
    totalLimit === null
      ? count(redeemed)
      : t("rewards.redeemedOf", { redeemed: count(redeemed), limit: count(totalLimit) });
  const columns: Column<Reward>[] = [
    {
      key: "name",
      header: t("rewards.name"),
      sortable: true,
      cell: (reward) => (
        <>
          {reward.name}
          <span className={page.small}>{daysOf(reward)}</span>
        </>
      ),
    },
    {
      key: "status",
      header: t("rewards.status"),
      cell: (reward) => (
        <StatusWord tone={statusTones[reward.publishStatus]}>
          {isUsedUp(reward) ? t("rewards.usedUp") : t(`statuses.${reward.publishStatus}`)}
        </StatusWord>
      ),
    },
    {
      key: "points",
      header: t("rewards.pointsRequired"),
      align: "end",
      sortable: true,
      cell: ({ pointsRequired }) => count(pointsRequired),
    },
    { key: "redeemed", header: t("rewards.redeemed"), align: "end", sortable: true, cell: redeemedOf },
  ];
  const actions: Column<Reward> = {
    key: "actions",
    wraps: true,
    header: t("rewards.actions"),
    align: "end",
    width: "60px",
    hideOnPhone: true,
    cell: (reward) => <RewardMenu reward={reward} compact />,
  };
  return (
    <>
      <DataTable
        caption={t("rewards.title")}
        columns={mayChange ? [...columns, actions] : columns}
        rows={shown}
        sort={sort}
        onSort={onSort}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(paths.reward, id)}
        navigate={go}
      />
      <ListPager list={position} />
    </>
  );
}
