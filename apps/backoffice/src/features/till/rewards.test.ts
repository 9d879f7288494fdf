import { expect, it } from "vitest";
import { pointsLeft, rewardChoices } from "./rewards.ts";

const bun = { id: 1, name: "Kanelbulle", pointsRequired: 60 };
const coffee = { id: 2, name: "Kaffe", pointsRequired: 100 };
const cake = { id: 3, name: "Tårta", pointsRequired: 400 };

it("says how many points are lacking, chosen ones taken off first", () => {
  expect(rewardChoices(150, [cake, coffee, bun], [2])).toEqual([
    { reward: bun, chosen: false, lacking: 10 },
    { reward: coffee, chosen: true, lacking: 0 },
    { reward: cake, chosen: false, lacking: 350 },
  ]);
  expect(pointsLeft(150, [cake, coffee, bun], [2, 1])).toBe(-10);
});

it("can be chosen for exactly the points there are", () => {
  expect(rewardChoices(60, [bun], [])[0]?.lacking).toBe(0);
});
