import { expect, test } from "vitest";
import { memberFigures, selectionBehind } from "./members-behind.ts";
import { readSelection } from "./read-selection.ts";

const today = "2026-11-29";

test.each([
  ["BOUGHT", { since: "2026-11-01", until: today }, [{ kind: "LATEST_PURCHASE", from: "2026-11-01", to: today }]],
  [
    "BOUGHT",
    { since: "2026-09-01", until: "2026-10-31" },
    [{ kind: "PURCHASES", min: 1, max: null, locationIds: [], period: { from: "2026-09", to: "2026-10" } }],
  ],
  [
    "BOUGHT",
    { since: "2026-11-01", until: today, pointOfSaleId: 4 },
    [{ kind: "PURCHASES", min: 1, max: null, locationIds: [4], period: { from: "2026-11", to: "2026-11" } }],
  ],
  [
    "JOINED",
    { since: today, until: today, pointOfSaleId: 4 },
    [
      { kind: "REGISTERED", from: today, to: today },
      { kind: "HOME_LOCATION", locationIds: [4] },
    ],
  ],
  ["EXPIRING", {}, [{ kind: "EXPIRING_POINTS", points: 1, days: 30 }]],
  [
    "QUIET",
    { months: 6 },
    [
      { kind: "BOUGHT_LATELY", months: 6, has: false },
      { kind: "DAYS_SINCE_PURCHASE", min: 0, max: null },
    ],
  ],
] as const)("the members behind %s in %j are selected by %j", (figure, scope, conditions) => {
  expect(selectionBehind(figure, scope, today).conditions).toEqual(conditions);
});

test.each(memberFigures)("the selection behind %s is one that the server accepts", (figure) => {
  const selection = selectionBehind(figure, { since: "2026-11-01", until: today, pointOfSaleId: 4 }, today);
  expect(readSelection(selection).ok).toBe(true);
});
