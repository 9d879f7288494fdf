import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { AnswerOf } from "../../lib/api.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useDates } from "../../lib/use-dates.ts";
import { paths } from "../../paths.ts";
import classes from "./purchase-row.module.css";

export type Purchase = AnswerOf<"getConsumerPurchase">;

/** One purchase as a line: when and where, what it cost and what it gave. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const words = useTranslations("words");
  const purchases = useTranslations("purchases");
  const dates = useDates();
  const { kronor } = useNumbers();
  const { id, dateOfPurchase, pointOfSale, totalAmount, returnedAmount } = purchase;
  const earnedPoints = purchase.earnedPoints - purchase.returnedPoints;
  return (
    <Link to={paths.purchase} params={{ id: String(id) }} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.when}>{dates.moment(dateOfPurchase)}</span>
        <span className={classes.quiet}>{pointOfSale.name}</span>
      </span>
      <span className={classes.numbers}>
        <span className={classes.amount} data-returned={returnedAmount >= totalAmount || undefined}>
          {kronor(totalAmount)}
        </span>
        {returnedAmount > 0 && (
          <span className={classes.quiet}>
            {returnedAmount >= totalAmount
              ? purchases("returnedAll")
              : purchases("returnedRow", { amount: kronor(returnedAmount) })}
          </span>
        )}
        {earnedPoints > 0 && <span className={classes.earned}>+{words("points", { count: earnedPoints })}</span>}
      </span>
    </Link>
  );
}
