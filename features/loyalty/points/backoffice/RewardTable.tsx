import { useTranslations } from "use-intl/react";
import { CouponMenu } from "#features/loyalty/coupons/backoffice/CouponMenu.tsx";
import type { Coupon } from "#features/loyalty/coupons/backoffice/queries.ts";
import { useCouponDays } from "#features/loyalty/coupons/backoffice/use-coupon-days.ts";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import { paths } from "#features/office-paths.ts";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { type SortValues, useLocalPages, useLocalSort } from "#packages/web/backoffice/list-address/local-pages.ts";
import { ListPager } from "#packages/web/backoffice/lists/ListPager.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useGo } from "#packages/web/use-go.ts";

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
  const { shown: pageRows, position } = useLocalPages(sorted);
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
        rows={pageRows}
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
