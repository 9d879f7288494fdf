import { expect, test } from "vitest";
import { answersIn, keptText } from "./seen-answers.ts";

const home = { key: ["mine", "home"], at: 2_000, data: { firstName: "Siri" } };
const points = { key: ["mine", "points"], at: 1_000, data: { balance: 240 } };

test("stored answers are restored, the newest first", () => {
  expect(answersIn(keptText("siri", [points, home]), "siri")).toEqual([home, points]);
});

test("stored answers are not restored for another sign-in on the same phone", () => {
  expect(answersIn(keptText("siri", [home]), "olle")).toEqual([]);
});

test("unreadable stored answers are ignored", () => {
  expect(answersIn(null, "siri")).toEqual([]);
  expect(answersIn('{"since":"siri","answ', "siri")).toEqual([]);
});

test("the oldest stored answer is left out when there are too many", () => {
  const long = { key: ["mine", "purchases"], at: 500, data: "x".repeat(600_000) };
  expect(answersIn(keptText("siri", [long, points, home]), "siri")).toEqual([home, points]);
});
