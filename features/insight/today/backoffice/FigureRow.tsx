import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FigureName } from "./figure-name.ts";
import classes from "./today.module.css";

export interface TodayRow {
  name: FigureName | "messages";
  label: string;
  /** A note on upcoming events. */
  note: ReactNode;
  /** A formatted figure: "1 240", "38 420 kr". */
  today: string;
  month: string;
  /** The links to details. */
  todayHref: string;
  monthHref: string;
  /** The link to the members behind the month's figure. */
  members?: ReactNode;
}

export interface Delta {
  text: string;
  tone: "good" | "calm";
}

/** A row with a name, today's figure with its comparison, and the month's figure. */
export function FigureRow({ row, delta }: { row: TodayRow; delta: Delta | undefined }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.note && <span className={classes.note}>{row.note}</span>}
      </th>
      <td className={classes.todays}>
        <Link to={row.todayHref} className={classes.number}>
          {row.today}
          {delta && (
            <span className={classes.delta} data-tone={delta.tone}>
              {delta.text}
            </span>
          )}
        </Link>
      </td>
      <td>
        <Link to={row.monthHref} className={classes.number}>
          {row.month}
        </Link>
      </td>
      <td>{row.members}</td>
    </tr>
  );
}
