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

test("markOf returns the latest filling of a card and its stamps", () => {
  expect(markOf([])).toEqual(untouched);
  expect(markOf([filling(2, 3), filling(1, 10, "COMPLETED")])).toEqual({ id: 2, collected: 3 });
});

test("markOf keeps a filling that the server no longer returns, so that its stamps never appear as new again", () => {
  const full = [filling(2, 10, "COMPLETED")];
  const used = markOf([], markOf(full));
  expect(used).toEqual({ id: 2, collected: 10 });
  expect(newStamps(used, full).gained).toBe(0);
});

test("markOf lowers the stored progress of a filling after stamps are taken back", () => {
  expect(markOf([filling(2, 1)], { id: 2, collected: 3 })).toEqual({ id: 2, collected: 1 });
});

test("after an undone visit, the next stamps appear as new on the reopened card", () => {
  const undone = [filling(2, 0, "EMPTIED"), filling(1, 7)];
  const mark = markOf(undone, { id: 2, collected: 2 });
  expect(mark).toEqual({ id: 1, collected: 7 });
  const full = [filling(2, 0, "EMPTIED"), filling(1, 10, "COMPLETED")];
  expect(newStamps(mark, full)).toMatchObject({ gained: 3, filled: { landed: 3, filling: { id: 1 } } });
});

test("stamps since the last view are new", () => {
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 5)])).toEqual({ gained: 2, landed: 2, filled: null });
  expect(newStamps(untouched, [filling(1, 1)])).toMatchObject({ landed: 1 });
});

test("unchanged stamps and stamps taken back do not appear as new stamps", () => {
  const none = { gained: 0, landed: 0, filled: null };
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 3), filling(1, 10, "COMPLETED")])).toEqual(none);
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 1)])).toEqual(none);
  expect(newStamps({ id: 2, collected: 3 }, [filling(2, 3, "RESET")])).toEqual(none);
});

test("the last stamps fill the card, and the others are on the next one", () => {
  const news = newStamps({ id: 1, collected: 9 }, [filling(2, 2), filling(1, 10, "COMPLETED")]);
  expect(news).toMatchObject({ gained: 3, landed: 2, filled: { landed: 1, filling: { id: 1 } } });
});

test("after two cards were filled, the later one turns over", () => {
  const fillings = [filling(1, 10, "COMPLETED"), filling(2, 10, "COMPLETED")];
  expect(newStamps({ id: 1, collected: 4 }, fillings)).toMatchObject({
    gained: 16,
    landed: 0,
    filled: { landed: 10, filling: { id: 2 } },
  });
});

test("an expired card that was begun again counts its new stamps from zero", () => {
  expect(newStamps({ id: 1, collected: 4 }, [filling(2, 1), filling(1, 4, "RESET")])).toMatchObject({ landed: 1 });
});
