import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { MembersBehind } from "#features/messages/selections/backoffice/MembersBehind.tsx";
import { paths } from "#features/office-paths.ts";
import { Bars } from "#packages/ui/figures/Bars.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { Compared } from "./Compared.tsx";
import { Question } from "./Question.tsx";
import type { Report } from "./queries.ts";
import classes from "./reports.module.css";
import { useBuckets } from "./use-buckets.ts";

const figures = ["given", "used", "expired", "takenBack"] as const;

/** Shows the cost of points: given, used, expired and taken back. */
export function Points({ report: { points, sales }, days }: { report: Report; days: string }) {
  const t = useTranslations("reports.points");
  const { count, shortKronor, decimal } = useNumbers();
  const buckets = useBuckets(sales.bucket);
  const mayChange = useCan("manageClub");
  const { now, before, lastYear, series } = points;
  const sold = sales.now.totalAmount;
  const answer =
    now.cost === null
      ? t("answer", { given: count(now.given), used: count(now.used) })
      : t("answerInKronor", {
          given: count(now.given),
          cost: shortKronor(now.cost),
          percent: sold > 0 ? decimal((now.cost / sold) * 100) : "0",
        });
  const table = {
    name: t("table"),
    columns: [
      { header: t(`bucket.${sales.bucket}`), kind: "day" as const },
      { header: t("given"), kind: "count" as const },
      { header: t("used"), kind: "count" as const },
    ],
    rows: series.map(({ from, given: givenPoints, used }) => [from, givenPoints, used]),
  };
  const most = Math.max(1, ...series.flatMap(({ given: givenPoints, used }) => [givenPoints, used]));
  const named = buckets(series);
  return (
    <Question
      anchor="points"
      title={t("question")}
      answer={answer}
      tables={[table]}
      days={days}
      members={<MembersBehind figure="EXPIRING" scope={{}} label={t("members")} />}
    >
      {now.cost === null && mayChange && (
        <p className={classes.onScreen}>
          <Link to={paths.points} hash="cost" className={link.link}>
            {t("setCost")}
          </Link>
        </p>
      )}
      <div className={classes.figures}>
        {figures.map((name) => (
          <Compared
            key={name}
            label={t(name)}
            now={now[name]}
            before={before?.[name] ?? null}
            lastYear={lastYear?.[name] ?? null}
          />
        ))}
      </div>
      <p className={classes.chartTitle}>{t.rich("chart", { mark: (words) => <mark>{words}</mark> })}</p>
      <div>
        <Bars
          height={72}
          most={most}
          plain
          bars={named.map((each) => ({ ...each, value: Math.max(0, each.given), text: count(each.given) }))}
        />
        <Bars
          height={72}
          most={most}
          hangs
          bars={named.map((each) => ({ ...each, value: each.used, text: count(each.used) }))}
        />
      </div>
    </Question>
  );
}
