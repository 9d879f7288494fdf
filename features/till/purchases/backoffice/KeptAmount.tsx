import { useTranslations } from "use-intl/react";
import { whatWasReturned } from "#features/till/returns/domain/what-was-returned.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { type AnyPurchase, keptAmount } from "./kept.ts";
import classes from "./purchases.module.css";

/** Shows the kept amount, with the returned or original amount next to it. */
export function KeptAmount({ purchase }: { purchase: AnyPurchase }) {
  const t = useTranslations("purchases");
  const { kronor } = useNumbers();
  const returned = whatWasReturned(purchase);
  const paid = kronor(purchase.totalAmount);
  if (returned === null) return <span className={classes.amount}>{paid}</span>;
  if (returned === "PART") {
    return (
      <span className={classes.amount}>
        {kronor(keptAmount(purchase))} <span className={classes.note}>{t("keptOf", { amount: paid })}</span>
      </span>
    );
  }
  return (
    <span className={classes.amount}>
      <s>{paid}</s> <span className={classes.note}>{t(returned === "UNDONE" ? "undone" : "wasReturned")}</span>
    </span>
  );
}
