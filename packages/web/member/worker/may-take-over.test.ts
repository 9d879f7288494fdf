import { expect, test } from "vitest";
import { mayTakeOver } from "./may-take-over.ts";

const older = { isOwn: false, isVisible: false, isInUse: false };

test("a newer build takes over a hidden page", () => {
  expect(mayTakeOver(older)).toBe(true);
});

test("a newer build does not take over a visible page", () => {
  expect(mayTakeOver({ ...older, isVisible: true })).toBe(false);
});

test("a newer build does not take over a hidden page with typed text", () => {
  expect(mayTakeOver({ ...older, isInUse: true })).toBe(false);
});

test("a newer build takes over a page of the same build in any state", () => {
  expect(mayTakeOver({ isOwn: true, isVisible: true, isInUse: true })).toBe(true);
});
