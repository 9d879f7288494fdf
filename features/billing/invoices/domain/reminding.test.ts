import { expect, test } from "vitest";
import { dueReminder, reminderFeeOre, trialNotice } from "./reminding.ts";

const dueOn = Temporal.PlainDate.from("2027-02-26");
const remind = (days: number, reminded: number, owedOre = 1) =>
  dueReminder({ dueOn, owedOre, reminded }, dueOn.add({ days }));

test("an unpaid invoice is reminded of after 5 days, kindly, and after 15 with a fee", () => {
  expect([remind(4, 0), remind(5, 0), remind(14, 1), remind(15, 1)]).toEqual([
    null,
    { number: 1, feeOre: 0 },
    null,
    { number: 2, feeOre: reminderFeeOre },
  ]);
});

test("neither what is paid nor what was reminded of twice is reminded of again", () => {
  expect([remind(40, 0, 0), remind(40, 2)]).toEqual([null, null]);
});

test("after days on which nothing ran one reminder comes at a time, the kind one first", () => {
  expect(remind(40, 0)).toEqual({ number: 1, feeOre: 0 });
});

test("of a trial one is told when 7, 3, 1 and no days are left, and of a missed day on the next", () => {
  const ends = Temporal.PlainDate.from("2026-03-01");
  const noticeFor = (daysLeft: number) => trialNotice(ends, ends.subtract({ days: daysLeft }));
  expect([8, 7, 6, 4, 3, 2, 1, 0, -1].map(noticeFor)).toEqual([null, 7, 7, 7, 3, 3, 1, 0, null]);
});
