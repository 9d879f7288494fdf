import { expect, test } from "vitest";
import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { rewardsNear } from "./rewards-near.ts";

const reward = (pointsRequired: number, publishStatus: PublishStatus = "ACTIVE") => ({ pointsRequired, publishStatus });

test("the rewards near a balance are the most expensive ones within reach and the next one", () => {
  const rewards = [reward(900), reward(100), reward(300), reward(200, "STOPPED"), reward(500)];
  expect(rewardsNear(300, rewards)).toEqual([reward(100), reward(300), reward(500)]);
  expect(rewardsNear(0, rewards)).toEqual([reward(100)]);
  expect(rewardsNear(9000, rewards)).toEqual([reward(300), reward(500), reward(900)]);
  expect(rewardsNear(600, rewards)).toEqual([reward(100), reward(300), reward(500), reward(900)]);
  expect(rewardsNear(10, [])).toEqual([]);
  // A SUSPENDED reward is shown in the grace period only.
  expect(rewardsNear(300, [reward(300, "SUSPENDED")])).toEqual([reward(300, "SUSPENDED")]);
});
