import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Paid } from "./Paid.tsx";
import classes from "./purchase-row.module.css";
import type { PurchaseLine } from "./queries.ts";

type RowPurchase = Omit<PurchaseLine, "filledPoints">;

/** Shows one purchase like a receipt: time, place, amount and points. Further content comes below. */
export function PurchaseRow({ purchase, children }: { purchase: RowPurchase; children?: ReactNode }) {
  const words = useTranslations("words");
  const dates = useDates();
  const { id, dateOfPurchase, pointOfSale } = purchase;
  const earnedPoints = purchase.earnedPoints - purchase.returnedPoints;
  return (
    <Link to={paths.purchase} params={{ id: String(id) }} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.when}>{dates.moment(dateOfPurchase)}</span>
        <span className={classes.quiet}>{pointOfSale.name}</span>
        {children}
      </span>
      <span className={classes.numbers}>
        <Paid purchase={purchase} returned={purchase.returned} />
        {earnedPoints > 0 && <span className={classes.earned}>+{words("points", { count: earnedPoints })}</span>}
      </span>
    </Link>
  );
}
