import { expect, test } from "vitest";
import { askingOf, checkWhatIf, isAsToday, whatIfFormOf } from "./what-if-form.ts";

const points = { id: null, name: "", now: { value: 1.5, months: 12 } };
const reward = { id: 7, name: "Bulle", now: { value: 500, months: null } };

test("the form begins with today's rule in the format of the language, and requires a change", () => {
  const form = whatIfFormOf(points, "sv");
  expect(form).toEqual({ value: "1,5", months: "12" });
  expect(isAsToday("EARNING", form, points.now)).toBe(true);
  const check = checkWhatIf("EARNING", points.now);
  expect(check(form)).toEqual({ value: "INVALID_INPUT", months: null });
  expect(check({ value: "2", months: "12" })).toEqual({ value: null, months: null });
  expect(check({ value: "1,5", months: "6" })).toEqual({ value: null, months: null });
  expect(check({ value: "0", months: "1,5" })).toEqual({ value: "INVALID_INPUT", months: "INVALID_INPUT" });
});

test("the form starts at one point per krona if no points are given today", () => {
  const none = { ...points, now: { value: 0, months: 12 } };
  const form = whatIfFormOf(none, "fr");
  expect(form.value).toBe("1");
  expect(checkWhatIf("EARNING", none.now)(form).value).toBeNull();
});

test("askingOf builds the request of each kind of question", () => {
  expect(askingOf("EARNING", points, { value: "2,25", months: "6" })).toEqual({
    question: "EARNING",
    pointsPerKrona: 2.25,
    monthValidation: 6,
  });
  expect(askingOf("REWARD", reward, { value: "1 000", months: "" })).toEqual({
    question: "REWARD",
    couponId: 7,
    pointsRequired: 1000,
  });
  expect(checkWhatIf("CARD", { value: 10, months: 6 })({ value: "31", months: "6" }).value).toBe("INVALID_INPUT");
});
