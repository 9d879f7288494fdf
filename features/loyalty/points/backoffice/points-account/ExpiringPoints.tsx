import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import classes from "./expiring-points.module.css";
import { type ExpiryDay, type ExpiryMonth, expiryByMonth, monthsAtFirst } from "./expiry-months.ts";

/** Shows expiring points by month: the nearest first, the others on request. */
export function ExpiringPoints({ expiring }: { expiring: readonly ExpiryDay[] }) {
  const t = useTranslations("directory");
  const [all, show] = useDisclosure(false);
  const list = useId();
  const months = expiryByMonth(expiring);
  return (
    <div>
      <h3 className={page.subheading}>{t("expiring.title")}</h3>
      {months.length === 0 ? (
        <p className={page.quiet}>{t("expiring.none")}</p>
      ) : (
        <ol id={list} className={classes.months}>
          {months.slice(0, all ? months.length : monthsAtFirst).map((month) => (
            <li key={month.month}>
              <Month {...month} />
            </li>
          ))}
        </ol>
      )}
      {months.length > monthsAtFirst && (
        <Button variant="default" mt="sm" aria-expanded={all} aria-controls={list} onClick={show.toggle}>
          {all ? t("expiring.fewer") : t("expiring.all", { count: months.length })}
        </Button>
      )}
    </div>
  );
}

/** Shows a month, which opens to its days if there are several. */
function Month({ month, points, days }: ExpiryMonth) {
  const t = useTranslations("directory.expiring");
  const words = useTranslations("words");
  const dates = useDates();
  const date = dates.short(days[0]?.validThrough ?? `${month}-01`);
  const opens = days.length > 1;
  const head = (
    <>
      <span className={classes.month}>{dates.month(`${month}-01`)}</span>{" "}
      <span className={classes.when}>{t(opens ? "first" : "only", { date })}</span>{" "}
      <span className={classes.points}>{words("points", { count: points })}</span>
    </>
  );
  if (!opens) return <p className={classes.row}>{head}</p>;
  return (
    <details>
      <summary className={classes.row}>
        {head}
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day.validThrough} className={classes.row}>
            <span className={classes.when}>{t("only", { date: dates.short(day.validThrough) })}</span>{" "}
            <span className={classes.points}>{words("points", { count: day.points })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
