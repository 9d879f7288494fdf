import fc from "fast-check";
import { expect, test } from "vitest";
import { setPages } from "./set-pages.ts";

test("the layout of an invoice puts all rows on one page if they fit", () => {
  expect(setPages({ rows: [10, 10], firstRoom: 50, nextRoom: 80, ending: 30 })).toEqual([[0, 1]]);
  expect(setPages({ rows: [], firstRoom: 50, nextRoom: 80, ending: 30 })).toEqual([[]]);
});

test("the layout of an invoice moves the last two rows to the next page along with sums that do not fit", () => {
  expect(setPages({ rows: [10, 10, 10], firstRoom: 50, nextRoom: 80, ending: 30 })).toEqual([[0], [1, 2]]);
  expect(setPages({ rows: [10, 10, 10, 10, 10], firstRoom: 40, nextRoom: 80, ending: 30 })).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(setPages({ rows: [20, 20], firstRoom: 50, nextRoom: 80, ending: 30 })).toEqual([[0], [1]]);
});

test("the layout of an invoice places every row once and in order, overfills no page and never puts the sums alone on a page", () => {
  const piece = fc.record({
    rows: fc.array(fc.integer({ min: 14, max: 140 }), { minLength: 1, maxLength: 250 }),
    firstRoom: fc.integer({ min: 150, max: 400 }),
    nextRoom: fc.integer({ min: 550, max: 650 }),
    ending: fc.integer({ min: 60, max: 200 }),
  });
  fc.assert(
    fc.property(piece, ({ rows, firstRoom, nextRoom, ending }) => {
      const pages = setPages({ rows, firstRoom, nextRoom, ending });
      expect(pages.flat()).toEqual(rows.map((_, at) => at));
      for (const [page, on] of pages.entries()) {
        const used = on.reduce((sum, at) => sum + (rows[at] ?? 0), page === pages.length - 1 ? ending : 0);
        expect(used).toBeLessThanOrEqual(page === 0 ? firstRoom : nextRoom);
        if (page > 0) expect(on.length).toBeGreaterThan(0);
      }
      const [before = [], last = []] = pages.slice(-2);
      if (pages.length > 1 && before.length + last.length > 3) expect(last.length).toBeGreaterThan(1);
    }),
  );
});
