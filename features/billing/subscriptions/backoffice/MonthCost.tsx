import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./billing.module.css";
import type { Billing } from "./queries.ts";

/** Shows the cost of a full month line by line; `toCome` if nothing is charged yet. */
export function MonthCost({ billing, toCome }: { billing: Pick<Billing, "month" | "price">; toCome: boolean }) {
  const t = useTranslations("subscriptions.month");
  const { kronor, shortKronor, count } = useNumbers();
  const { month, price } = billing;
  if (!price) return <p className={classes.quiet}>{t("nothing")}</p>;
  const netOf = (kind: "LOCATION" | "MEMBERS") =>
    month.lines.filter(({ for: what }) => what.kind === kind).reduce((sum, { net }) => sum + net, 0);
  const included = price.membersIncluded * month.locations;
  const beyond = Math.max(0, month.members - included);
  return (
    <section className={classes.month} aria-labelledby="month-cost">
      <h2 id="month-cost" className={classes.heading}>
        {t(toCome ? "titleToCome" : "title")}
      </h2>
      <dl className={classes.sums}>
        <Line
          what={t("locations", { count: month.locations })}
          under={t("each", { price: shortKronor(price.location) })}
          sum={kronor(netOf("LOCATION"))}
        />
        <Line
          what={beyond > 0 ? t("beyond", { count: beyond }) : t("members", { count: month.members })}
          under={
            beyond > 0
              ? t("beyondEach", { price: shortKronor(price.member) })
              : t("included", { included: count(included) })
          }
          sum={kronor(netOf("MEMBERS"))}
        />
        <Line what={t("vat")} sum={kronor(month.vat)} />
        <div className={classes.total}>
          <dt>{t("total")}</dt>
          <dd>{kronor(month.total)}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>{t("note")}</p>
    </section>
  );
}

function Line({ what, under, sum }: { what: string; under?: string; sum: string }) {
  return (
    <div>
      <dt>
        {what}
        {under && <span className={classes.under}>{under}</span>}
      </dt>
      <dd>{sum}</dd>
    </div>
  );
}
