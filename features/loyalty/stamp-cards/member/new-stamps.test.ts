import { expect, test } from "vitest";
import { type Filling, markOf, newStamps, untouched } from "./new-stamps.ts";

const filling = (
  id: number,
  collectedStamps: number,
  stampcardUsageStatus: Filling["stampcardUsageStatus"] = "OPEN",
) => ({
  id,
  collectedStamps,
  stampsAmount: 10,
  stampcardUsageStatus,
});

test("a card stands where its latest filling does", () => {
  expect(markOf([])).toEqual(untouched);
  expect(markOf([filling(2, 3), filling(1, 10, "COMPLETED")])).toEqual({ id: 2, collected: 3 });
});

test("a filling that is no longer told of stays known, so that it is never news again", () => {
  const full = [filling(2, 10, "COMPLETED")];
  const used = markOf([], markOf(full));
  expect(used).toEqual({ id: 2, collected: 10 });
  expect(newStamps(used, full).gained).toBe(0);
});

test("stamps taken back move the mark back on its own filling", () => {
  expect(markOf([filling(2, 1)], { id: 2, collected: 3 })).toEqual({ id: 2, collected: 1 });
});

test("after an undo the card that it reopened is the one that stamps land on", () => {
  const undone = [filling(2, 0, "EMPTIED"), filling(1, 7)];
  const mark = markOf(undone, { id: 2, collected: 2 });
  expect(mark).toEqual({ id: 1, collected: 7 });
  const full = [filling(2, 0, "EMPTIED"), filling(1, 10, "COMPLETED")];
  expect(newStamps(mark, full)).toMatchObject({ gained: 3, filled: { landed: 3, filling: { id: 1 } } });
});

test("stamps since the last look land", () => {
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 5)])).toEqual({ gained: 2, landed: 2, filled: null });
  expect(newStamps(untouched, [filling(1, 1)])).toMatchObject({ landed: 1 });
});

test("nothing new, and stamps taken back, are no news", () => {
  const none = { gained: 0, landed: 0, filled: null };
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 3), filling(1, 10, "COMPLETED")])).toEqual(none);
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 1)])).toEqual(none);
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 3, "RESET")])).toEqual(none);
});

test("the last stamps fill the card, and what is over lies on the next one", () => {
  const news = newStamps({ id: 1, collected: 9 }, [filling(2, 2), filling(1, 10, "COMPLETED")]);
  expect(news).toMatchObject({ gained: 3, landed: 2, filled: { landed: 1, filling: { id: 1 } } });
});

test("two cards filled since: the latest is the one to turn over", () => {
  const fillings = [filling(1, 10, "COMPLETED"), filling(2, 10, "COMPLETED")];
  expect(newStamps({ id: 1, collected: 4 }, fillings)).toMatchObject({
    gained: 16,
    landed: 0,
    filled: { landed: 10, filling: { id: 2 } },
  });
});

test("a card that ran out and began again counts from nothing", () => {
  expect(newStamps({ id: 1, collected: 4 }, [filling(2, 1), filling(1, 4, "RESET")])).toMatchObject({ landed: 1 });
});
