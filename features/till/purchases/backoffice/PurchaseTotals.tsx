import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { summedPurchases } from "../domain/purchase-filters.ts";
import { type PurchaseFilters, usePurchaseTotals } from "./queries.ts";
import classes from "./totals.module.css";

/** What the purchases looked for came to; where there are too many to add up, that these are the newest of them. */
export function PurchaseTotals({ filters }: { filters: PurchaseFilters }) {
  const t = useTranslations("purchases.totals");
  const { count, wholeKronor } = useNumbers();
  const { data, isPlaceholderData } = usePurchaseTotals(filters);
  // Its place is kept, so that nothing moves when they come.
  if (!data) return <dl className={classes.totals} aria-busy="true" />;
  const { purchases, kept: keptAmount, average, returned, whollyReturned, points, complete } = data;
  return (
    <dl className={classes.totals} aria-live="polite" data-old={isPlaceholderData || undefined}>
      <Total label={t("purchases")} value={count(purchases)} />
      <Total label={t("kept")} value={wholeKronor(keptAmount)} />
      {average !== null && <Total label={t("average")} value={wholeKronor(average)} />}
      {(returned > 0 || whollyReturned > 0) && <Total label={t("returned")} value={wholeKronor(returned)} />}
      <Total label={t("points")} value={count(points)} />
      {!complete && (
        <div className={classes.note}>
          <dt>{t("newest", { count: count(summedPurchases) })}</dt>
        </div>
      )}
    </dl>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
