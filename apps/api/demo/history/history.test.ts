import { expect, test } from "vitest";
import { openFilling, rewardUsable } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { iris } from "../clubs/iris.ts";
import { kaffebonan } from "../clubs/kaffebonan.ts";
import { buildHistory } from "./history.ts";

test.each(["2026-01-02T09:00", "2026-04-15T12:00", "2026-07-20T16:30", "2027-02-28T23:00"])(
  "at %s the guest has seven stamps of nine and a full card’s reward to use",
  (at) => {
    const now = Temporal.PlainDateTime.from(at);
    const { cards } = buildHistory(kaffebonan, now, true);
    const own = cards.find(({ member, card }) => member === 0 && card === 0);
    if (!own) throw new Error("the guest has no card");
    const today = now.toPlainDate();
    expect(openFilling(own.state, today)).toMatchObject({ collected: 7, stampsAmount: 9 });
    expect(own.state.fillings.filter(({ reward }) => reward && rewardUsable(reward, today))).toHaveLength(1);
  },
);

test("a history built twice for the same moment is equal, and has nothing after that moment", () => {
  const now = Temporal.PlainDateTime.from("2026-05-31T10:15");
  const [first, second] = [buildHistory(iris, now, false), buildHistory(iris, now, false)];
  expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  const moments = first.purchases.flatMap(({ at, returned }) => (returned ? [at, returned.at] : [at]));
  for (const at of moments) expect(Temporal.PlainDateTime.compare(at, now)).toBeLessThanOrEqual(0);
});
