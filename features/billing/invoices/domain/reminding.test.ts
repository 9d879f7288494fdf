import { expect, test } from "vitest";
import { dueReminder, reminderFeeOre, trialNotice } from "./reminding.ts";

const dueOn = Temporal.PlainDate.from("2027-02-26");
const remind = (days: number, reminded: number, owedOre = 1) =>
  dueReminder({ dueOn, owedOre, reminded }, dueOn.add({ days }));

test("an unpaid invoice gets a reminder after 5 days and one with a fee after 15", () => {
  expect([remind(4, 0), remind(5, 0), remind(14, 1), remind(15, 1)]).toEqual([
    null,
    { number: 1, feeOre: 0 },
    null,
    { number: 2, feeOre: reminderFeeOre },
  ]);
});

test("a paid invoice or one with two reminders gets no further reminder", () => {
  expect([remind(40, 0, 0), remind(40, 2)]).toEqual([null, null]);
});

test("after missed days one reminder is sent at a time, the one without a fee first", () => {
  expect(remind(40, 0)).toEqual({ number: 1, feeOre: 0 });
});

test("a trial notice is due at 7, 3, 1 and 0 days left, and a missed notice on a later day", () => {
  const ends = Temporal.PlainDate.from("2026-03-01");
  const noticeFor = (daysLeft: number) => trialNotice(ends, ends.subtract({ days: daysLeft }));
  expect([8, 7, 6, 4, 3, 2, 1, 0, -1].map(noticeFor)).toEqual([null, 7, 7, 7, 3, 3, 1, 0, null]);
});
