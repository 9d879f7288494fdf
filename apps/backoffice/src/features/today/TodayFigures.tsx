import { useGo } from "@stammis/shell/use-go.ts";
import { Figure } from "@stammis/ui/figures/Figure.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useToday } from "../../lib/use-today.ts";
import { paths } from "../../paths.ts";
import { compare } from "./compare.ts";
import type { Figures, Today } from "./queries.ts";
import classes from "./today.module.css";

const todays = ["purchases", "totalAmount", "newMembers", "couponsUsed"] as const;
const months = ["purchases", "totalAmount", "newMembers", "pointsGiven", "pointsUsed", "pointsExpired"] as const;
/** Today's purchases and newcomers stand in their lists; what they came to, in a report of the day. */
const places: Partial<Record<keyof Figures, string>> = { purchases: paths.purchases, newMembers: paths.members };
/** The question of the reports that a figure belongs to. */
const questions: Record<(typeof todays)[number] | (typeof months)[number], string> = {
  purchases: "sales",
  totalAmount: "sales",
  newMembers: "members",
  couponsUsed: "coupons",
  pointsGiven: "points",
  pointsUsed: "points",
  pointsExpired: "points",
};

type Compared = Exclude<Today["lastWeek"], null>;

/** Today beside the same weekday last week as far as it had come by now; then the month, quieter. */
export function TodayFigures({ today, lastWeek, month }: Pick<Today, "today" | "lastWeek" | "month">) {
  const words = useTranslations("today");
  const { weekdayAndTime } = useDates();
  const go = useGo();
  const text = useFigureText();
  const delta = useDelta(today, lastWeek);
  const day = useToday().toString();
  const ofDay = `${paths.reports}?period=own&since=${day}&until=${day}`;
  return (
    <>
      <section aria-labelledby="today">
        <div className={classes.dayHead}>
          <h2 id="today" className={classes.heading}>
            {words("title")}
          </h2>
          {lastWeek && <p className={classes.compared}>{words("compared", weekdayAndTime(lastWeek.until))}</p>}
        </div>
        <div className={classes.figures}>
          {todays.map((name) => (
            <Figure
              key={name}
              label={words(name)}
              value={text(name, today[name])}
              delta={delta(name)}
              href={places[name] ?? `${ofDay}#${questions[name]}`}
              navigate={go}
            />
          ))}
        </div>
      </section>
      <section>
        <h2 className={classes.heading}>{words("month")}</h2>
        <dl className={classes.monthFigures}>
          {months.map((name) => (
            <div key={name}>
              <dt>
                <Link to={paths.reports} hash={questions[name]} className={classes.toReport}>
                  {words(name)}
                </Link>
              </dt>
              <dd>{text(name, month[name])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function useFigureText() {
  const { count, wholeKronor } = useNumbers();
  return (name: keyof Figures, value: number) => (name === "totalAmount" ? wholeKronor(value) : count(value));
}

/** How a figure stands against last week's; silent where nothing happened either day. */
function useDelta(today: Figures, lastWeek: Compared | null) {
  const words = useTranslations("today");
  const text = useFigureText();
  return (name: (typeof todays)[number]) => {
    if (!lastWeek || (today[name] === 0 && lastWeek[name] === 0)) return undefined;
    const { direction, difference } = compare(today[name], lastWeek[name]);
    const phrase = name === "totalAmount" ? (`amount.${direction}` as const) : (`number.${direction}` as const);
    return {
      text: words(phrase, { difference: text(name, difference) }),
      // Fewer is only a quieter day, not bad: nothing to be alarmed about.
      tone: direction === "more" ? ("good" as const) : ("calm" as const),
    };
  };
}
