import { expect, test } from "vitest";
import { mayTakeOver } from "./may-take-over.ts";

const older = { isOwn: false, isVisible: false, isInUse: false };

test("a newer build takes a page over that nobody looks at", () => {
  expect(mayTakeOver(older)).toBe(true);
});

test("never one that somebody looks at", () => {
  expect(mayTakeOver({ ...older, isVisible: true })).toBe(false);
});

test("never one where something is typed, though its owner has looked away", () => {
  expect(mayTakeOver({ ...older, isInUse: true })).toBe(false);
});

test("a page that is of the build already loses nothing by it", () => {
  expect(mayTakeOver({ isOwn: true, isVisible: true, isInUse: true })).toBe(true);
});
