import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import type { Purchase } from "../queries.ts";

/** Lists the returns of the purchase, with time and reason. */
export function Returns({ returns }: Pick<Purchase, "returns">) {
  const t = useTranslations("purchases");
  const { moment } = useDates();
  const { kronor } = useNumbers();
  if (returns.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{t("returns")}</h2>
      <ul className={classes.rows}>
        {returns.map(({ date, amount, reason, undo, author }) => (
          <li key={date}>
            <span>
              {undo ? t("returnUndo") : reason}
              <span className={classes.small}>{joinWithDots(moment(date), author)}</span>
            </span>
            <span className={classes.end}>{amount > 0 ? kronor(amount) : !undo && t("returnPart")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
