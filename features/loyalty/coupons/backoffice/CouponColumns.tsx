import { useTranslations } from "use-intl/react";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import type { Column } from "#packages/ui/figures/data-table.ts";
import type { SortValues } from "#packages/web/backoffice/lib/local-pages.ts";
import { useNumbers } from "#packages/web/backoffice/lib/numbers.ts";
import { useCan } from "#packages/web/backoffice/lib/session.ts";
import { CouponMenu } from "./CouponMenu.tsx";
import classes from "./coupons.module.css";
import type { Coupon } from "./queries.ts";
import { useCouponDays } from "./use-coupon-days.ts";

/** Columns whose most comes first. */
export const fallingSorts = ["used"];

export const couponSorts: SortValues<Coupon> = {
  name: ({ name }) => name,
  status: ({ publishStatus }) => publishStatus,
  kind: ({ kind }) => kind,
  worth: ({ kind, pointsRequired, value }) => (kind === "REWARD" ? pointsRequired : (value ?? 0)),
  days: ({ startDate, endDate }) => endDate ?? startDate ?? "",
  used: ({ redeemed }) => redeemed,
};

/** What the table tells of a coupon. */
export function useCouponColumns(): Column<Coupon>[] {
  const t = useTranslations("coupons");
  const publishing = useTranslations("publishing");
  const words = useTranslations("words");
  const { count, shortKronor } = useNumbers();
  const daysOf = useCouponDays();
  const mayChange = useCan("manageClub");
  const quiet = (text: string) => <span className={classes.quiet}>{text}</span>;
  return [
    { key: "name", header: t("one"), sortable: true, onPhone: "first", cell: ({ name }) => name },
    {
      key: "status",
      header: publishing("status"),
      sortable: true,
      width: "124px",
      onPhone: "second",
      speaksForItself: true,
      cell: (coupon) => <StatusOf of={coupon} />,
    },
    {
      key: "kind",
      header: t("kind"),
      sortable: true,
      width: "168px",
      wideOnly: true,
      cell: ({ kind }) => quiet(t(`columns.kinds.${kind}`)),
    },
    {
      key: "worth",
      header: t("columns.worth"),
      align: "end",
      sortable: true,
      width: "140px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ kind, pointsRequired, value }) =>
        kind === "REWARD" ? words("points", { count: pointsRequired }) : shortKronor(value ?? 0),
    },
    {
      key: "days",
      header: t("columns.days"),
      sortable: true,
      width: "230px",
      onPhone: "under",
      speaksForItself: true,
      cell: (coupon) => quiet(daysOf(coupon) || t("columns.always")),
    },
    {
      key: "used",
      header: t("columns.used"),
      align: "end",
      sortable: true,
      width: "130px",
      cell: ({ redeemed, totalLimit }) =>
        totalLimit === null
          ? count(redeemed)
          : t("columns.of", { redeemed: count(redeemed), limit: count(totalLimit) }),
    },
    ...(mayChange
      ? [
          {
            key: "actions",
            wraps: true,
            header: publishing("actions"),
            align: "end" as const,
            width: "76px",
            cell: (coupon: Coupon) => <CouponMenu coupon={coupon} compact />,
          },
        ]
      : []),
  ];
}
