import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import classes from "./paid.module.css";
import type { Purchase } from "./queries.ts";
import { whatWasReturned } from "./what-was-returned.ts";

/** What a purchase cost, or was worth where coupons paid it all; under it what went back, whose digits end where its do. */
export function Paid({ purchase }: { purchase: Purchase }) {
  const { kronor } = useNumbers();
  const note = useNote(purchase);
  const back = whatWasReturned(purchase);
  return (
    <span className={classes.paid}>
      <span className={classes.amount} data-gone={back === "undone" || back === "all" || undefined}>
        {kronor(purchase.totalAmount || purchase.discount)}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </span>
  );
}

function useNote(purchase: Purchase): string | null {
  const words = useTranslations("purchases");
  const { kronor } = useNumbers();
  const back = whatWasReturned(purchase);
  if (back === "undone") return words("undoneRow");
  if (back === "all") return words("returnedAll");
  if (back === "part") return words("returnedRow", { amount: kronor(purchase.returnedAmount) });
  return purchase.totalAmount === 0 && purchase.discount > 0 ? words("byCoupon") : null;
}
