import { pointsPerKronaOf } from "#features/loyalty/points/api/rule.ts";
import { keepWhatIfDays } from "../domain/what-if-questions.ts";
import type { Tally } from "../domain/what-if-tally.ts";
import type { WhatIfRow } from "./queries.ts";

/** Converts a rule for the response: points per krona instead of hundredths. */
const ruleOf = (question: WhatIfRow["question"], value: number, months: number | null) => {
  return { value: question === "EARNING" ? pointsPerKronaOf(value) : value, months };
};

/** Returns every month of the period, also without activity. A month that began before the period is left out. */
function monthsOf({ first_day, last_day }: WhatIfRow, months: Tally<object>["months"]) {
  const all: { month: string; now: number; next: number }[] = [];
  for (let month = first_day.with({ day: 1 }); Temporal.PlainDate.compare(month, last_day) <= 0; ) {
    const { now, next } = months[month.toString().slice(0, 7)] ?? { now: 0, next: 0 };
    all.push({ month: month.toString(), now, next });
    month = month.add({ months: 1 });
  }
  return all;
}

function answerOf(row: WhatIfRow) {
  const { figures, months, ...sums } = row.tally as unknown as Tally<object>;
  const of = (question: WhatIfRow["question"]) => (row.question === question ? (figures as never) : null);
  return { ...sums, earning: of("EARNING"), reward: of("REWARD"), card: of("CARD"), months: monthsOf(row, months) };
}

export function whatIfOf(row: WhatIfRow) {
  const { question } = row;
  return {
    id: row.id,
    question,
    subjectId: row.subject_id,
    subject: row.subject,
    now: ruleOf(question, row.now_value, row.now_months),
    next: ruleOf(question, row.next_value, row.next_months),
    from: row.first_day.toString(),
    to: row.last_day.toString(),
    pointCost: row.cost_hundredths === null ? null : row.cost_hundredths / 100,
    state: row.state,
    progress: row.progress,
    memberCount: row.member_count,
    by: row.author,
    askedAt: row.asked_at.toString(),
    keptUntil: row.asked_at.add({ hours: 24 * keepWhatIfDays }).toString(),
    answer: row.state === "DONE" ? answerOf(row) : null,
  };
}
