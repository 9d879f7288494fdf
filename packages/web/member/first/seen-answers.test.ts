import { expect, test } from "vitest";
import { answersIn, keptText } from "./seen-answers.ts";

const home = { key: ["mine", "home"], at: 2_000, data: { firstName: "Siri" } };
const points = { key: ["mine", "points"], at: 1_000, data: { balance: 240 } };

test("what a member saw comes back, the newest first", () => {
  expect(answersIn(keptText("siri", [points, home]), "siri")).toEqual([home, points]);
});

test("whoever signs in after them on the same phone finds nothing of it", () => {
  expect(answersIn(keptText("siri", [home]), "olle")).toEqual([]);
});

test("what cannot be read is nothing", () => {
  expect(answersIn(null, "siri")).toEqual([]);
  expect(answersIn('{"since":"siri","answ', "siri")).toEqual([]);
});

test("where there is too much, the oldest is left out", () => {
  const long = { key: ["mine", "purchases"], at: 500, data: "x".repeat(600_000) };
  expect(answersIn(keptText("siri", [long, points, home]), "siri")).toEqual([home, points]);
});
