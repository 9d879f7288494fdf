import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { summedPurchases } from "../domain/purchase-filters.ts";
import { type PurchaseFilters, usePurchaseTotals } from "./queries.ts";
import classes from "./totals.module.css";

/** Shows the totals of the filtered purchases, with a note if they cover only the newest. */
export function PurchaseTotals({ filters }: { filters: PurchaseFilters }) {
  const t = useTranslations("purchases.totals");
  const { count, wholeKronor } = useNumbers();
  const { data, isPlaceholderData } = usePurchaseTotals(filters);
  // Reserves the space, so that the layout does not move when the totals arrive.
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
