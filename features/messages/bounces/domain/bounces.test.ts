import { expect, test } from "vitest";
import { bouncesTooMany } from "./bounces.ts";

test("a bounce rate above one in ten is too high, counted on at least two hundred mails", () => {
  expect(bouncesTooMany({ sent: 21, bounced: 20 })).toBe(false);
  expect(bouncesTooMany({ sent: 21, bounced: 21 })).toBe(true);
  expect(bouncesTooMany({ sent: 1_000, bounced: 100 })).toBe(false);
  expect(bouncesTooMany({ sent: 1_000, bounced: 101 })).toBe(true);
});
