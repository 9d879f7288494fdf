import { openUsage, rewardUsable } from "@stammis/domain/stamp-cards/stamp-card-usages";
import { expect, test } from "vitest";
import { tellHistory } from "./history.ts";
import { iris } from "./iris.ts";
import { kaffebonan } from "./kaffebonan.ts";

test.each(["2026-01-02T09:00", "2026-04-15T12:00", "2026-07-20T16:30", "2027-02-28T23:00"])(
  "told on %s, the guest has seven stamps of nine and a reward to take",
  (at) => {
    const now = Temporal.PlainDateTime.from(at);
    const { cards } = tellHistory(kaffebonan, now, true);
    const own = cards.find(({ member, card }) => member === 0 && card === 0);
    if (!own) throw new Error("the guest has no card");
    const today = now.toPlainDate();
    expect(openUsage(own.state, today)).toMatchObject({ collected: 7, stampsAmount: 9 });
    expect(own.state.usages.filter(({ reward }) => reward && rewardUsable(reward, today))).toHaveLength(1);
  },
);

test("told twice on one day it is the same, and nothing happens after now", () => {
  const now = Temporal.PlainDateTime.from("2026-05-31T10:15");
  const [first, second] = [tellHistory(iris, now, false), tellHistory(iris, now, false)];
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  const moments = first.purchases.flatMap(({ at, returned }) => (returned ? [at, returned.at] : [at]));
  for (const at of moments) expect(Temporal.PlainDateTime.compare(at, now)).toBeLessThanOrEqual(0);
});
