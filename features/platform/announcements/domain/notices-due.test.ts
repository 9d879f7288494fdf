import fc from "fast-check";
import { expect, test } from "vitest";
import { type Coming, type Notice, noticesDue } from "./notices-due.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day("2026-12-30");
const price = (on: string, says: string): Coming => ({ subject: "price 1", day: day(on), says });
const due = (coming: Coming[], givenNotices: Notice[]) => noticesDue(coming, givenNotices, today);

test("merchants are notified once of a future event", () => {
  const coming = [price("2027-01-31", "499")];
  expect(due(coming, [])).toEqual(coming);
  expect(due(coming, coming)).toEqual([]);
});

test("a notice with changed content or day is sent again", () => {
  expect(due([price("2027-01-31", "599")], [price("2027-01-31", "499")])).toEqual([price("2027-01-31", "599")]);
  expect(due([price("2027-02-28", "499")], [price("2027-01-31", "499")])).toEqual([
    price("2027-02-28", "499"),
    { ...price("2027-01-31", ""), says: null },
  ]);
});

test("a cancelled event is withdrawn by a notice before its day", () => {
  const takenBack = (on: string) => ({ ...price(on, ""), says: null });
  expect(due([], [price("2026-12-31", "499")])).toEqual([takenBack("2026-12-31")]);
  expect(due([], [price("2026-12-30", "499")])).toEqual([]);
  expect(due([], [price("2026-12-31", "499"), takenBack("2026-12-31")])).toEqual([]);
});

test("an event that is planned again after its withdrawal is notified again", () => {
  const coming = price("2027-01-31", "499");
  expect(due([coming], [coming, { ...coming, says: null }])).toEqual([coming]);
});

const someDay = fc.integer({ min: -2, max: 2 }).map((days) => today.add({ days }));
const somethingComing = fc.record({
  subject: fc.constantFrom("price 1", "TERMS"),
  day: someDay,
  says: fc.constantFrom("a", "b"),
});
const oneADay = fc.uniqueArray(somethingComing, { selector: (each) => `${each.subject} ${each.day}`, maxLength: 6 });
const plans = fc.array(oneADay, { maxLength: 6 });

test("however plans change, the last notice is correct and no notice is repeated in a row", () => {
  fc.assert(
    fc.property(plans, (all) => {
      const givenNotices: Notice[] = [];
      for (const coming of all) {
        for (const notice of due(coming, givenNotices)) {
          const before = givenNotices.findLast(
            (each) => each.subject === notice.subject && each.day.equals(notice.day),
          );
          expect(before?.says ?? null).not.toBe(notice.says);
          givenNotices.push(notice);
        }
        expect(due(coming, givenNotices)).toEqual([]);
        for (const comingNotice of coming)
          expect(
            givenNotices.findLast(
              ({ subject, day: on }) => subject === comingNotice.subject && on.equals(comingNotice.day),
            )?.says,
          ).toBe(comingNotice.says);
      }
    }),
  );
});
