import { expect, test } from "vitest";
import { costOfMoreMembers } from "./member-cost.ts";

const price = { membersIncluded: 500, memberOre: 20 };

test.each([
  { members: 0, more: 500, beyond: 0, addedOre: 0 },
  { members: 0, more: 501, beyond: 1, addedOre: 20 },
  { members: 499, more: 9_502, beyond: 9_501, addedOre: 190_020 },
  { members: 600, more: 100, beyond: 200, addedOre: 2_000 },
  { members: 600, more: 0, beyond: 100, addedOre: 0 },
])(
  "$more more members, with $members existing ones and 500 included, add $addedOre öre a month",
  ({ members, more, beyond, addedOre }) => {
    expect(costOfMoreMembers(price, { locations: 1, members, more })).toEqual({ included: 500, beyond, addedOre });
  },
);

test("each open point of sale includes 500 members in its price", () => {
  expect(costOfMoreMembers(price, { locations: 3, members: 0, more: 1_501 })).toMatchObject({
    included: 1_500,
    beyond: 1,
  });
});
