import { expect, test } from "vitest";
import { bouncesTooMany } from "./bounces.ts";

test("more than one in ten is too many, of two hundred at least", () => {
  expect(bouncesTooMany({ sent: 21, bounced: 20 })).toBe(false);
  expect(bouncesTooMany({ sent: 21, bounced: 21 })).toBe(true);
  expect(bouncesTooMany({ sent: 1_000, bounced: 100 })).toBe(false);
  expect(bouncesTooMany({ sent: 1_000, bounced: 101 })).toBe(true);
});
