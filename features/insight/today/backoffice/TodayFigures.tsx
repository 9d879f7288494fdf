import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { MembersBehind } from "#features/messages/selections/backoffice/MembersBehind.tsx";
import type { MemberFigure } from "#features/messages/selections/domain/members-behind.ts";
import { paths } from "#features/office-paths.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { FigureRow, type TodayRow } from "./FigureRow.tsx";
import { type FigureName, shownFigures } from "./figure-name.ts";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";
import { useDelta } from "./use-delta.ts";

/** Purchases and new members link to their lists, latest first; other figures link to the report of the day. */
const listOf = (day: string): Partial<Record<FigureName, string>> => ({
  purchases: `${paths.purchases}?since=${day}&until=${day}`,
  newMembers: paths.members,
});
/** The members behind a figure of the month; figures without one do not count members. */
const membersOf: Partial<Record<FigureName, MemberFigure>> = {
  purchases: "BOUGHT",
  totalAmount: "BOUGHT",
  newMembers: "JOINED",
  pointsGiven: "BOUGHT",
  pointsExpired: "EXPIRING",
};
/** The report question of each figure. */
const questions: Record<FigureName, string> = {
  purchases: "sales",
  totalAmount: "sales",
  newMembers: "members",
  pointsGiven: "points",
  pointsUsed: "points",
  pointsExpired: "points",
  couponsUsed: "coupons",
  cardsFilled: "stampcards",
};

/** Shows each figure for today and the month. Today is compared with the same weekday last week up to this time. */
export function TodayFigures({ figures }: { figures: Today }) {
  const words = useTranslations("today");
  const { weekdayAndTime } = useDates();
  const { today, lastWeek } = figures;
  const delta = useDelta(today, lastWeek);
  const rows = useRows(figures);
  return (
    <section aria-label={words("figures")}>
      <table className={classes.figures}>
        <caption className={classes.compared}>{lastWeek && words("compared", weekdayAndTime(lastWeek.until))}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words("title")}</th>
            <th scope="col">{words("month")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow key={row.name} row={row} delta={row.name === "messages" ? undefined : delta(row.name)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const sendoutsOf = (day: string) => ({
  todayHref: `${paths.sendouts}?since=${day}&until=${day}`,
  monthHref: `${paths.sendouts}?since=${day.slice(0, 8)}01&until=${day}`,
});

function useRows({ today, month, has, dueWithin, messages }: Today): TodayRow[] {
  const words = useTranslations("today");
  const { count, wholeKronor } = useNumbers();
  const { moment } = useDates();
  const day = useToday().toString();
  const text = (name: FigureName, value: number) => (name === "totalAmount" ? wholeKronor(value) : count(value));
  const lists = listOf(day);
  const notes: Partial<Record<FigureName, string>> = {};
  if (dueWithin.points > 0) {
    notes.pointsExpired = words("dueWithin", { points: count(dueWithin.points), days: String(dueWithin.days) });
  }
  const scope = { since: `${day.slice(0, 8)}01`, until: day };
  const membersBehind = (name: FigureName) => {
    const figure = membersOf[name];
    return figure && <MembersBehind figure={figure} scope={scope} label={words(name)} compact />;
  };
  const rows: TodayRow[] = shownFigures({ today, month, has, dueWithin }).map((name) => ({
    name,
    label: words(name),
    note: notes[name],
    today: text(name, today[name]),
    month: text(name, month[name]),
    todayHref: lists[name] ?? `${paths.reports}?period=own&since=${day}&until=${day}#${questions[name]}`,
    monthHref: `${paths.reports}#${questions[name]}`,
    members: membersBehind(name),
  }));
  if (!messages) return rows;
  const { next } = messages;
  const note = next && (
    <Link to={paths.sendout} params={{ id: String(next.id) }} className={link.link}>
      {words("nextSendout", { name: next.name, moment: moment(next.sendAt) })}
    </Link>
  );
  const sent = { today: count(messages.today), month: count(messages.month) };
  const messagesRow = { name: "messages" as const, label: words("messagesSent"), note, ...sent };
  return [...rows, { ...messagesRow, ...sendoutsOf(day) }];
}
