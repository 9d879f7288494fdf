import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FigureName } from "./figure-name.ts";
import classes from "./today.module.css";

export interface TodayRow {
  name: FigureName | "messages";
  label: string;
  /** What is to come of it. */
  note: ReactNode;
  /** As written: "1 240", "38 420 kr". */
  today: string;
  month: string;
  /** Where each is looked into. */
  todayHref: string;
  monthHref: string;
}

export interface Delta {
  text: string;
  tone: "good" | "calm";
}

/** One thing that happened: its name, today's figure with how it stands, and the month's. */
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
    </tr>
  );
}
