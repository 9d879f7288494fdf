import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Question } from "#features/insight/reports/backoffice/Question.tsx";
import reports from "#features/insight/reports/backoffice/reports.module.css";
import { paths } from "#features/office-paths.ts";
import { Bars } from "#packages/ui/figures/Bars.tsx";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { fewestToTell } from "../domain/what-if-questions.ts";
import type { AnsweredWhatIf, WhatIf } from "./queries.ts";
import { useAnswerWords } from "./use-answer-words.ts";
import classes from "./what-if.module.css";

/** The figures of a question at the top, and the one in its chart. */
const figureNames = {
  EARNING: { top: ["given", "expired", "left"], all: ["given", "expired", "lacking", "left"] },
  REWARD: { top: ["taken", "enough", "could"], all: ["taken", "refused", "spent", "without", "enough", "could"] },
  CARD: { top: ["filled", "begun", "lapsed"], all: ["begun", "filled", "lapsed"] },
} as const;
type Name = (typeof figureNames)[keyof typeof figureNames]["all"][number];

const charted = ({ question, now, next }: WhatIf) => {
  if (question !== "EARNING") return question === "REWARD" ? "taken" : "filled";
  return now.value === next.value ? "expired" : "given";
};

/** Shows an answer in sentences, in figures compared with today's rule, by month, and as tables to download. */
export function WhatIfAnswer({ whatIf }: { whatIf: AnsweredWhatIf }) {
  const t = useTranslations("whatIf");
  const { count } = useNumbers();
  const [first = "", ...others] = useAnswerWords()(whatIf);
  const { question, answer, from, to } = whatIf;
  const { now, next } = (answer.earning ?? answer.reward ?? answer.card) as Record<
    "now" | "next",
    Record<Name, number>
  >;
  const columns = (header: string, kind: "text" | "month") => [
    { header, kind },
    { header: t("byToday"), kind: "count" as const },
    { header: t("byNew"), kind: "count" as const },
  ];
  const tables = [
    {
      name: t("table.sums"),
      columns: columns(t("figure"), "text"),
      rows: figureNames[question].all.map((name) => [t(`figures.${name}`), now[name], next[name]]),
    },
    {
      name: t("table.months"),
      columns: columns(t("month"), "month"),
      rows: answer.months.map((each) => [each.month, each.now, each.next]),
    },
  ];
  const isEnough = answer.things >= fewestToTell[question];
  return (
    <Question
      anchor="answer"
      title={t("answerTitle")}
      answer={isEnough ? first : <TooFew whatIf={whatIf} />}
      tables={isEnough ? tables : []}
      days={`${from} – ${to}`}
    >
      {isEnough && (
        <ul className={classes.answers}>
          {others.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {question === "EARNING" && whatIf.pointCost === null && (
        <p>
          <Link to={paths.points} hash="cost" className={link.link}>
            {t("earning.setCost")}
          </Link>
        </p>
      )}
      {isEnough && (
        <>
          <div className={reports.figures}>
            {figureNames[question].top.map((name) => (
              <div key={name}>
                <Figure label={t(`figures.${name}`)} value={count(next[name])} />
                <p className={classes.today}>{t("withToday", { value: count(now[name]) })}</p>
              </div>
            ))}
          </div>
          <Months whatIf={whatIf} />
        </>
      )}
      <p className={reports.how}>{t(`held.${question}`)}</p>
    </Question>
  );
}

/** Explains why there is no answer. For a new reward it still shows how many members could pay it today. */
function TooFew({ whatIf: { question, answer } }: { whatIf: AnsweredWhatIf }) {
  const t = useTranslations("whatIf");
  const { count } = useNumbers();
  const { things, reward } = answer;
  const few = { count: things, things: count(things), fewest: count(fewestToTell[question]) };
  return (
    <>
      {things === 0 ? t("tooFew.none") : t(`tooFew.${question}`, few)}{" "}
      {reward &&
        t("reward.enough", {
          count: reward.next.enough,
          now: count(reward.now.enough),
          next: count(reward.next.enough),
        })}
    </>
  );
}

/** Shows both rules by month on one scale: today's above the line, the other below. */
function Months({ whatIf }: { whatIf: AnsweredWhatIf }) {
  const t = useTranslations("whatIf");
  const { count } = useNumbers();
  const { month, monthShort } = useDates();
  const { months } = whatIf.answer;
  const most = Math.max(1, ...months.flatMap(({ now, next }) => [now, next]));
  const bars = (side: "now" | "next") =>
    months.map((each, index) => ({
      label: month(each.month),
      short: (months.length - 1 - index) % 2 === 0 ? monthShort(each.month) : undefined,
      value: each[side],
      text: count(each[side]),
    }));
  if (months.every(({ now, next }) => now + next === 0)) return null;
  return (
    <>
      <p className={reports.chartTitle}>
        {t.rich(`chart.${charted(whatIf)}`, { mark: (words) => <mark>{words}</mark> })}
      </p>
      <div>
        <Bars height={88} most={most} plain bars={bars("now")} />
        <Bars height={88} most={most} hangs bars={bars("next")} />
      </div>
    </>
  );
}
