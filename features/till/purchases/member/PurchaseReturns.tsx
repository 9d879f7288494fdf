import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Fact } from "./Fact.tsx";
import classes from "./purchase-facts.module.css";
import type { Purchase } from "./queries.ts";

/** Shows the returns of a purchase, with time, reason and kept amount. */
export function PurchaseReturns({ purchase }: { purchase: Purchase }) {
  const words = useTranslations("purchases");
  const dates = useDates();
  const { kronor } = useNumbers();
  const { returns, totalAmount, returnedAmount } = purchase;
  if (returns.length === 0) return null;
  return (
    <>
      <Fact name={words("returns")}>
        <ul className={classes.list}>
          {returns.map(({ date, amount, reason, undo }) => (
            <li key={date}>
              {undo
                ? words("undone", { date: dates.full(date) })
                : words("returnLine", { amount: kronor(amount), date: dates.full(date) })}
              {reason && <span className={classes.reason}>{reason}</span>}
            </li>
          ))}
        </ul>
      </Fact>
      {returnedAmount < totalAmount && <Fact name={words("kept")}>{kronor(totalAmount - returnedAmount)}</Fact>}
    </>
  );
}
