import { expect, test } from "vitest";
import { mayChangeView, viewSearch } from "./list-views.ts";

test.each([
  ["", ""],
  ["?sort=-total&page=3", "sort=-total"],
  ["q=anna&memberId=7&after=WzFd", ""],
  ["until=2026-05-31&since=2026-05-01", "since=2026-05-01&until=2026-05-31"],
  ["sort=&pointOfSaleId=3", "pointOfSaleId=3"],
])("a saved view of the search %j stores %j", (search, expectedSearch) => {
  expect(viewSearch(search)).toBe(expectedSearch);
  expect(viewSearch(expectedSearch)).toBe(expectedSearch);
});

test.each([
  [{ own: true, shared: false }, false, false, true],
  [{ own: true, shared: false }, false, true, false],
  [{ own: true, shared: false }, true, true, true],
  [{ own: false, shared: false }, true, false, false],
  [{ own: false, shared: true }, true, true, true],
  [{ own: false, shared: true }, false, true, false],
  [{ own: true, shared: true }, false, false, false],
])(
  "a view %j, edited by a merchant: %j, shared afterwards: %j, may be changed: %j",
  (view, isMerchant, becomesShared, may) => {
    expect(mayChangeView(view, isMerchant, becomesShared)).toBe(may);
  },
);
