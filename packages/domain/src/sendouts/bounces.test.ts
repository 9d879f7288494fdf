import { expect, test } from "vitest";
import { bounceOf, bouncesTooMany } from "./bounces.ts";

test.each([
  ["failed", "5.1.1", "HARD"],
  ["Failed", "5.0.0", "HARD"],
  ["failed", "5.2.1", "HARD"],
  ["failed", "5.2.2", "SOFT"],
  ["failed", "5.7.1", "SOFT"],
  ["failed", "5.4.4", "HARD"],
  ["failed", "5.4.6", "SOFT"],
  ["failed", "5.4.7", "SOFT"],
  ["failed", "4.4.7", "SOFT"],
  ["delayed", "4.4.1", null],
  ["delayed", "5.1.1", null],
  ["relayed", "2.0.0", null],
] as const)("%s %s is %s", (action, status, bounce) => expect(bounceOf(action, status)).toBe(bounce));

test("more than one in ten is too many, of two hundred at least", () => {
  expect(bouncesTooMany({ sent: 21, bounced: 20 })).toBe(false);
  expect(bouncesTooMany({ sent: 21, bounced: 21 })).toBe(true);
  expect(bouncesTooMany({ sent: 1_000, bounced: 100 })).toBe(false);
  expect(bouncesTooMany({ sent: 1_000, bounced: 101 })).toBe(true);
});
