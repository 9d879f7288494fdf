import { useTranslations } from "use-intl/react";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import type { Purchase } from "./queries.ts";

/** Shows the points of the purchase: their last day and their use. */
export function PurchasePoints({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("purchases");
  const { full, moment } = useDates();
  const { count } = useNumbers();
  if (purchase.earnedPoints === 0) return <p className={classes.quiet}>{t("nothingEarned")}</p>;
  return (
    <section>
      <h2 className={classes.heading}>{t("earnedTitle")}</h2>
      <dl className={classes.facts}>
        {purchase.pointsValidThrough && (
          <div>
            <dt>{t("validThrough")}</dt>
            <dd>{full(purchase.pointsValidThrough)}</dd>
          </div>
        )}
        <div>
          <dt>{t("remaining")}</dt>
          <dd>{count(purchase.remainingPoints)}</dd>
        </div>
      </dl>
      <h3 className={classes.subheading}>{t("usages")}</h3>
      <DataTable
        caption={t("usages")}
        columns={[
          {
            key: "date",
            header: t("usedOn"),
            cell: ({ usedPointsDate, returnPointsDate }) => (
              <>
                {moment(usedPointsDate)}
                {returnPointsDate && (
                  <span className={classes.small}>{t("returned", { when: moment(returnPointsDate) })}</span>
                )}
              </>
            ),
          },
          {
            key: "points",
            header: t("points"),
            align: "end",
            cell: ({ usedPoints, returnPointsDate }) =>
              returnPointsDate ? <s>{count(usedPoints)}</s> : count(usedPoints),
          },
        ]}
        rows={purchase.pointsUsages.map((usage, key) => ({ ...usage, key }))}
        rowKey={({ key }) => key}
        empty={<p className={classes.quiet}>{t("noUsages")}</p>}
      />
    </section>
  );
}
