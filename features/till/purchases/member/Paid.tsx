import { useTranslations } from "use-intl/react";
import type { ReturnedPart } from "#features/till/returns/domain/what-was-returned.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import classes from "./paid.module.css";
import type { Purchase } from "./queries.ts";

interface Shown {
  purchase: Pick<Purchase, "totalAmount" | "discount" | "returnedAmount">;
  returned: ReturnedPart | null;
}

/**
 * Shows the amount of a purchase, or its value if coupons paid it in full. A note below shows the return, with aligned
 * digits.
 */
export function Paid({ purchase, returned }: Shown) {
  const { kronor } = useNumbers();
  const note = useNote({ purchase, returned });
  return (
    <span className={classes.paid}>
      <span className={classes.amount} data-gone={returned === "UNDONE" || returned === "ALL" || undefined}>
        {kronor(purchase.totalAmount || purchase.discount)}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </span>
  );
}

function useNote({ purchase, returned }: Shown): string | null {
  const words = useTranslations("purchases");
  const { kronor } = useNumbers();
  if (returned === "UNDONE") return words("undoneRow");
  if (returned === "ALL") return words("returnedAll");
  if (returned === "PART") return words("returnedRow", { amount: kronor(purchase.returnedAmount) });
  return purchase.totalAmount === 0 && purchase.discount > 0 ? words("byCoupon") : null;
}
