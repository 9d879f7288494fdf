import { useTranslations } from "use-intl/react";
import type { Home } from "#packages/web/member/club/home.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import classes from "./points-view.module.css";

/** Shows the balance as a large number, the deficit, and the next day of expiry. */
export function Balance({ home }: { home: Home }) {
  const words = useTranslations("points");
  const unit = useTranslations("home");
  const dates = useDates();
  const { count } = useNumbers();
  const { points, nextExpiry } = home;
  return (
    <div>
      <p className={classes.balance}>
        <span className={classes.number}>{count(points.balance)}</span> {unit("unit", { count: points.balance })}
      </p>
      {points.owed > 0 && (
        <p className={classes.owed}>
          <strong>{words("owed", { count: points.owed })}</strong> {words("owedText")}
        </p>
      )}
      <p className={classes.quiet}>
        {nextExpiry
          ? words("validThrough", { count: nextExpiry.points, date: dates.full(nextExpiry.validThrough) })
          : points.balance === 0 && points.owed === 0 && words("noneYet")}
      </p>
    </div>
  );
}
