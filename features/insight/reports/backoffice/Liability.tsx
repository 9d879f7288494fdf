import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { costOre } from "#features/loyalty/points/domain/liability.ts";
import { paths } from "#features/office-paths.ts";
import { Bars } from "#packages/ui/figures/Bars.tsx";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { Question } from "./Question.tsx";
import type { LiabilityAnswer } from "./queries.ts";
import classes from "./reports.module.css";

/** Shows the club's liability: usable points, their expiry, and the number likely to expire. */
export function Liability({ liability: { points, likely, pointCost, months, date } }: { liability: LiabilityAnswer }) {
  const t = useTranslations("reports.liability");
  const { count, wholeKronor, decimal } = useNumbers();
  const { month, monthShort } = useDates();
  const mayChange = useCan("manageClub");
  const kronor = (of: number) => (pointCost === null ? null : costOre(of, Math.round(pointCost * 100)) / 100);
  const [all, used] = [kronor(points), likely === null ? null : kronor(points - likely)];
  const answer = [
    all === null
      ? t("answer", { points: count(points) })
      : t("answerInKronor", { points: count(points), kronor: wholeKronor(all) }),
    points === 0
      ? ""
      : likely === null
        ? t("unknown")
        : t("likely", { points: count(likely), percent: decimal((likely / points) * 100) }),
  ].join(" ");
  const table = {
    name: t("table"),
    columns: [
      { header: t("month"), kind: "month" as const },
      { header: t("points"), kind: "count" as const },
      { header: t("share"), kind: "decimal" as const },
      { header: t("likelyExpires"), kind: "count" as const },
      ...(pointCost === null ? [] : [{ header: t("kronor"), kind: "amount" as const }]),
    ],
    rows: months.map((each) => [
      each.month,
      each.points,
      each.share === null ? null : Math.round(each.share * 1000) / 10,
      each.likely,
      ...(pointCost === null ? [] : [kronor(each.points)]),
    ]),
  };
  const every = Math.ceil(months.length / 7);
  return (
    <Question anchor="liability" title={t("question")} answer={answer} tables={[table]} days={date}>
      {pointCost === null && mayChange && (
        <p className={classes.onScreen}>
          <Link to={paths.points} hash="cost" className={link.link}>
            {t("setCost")}
          </Link>
        </p>
      )}
      <div className={classes.figures}>
        <Figure label={t("points")} value={count(points)} />
        {all !== null && <Figure label={t("inKronor")} value={wholeKronor(all)} />}
        {used !== null && <Figure label={t("toBeUsed")} value={wholeKronor(used)} />}
      </div>
      {months.length > 0 && (
        <>
          <p className={classes.chartTitle}>
            {likely === null ? t("chartPlain") : t.rich("chart", { mark: (words) => <mark>{words}</mark> })}
          </p>
          <Bars
            height={120}
            plain
            bars={months.map((each, index) => ({
              label: month(each.month),
              short: index % every === 0 ? monthShort(each.month) : undefined,
              value: each.points,
              text: count(each.points),
              ...(each.likely === null ? {} : { part: each.likely }),
            }))}
          />
        </>
      )}
      <details className={classes.numbers}>
        <summary>{t("howTitle")}</summary>
        <p className={classes.how}>{t("how")}</p>
        <p className={classes.how}>{t("howLikely")}</p>
      </details>
    </Question>
  );
}
