import { expect, test } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

/** Runs acts that end when the test ends them, and records the order in which they began. */
function stage(turns: Parameters<typeof createFairTurns>[0]) {
  const inTurn = createFairTurns(turns);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const run = (owner: string, name: string) =>
    inTurn(owner, async () => {
      began.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  const endFirst = async () => {
    ends.shift()?.();
    // The next act begins in a later microtask.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, began, endFirst };
}

test("createFairTurns lets another owner’s act run after one act of an owner with many", async () => {
  const { run, began, endFirst } = stage({ atOnce: 1, waitAtMost: { ofOne: 30, inAll: 60 } });
  for (let n = 0; n < 30; n++) void run("attacker", `attacker ${n}`);
  const victim = run("victim", "victim");
  await endFirst();
  await endFirst();
  expect(began).toEqual(["attacker 0", "attacker 1", "victim"]);
  await endFirst();
  expect(await victim).toBe("victim");
});

test("createFairTurns refuses only the owner whose queue is full", async () => {
  const { run, endFirst } = stage({ atOnce: 1, waitAtMost: { ofOne: 2, inAll: 60 } });
  const acts = Array.from({ length: 5 }, (_, n) => run("attacker", String(n)));
  const outcomes = Promise.allSettled(acts);
  const victim = run("victim", "victim");
  for (let n = 0; n < 5; n++) await endFirst();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
  ]);
  expect(await victim).toBe("victim");
});

test("createFairTurns drops the last act of the longest queue when all queues together are full", async () => {
  const { run, began, endFirst } = stage({ atOnce: 1, waitAtMost: { ofOne: 9, inAll: 3 } });
  const acts = ["a0", "a1", "a2", "a3"].map((name) => run("a", name));
  const outcomes = Promise.allSettled(acts);
  const other = run("b", "b");
  for (let n = 0; n < 5; n++) await endFirst();
  expect((await outcomes).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(await other).toBe("b");
  expect(began).toEqual(["a0", "a1", "b", "a2"]);
});

test("createFairTurns continues after an act that fails", async () => {
  const inTurn = createFairTurns({ atOnce: 1, waitAtMost: { ofOne: 1, inAll: 1 } });
  const failed = inTurn("a", () => Promise.reject(new Error("broken")));
  const second = inTurn("b", async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await second).toBe("done");
});
