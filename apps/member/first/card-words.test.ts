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

test("the card says whose it is, what it holds and how far it is to what comes next", () => {
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

test("one point is one; where all is in reach it says so", () => {
  expect(cardWords(home({ balance: 1, rewards: [["Mint", 1]] }), english, "en")).toMatchObject({
    points: "1",
    unit: "point",
    next: "Your points cover every reward",
    share: 1,
  });
});

test("nothing earned yet is no number but an invitation; a debt is one", () => {
  expect(cardWords(home({}), english, "en").isUntouched).toBe(true);
  expect(cardWords(home({ owed: 20 }), english, "en").isUntouched).toBe(false);
});

test("what is not known is left out: a name, points of a club without any, a next reward", () => {
  const words = cardWords(home({ firstName: "", active: false, rewards: [["Coffee", 100]] }), english, "en");
  expect(words).toMatchObject({ greeting: "Hi", member: undefined, points: undefined, unit: undefined });
  expect(words.next).toBeUndefined();
});
