import fc from "fast-check";
import { expect, it } from "vitest";
import { begin, changed, type History, redone, settled, undone } from "./history.ts";

type Step = { act: "change"; to: number; of: string | null } | { act: "undo" | "redo" | "settle" };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant("change" as const), to: fc.integer(), of: fc.constantFrom(null, "drag", "type") }),
  fc.record({ act: fc.constantFrom("undo" as const, "redo" as const, "settle" as const) }),
);
function after(history: History<number>, step: Step): History<number> {
  if (step.act === "change") return changed(history, step.to, step.of);
  return { undo: undone, redo: redone, settle: settled }[step.act](history) as History<number>;
}
const lived = (steps: Step[]) => steps.reduce(after, begin(0));
const times = (count: number, act: (history: History<number>) => History<number>, from: History<number>) =>
  Array.from({ length: count }).reduce<History<number>>((history) => act(history), from);

it("undo to the beginning and redo of every step restore the same state", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const history = lived(steps);
      const first = times(200, undone, history);
      expect(first.now).toBe(0);
      const all = history.future.length;
      expect(times(200, redone, first).now).toBe(times(all, redone, history).now);
      if (history.past.length > 0) expect(redone(undone(history)).now).toBe(history.now);
    }),
  );
});

it("a continuous change, such as a drag, is one undo step until it ends", () => {
  const dragged = [1, 2, 3].reduce((history, to) => changed(history, to, "drag"), begin(0));
  expect(undone(dragged).now).toBe(0);
  const again = changed(settled(dragged), 4, "drag");
  expect(undone(again).now).toBe(3);
  expect(undone(undone(again)).now).toBe(0);
});

it("a new change after an undo drops the undone states, and an equal state changes nothing", () => {
  const history = undone(changed(changed(begin(0), 1), 2));
  expect(changed(history, 1)).toBe(history);
  expect(redone(changed(history, 5)).now).toBe(5);
});

it("the history has at most a hundred steps", () => {
  const history = Array.from({ length: 300 }).reduce<History<number>>(
    (before) => changed(before, before.now + 1),
    begin(0),
  );
  expect(times(500, undone, history).now).toBe(200);
});
