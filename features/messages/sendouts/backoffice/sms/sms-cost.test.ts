import { expect, test } from "vitest";
import { smsMax } from "#packages/domain/limits.ts";
import { smsCost } from "./sms-cost.ts";

const end = "\nAvsluta: https://stammis.example/u/s00000000000000000000000000";
const counted = (text: string) => ({ text: text + end, characters: text.length });

test("an SMS costs one credit only as long as the unsubscribe link fits in it too", () => {
  const free = 160 - end.length;
  expect(smsCost("a".repeat(free), counted(""))).toEqual({ characters: 160, segments: 1, beyondOne: 0 });
  expect(smsCost("a".repeat(free + 1), counted("a"))).toEqual({ characters: 161, segments: 2, beyondOne: 1 });
});

test("a text of 155 characters is shown at two credits from the start", () => {
  const text = "a".repeat(smsMax);
  expect(smsCost(text, counted("Hej"))).toMatchObject({ segments: 2, beyondOne: smsMax + end.length - 160 });
});

test("the unsubscribe link counts before the first letter is typed", () => {
  expect(smsCost("", counted(""))).toEqual({ characters: end.length, segments: 1, beyondOne: 0 });
});

test("a text has no cost before the server has returned its end", () => {
  expect(smsCost("Hej", undefined)).toBeNull();
});
