import { expect, test } from "vitest";
import type { Home } from "#packages/web/member/club/home.ts";
import { type CardPhrases, cardWords } from "./card-words.ts";

const english: CardPhrases = {
  greeting: "Hi %FIRST%",
  greetingNoName: "Hi",
  unit: { one: "point", other: "points" },
  leftTo: { one: "%LEFT% to go for %REWARD%", other: "%LEFT% to go for %REWARD%" },
  allInReach: "Your points cover every reward",
};

type Facts = { balance?: number; owed?: number; active?: boolean; firstName?: string; rewards?: [string, number][] };

function home({ balance = 0, owed = 0, active = true, firstName = "Siri", rewards = [] }: Facts): Home {
  const coupons = rewards.map(([name, pointsRequired]) => ({
    kind: "REWARD",
    publishStatus: "ACTIVE",
    name,
    pointsRequired,
  }));
  return {
    points: { active, balance, owed },
    coupons,
    latestPurchase: null,
    profile: { firstName, lastName: firstName && "Ek" },
  } as unknown as Home;
}

test("a member’s card shows the name, the balance and the distance to the next reward", () => {
  const rewards: [string, number][] = [
    ["Coffee", 100],
    ["A $& cake", 2_500],
  ];
  expect(cardWords(home({ balance: 1_240, rewards }), english, "en")).toEqual({
    isUntouched: false,
    greeting: "Hi Siri",
    member: "Siri Ek",
    points: "1,240",
    unit: "points",
    next: "1,260 to go for a $& cake",
    share: 1_240 / 2_500,
  });
});

test("a member’s card uses the singular for one point, and says when the points cover every reward", () => {
  expect(cardWords(home({ balance: 1, rewards: [["Mint", 1]] }), english, "en")).toMatchObject({
    points: "1",
    unit: "point",
    next: "Your points cover every reward",
    share: 1,
  });
});

test("a member’s card shows an invitation before any points are earned, and a number for a deficit", () => {
  expect(cardWords(home({}), english, "en").isUntouched).toBe(true);
  expect(cardWords(home({ owed: 20 }), english, "en").isUntouched).toBe(false);
});

test("a member’s card leaves out a missing name, the points of a club without points, and a missing next reward", () => {
  const words = cardWords(home({ firstName: "", active: false, rewards: [["Coffee", 100]] }), english, "en");
  expect(words).toMatchObject({ greeting: "Hi", member: undefined, points: undefined, unit: undefined });
  expect(words.next).toBeUndefined();
});
