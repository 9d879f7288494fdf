import { expect, test } from "vitest";
import { nextReward } from "./next-reward.ts";

const bun = { name: "Kanelbulle", pointsRequired: 300, publishStatus: "ACTIVE" } as const;
const makeBalance = (balance: number, owed = 0) => ({ balance, owed });
const lunch = { name: "Lunch", pointsRequired: 1200, publishStatus: "ACTIVE" } as const;

test("the next reward is the cheapest one out of reach", () => {
  expect(nextReward(makeBalance(240), [lunch, bun])).toEqual({
    kind: "left",
    reward: "Kanelbulle",
    left: 60,
    value: 240,
    max: 300,
  });
  expect(nextReward(makeBalance(300), [lunch, bun])).toMatchObject({ reward: "Lunch", left: 900 });
});

test("a stopped reward is not the next reward", () => {
  expect(nextReward(makeBalance(240), [{ ...bun, publishStatus: "STOPPED" }, lunch])).toMatchObject({
    reward: "Lunch",
  });
});

test("a reward in the grace period can be the next reward", () => {
  expect(nextReward(makeBalance(240), [{ ...bun, publishStatus: "SUSPENDED" }])).toMatchObject({
    reward: "Kanelbulle",
  });
});

test("nextReward returns all when every reward is within reach, and null without rewards", () => {
  expect(nextReward(makeBalance(1200), [bun, lunch])).toEqual({ kind: "all", value: 1, max: 1 });
  expect(nextReward(makeBalance(1200), [])).toBeNull();
});

test("a deficit counts as missing points", () => {
  expect(nextReward(makeBalance(0, 50), [bun])).toMatchObject({ left: 350, value: 0, max: 300 });
});
