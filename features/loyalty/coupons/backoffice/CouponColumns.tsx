import { useTranslations } from "use-intl/react";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { couponColumns } from "../contract/columns.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import { couponWords } from "../i18n/column-words.ts";
import { CouponMenu } from "./CouponMenu.tsx";
import classes from "./coupons.module.css";
import type { Coupon } from "./queries.ts";
import { useCouponDays } from "./use-coupon-days.ts";

export function useCouponColumns(): Column<Coupon>[] {
  const t = useTranslations("coupons");
  const words = useTranslations("words");
  const { count, shortKronor } = useNumbers();
  const daysOf = useCouponDays();
  const mayChange = useCan("manageClub");
  const quiet = (text: string) => <span className={classes.quiet}>{text}</span>;
  const columns = useListColumns<typeof couponColumns, Coupon>(couponColumns, couponWords, useDates(), {
    name: { grows: true, onPhone: "first" },
    status: {
      width: "124px",
      onPhone: "second",
      speaksForItself: true,
      cell: (coupon) => <StatusOf of={coupon} />,
    },
    kind: { width: "168px", wideOnly: true, cell: ({ kind }) => quiet(t(`columns.kinds.${kind}`)) },
    worth: {
      align: "end",
      width: "140px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ kind, pointsRequired, value }) =>
        couponKindRules[kind].costsPoints ? words("points", { count: pointsRequired }) : shortKronor(value ?? 0),
    },
    days: {
      width: "230px",
      onPhone: "under",
      speaksForItself: true,
      cell: (coupon) => quiet(daysOf(coupon) || t("columns.always")),
    },
    used: {
      width: "130px",
      cell: ({ redeemed, totalLimit }) =>
        totalLimit === null
          ? count(redeemed)
          : t("columns.of", { redeemed: count(redeemed), limit: count(totalLimit) }),
    },
    actions: { wraps: true, align: "end", width: "76px", cell: (coupon) => <CouponMenu coupon={coupon} compact /> },
  });
  return mayChange ? columns : columns.filter(({ key }) => key !== "actions");
}
