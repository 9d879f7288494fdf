import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { useTranslations } from "use-intl/react";
import { hrefOf } from "../../lib/href.ts";
import { type SortValues, useLocalPages, useLocalSort } from "../../lib/local-pages.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useCan } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import page from "../../shell/detail-page.module.css";
import { ListPager } from "../../shell/ListPager.tsx";
import { CouponMenu } from "../coupons/CouponMenu.tsx";
import type { Coupon } from "../coupons/queries.ts";
import { useCouponDays } from "../coupons/use-coupon-days.ts";
import { StatusOf } from "../publishing/StatusOf.tsx";

const sortValues: SortValues<Coupon> = {
  name: ({ name }) => name,
  points: ({ pointsRequired }) => pointsRequired,
  redeemed: ({ redeemed }) => redeemed,
};

export function RewardTable({ rewards }: { rewards: readonly Coupon[] }) {
  const t = useTranslations("points");
  const publishing = useTranslations("publishing");
  const go = useGo();
  const mayChange = useCan("manageClub");
  const { count } = useNumbers();
  const { sorted, sort, onSort } = useLocalSort(rewards, sortValues);
  const { shown, position } = useLocalPages(sorted);
  const daysOf = useCouponDays();
  const redeemedOf = ({ redeemed, totalLimit }: Coupon) =>
    totalLimit === null
      ? count(redeemed)
      : t("rewards.redeemedOf", { redeemed: count(redeemed), limit: count(totalLimit) });
  const columns: Column<Coupon>[] = [
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
      header: publishing("status"),
      cell: (reward) => <StatusOf of={reward} />,
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
  const actions: Column<Coupon> = {
    key: "actions",
    wraps: true,
    header: publishing("actions"),
    align: "end",
    width: "60px",
    hideOnPhone: true,
    cell: (reward) => <CouponMenu coupon={reward} compact />,
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
        rowHref={({ id }) => hrefOf(paths.coupon, id)}
        navigate={go}
      />
      <ListPager list={position} />
    </>
  );
}
