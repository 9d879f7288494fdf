import type { AnswerOf } from "../../lib/api.ts";

export type AccountLine = AnswerOf<"getPointsAccount">["rows"][number];

/** Lines of one month, in the order they came. */
export interface AccountMonth {
  /** `YYYY-MM` */
  month: string;
  lines: AccountLine[];
}

/** Groups lines, newest first, by the month they happened in. */
export function byMonth(lines: readonly AccountLine[]): AccountMonth[] {
  const months: AccountMonth[] = [];
  for (const line of lines) {
    const month = line.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.lines.push(line);
    else months.push({ month, lines: [line] });
  }
  return months;
}
