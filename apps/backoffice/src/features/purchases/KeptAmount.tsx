import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import { type AnyPurchase, keptAmount, keptOf } from "./kept.ts";
import classes from "./purchases.module.css";

/** What was paid and kept; what went back stands struck or beside it, quietly. */
export function KeptAmount({ purchase }: { purchase: AnyPurchase }) {
  const t = useTranslations("purchases");
  const { kronor } = useNumbers();
  const kept = keptOf(purchase);
  const paid = kronor(purchase.totalAmount);
  if (kept === "all") return <span className={classes.amount}>{paid}</span>;
  if (kept === "part") {
    return (
      <span className={classes.amount}>
        {kronor(keptAmount(purchase))} <span className={classes.note}>{t("keptOf", { amount: paid })}</span>
      </span>
    );
  }
  return (
    <span className={classes.amount}>
      <s>{paid}</s> <span className={classes.note}>{t(kept === "undone" ? "undone" : "wasReturned")}</span>
    </span>
  );
}
