import { expect, test } from "vitest";
import { isHeldOut } from "./held-out.ts";

const members = Array.from({ length: 4000 }, (_, at) => at + 1);
const heldOut = (sendoutId: number, percent: number) => members.filter((id) => isHeldOut(sendoutId, id, percent));

test("the configured share is held out, with the same members each time", () => {
  expect(heldOut(7, 0)).toEqual([]);
  const [ten, half] = [heldOut(7, 10), heldOut(7, 50)];
  expect(ten.length).toBeGreaterThan(320);
  expect(ten.length).toBeLessThan(480);
  expect(half.length).toBeGreaterThan(1850);
  expect(half.length).toBeLessThan(2150);
  expect(heldOut(7, 10)).toEqual(ten);
  expect(ten.every((id) => half.includes(id))).toBe(true);
});

test("another sendout holds out other members", () => {
  const others = heldOut(8, 10);
  const both = heldOut(7, 10).filter((id) => others.includes(id));
  expect(both.length).toBeLessThan(100);
});
