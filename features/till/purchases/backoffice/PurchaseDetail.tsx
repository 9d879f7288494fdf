import { useTranslations } from "use-intl/react";
import type { TillVisit } from "#features/till/register/backoffice/queries.ts";
import { whatWasReturned } from "#features/till/returns/domain/what-was-returned.ts";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import { keptAmount } from "./kept.ts";
import { PurchaseFacts } from "./PurchaseFacts.tsx";
import { PurchasePoints } from "./PurchasePoints.tsx";
import type { Purchase } from "./queries.ts";
import { Returns } from "./returns/Returns.tsx";
import { UsedAtPurchase } from "./UsedAtPurchase.tsx";

type PurchaseDetailProps = { purchase: Purchase; visit: TillVisit };

/** Shows one purchase: its amount, its returns, its points and their use. */
export function PurchaseDetail({ purchase, visit }: PurchaseDetailProps) {
  const t = useTranslations("purchases");
  const { count, kronor } = useNumbers();
  const { returnedPoints } = purchase;
  // A visit may have only given stamps or used coupons.
  const isPurchase = purchase.totalAmount > 0;
  const returned = whatWasReturned(purchase);
  const after =
    returned !== null &&
    { PART: t("keptAfter", { amount: kronor(keptAmount(purchase)) }), ALL: t("wasReturned"), UNDONE: t("undone") }[
      returned
    ];
  const taken = returnedPoints > 0 && t("pointsTaken", { points: returnedPoints });
  const calm = (text: string | false) => (text ? { text, tone: "calm" as const } : undefined);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        {isPurchase && (
          <div className={classes.figures}>
            <Figure label={t("paid")} value={kronor(purchase.totalAmount)} delta={calm(after)} />
            <Figure label={t("earnedPoints")} value={count(purchase.earnedPoints)} delta={calm(taken)} />
            <Figure label={t("usedPoints")} value={count(purchase.tradedPoints)} />
          </div>
        )}
        <Returns returns={purchase.returns} />
        <UsedAtPurchase visit={visit} coupons={purchase.coupons} />
        {isPurchase && <PurchasePoints purchase={purchase} />}
      </div>
      <PurchaseFacts purchase={purchase} />
    </div>
  );
}
