import { Figure } from "@stammis/ui/Figure.tsx";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import { useGo } from "../../lib/use-go.ts";
import { paths } from "../../paths.ts";
import { compare } from "./compare.ts";
import type { Figures, Today } from "./queries.ts";
import classes from "./today.module.css";

const todays = ["purchases", "totalAmount", "newMembers", "couponsUsed"] as const;
const months = ["purchases", "totalAmount", "newMembers", "pointsGiven", "pointsUsed", "pointsFallenDue"] as const;
const places: Partial<Record<keyof Figures, string>> = { purchases: paths.purchases, newMembers: paths.members };

/** Today beside the same weekday last week; then the month, quieter. */
export function TodayFigures({ today, lastWeek, month }: Pick<Today, "today" | "lastWeek" | "month">) {
  const words = useTranslations("today");
  const { count, wholeKronor } = useNumbers();
  const go = useGo();
  const text = (name: keyof Figures, value: number) => (name === "totalAmount" ? wholeKronor(value) : count(value));
  const delta = (name: keyof Figures) => {
    const { direction, difference } = compare(today[name], lastWeek[name]);
    if (direction === "same") return { text: words("asLastWeek"), tone: "calm" as const };
    const phrases = name === "totalAmount" ? ({ more: "moreAmount", fewer: "lessAmount" } as const) : null;
    const phrase = phrases?.[direction] ?? direction;
    return {
      text: words(phrase, { difference: text(name, difference) }),
      // Fewer is only early in the day, not bad: nothing to be alarmed about.
      tone: direction === "more" ? ("good" as const) : ("calm" as const),
    };
  };
  return (
    <>
      <div className={classes.figures}>
        {todays.map((name) => (
          <Figure
            key={name}
            label={words(name)}
            value={text(name, today[name])}
            delta={delta(name)}
            href={places[name]}
            navigate={go}
          />
        ))}
      </div>
      <section className={classes.month}>
        <h2 className={classes.heading}>{words("month")}</h2>
        <dl className={classes.monthFigures}>
          {months.map((name) => (
            <div key={name}>
              <dt>{words(name)}</dt>
              <dd>{text(name, month[name])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
