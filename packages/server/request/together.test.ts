import { expect, test } from "vitest";
import { createTogether, type Outcome } from "./together.ts";

interface Asked {
  who: number;
  what?: "refused" | "alone" | "poison";
}

/** Acts that end when the test says so; what was tried together is told in `tried`. */
function scene({ beside = 1, away = false } = {}) {
  const tried: number[][] = [];
  const ends: (() => void)[] = [];
  const outcomeOf = ({ who, what }: Asked): Outcome<number> => {
    if (what === "refused") return { ok: false, error: new Error("refused") };
    return what === "alone" ? "alone" : { ok: true, answer: who };
  };
  async function lives<T>(all: readonly Asked[], end: () => T): Promise<T> {
    tried.push(all.map(({ who }) => who));
    await new Promise<void>((resolve) => ends.push(resolve));
    if (all.some(({ what }) => what === "poison")) throw new Error("poison");
    return end();
  }
  const ask = createTogether<Asked, number>({
    atMost: 3,
    beside,
    subjectOf: ({ who }) => who,
    together: (all) => lives(all, () => all.map(outcomeOf)),
    alone: (one) => lives([one], () => one.who),
    mayTryAlone: () => !away,
  });
  const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  return {
    tried,
    ask: (asked: Asked, key = "a club") => ask(key, asked),
    /** Lets everything under way end, until nothing waits. */
    async end(): Promise<void> {
      await turn();
      while (ends.length > 0) {
        for (const end of ends.splice(0)) end();
        await turn();
      }
    },
    turn,
  };
}

test("what arrives in one turn goes together; what comes while it is under way goes next, so many at once", async () => {
  const { ask, tried, turn, end } = scene();
  const first = [ask({ who: 1 }), ask({ who: 2 })];
  await turn();
  const later = [3, 4, 5, 6].map((who) => ask({ who }));
  await end();
  expect(await Promise.all([...first, ...later])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(tried).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test("of two of one subject, the second waits for the first; those of another key do not", async () => {
  const { ask, tried, end } = scene();
  const all = [ask({ who: 1 }), ask({ who: 1 }), ask({ who: 2 }), ask({ who: 1 }, "another club")];
  await end();
  expect(await Promise.all(all)).toEqual([1, 1, 2, 1]);
  expect(tried).toEqual([[1, 2], [1], [1]]);
});

test("each is answered or refused by itself, and who has somebody in the way is tried alone", async () => {
  const { ask, tried, end } = scene();
  const all = [ask({ who: 1 }), ask({ who: 2, what: "refused" }), ask({ who: 3, what: "alone" })];
  const settled = Promise.allSettled(all);
  await end();
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(tried).toEqual([[1, 2, 3], [3]]);
});

test("one that cannot be does not spoil the others: they are tried one by one", async () => {
  const { ask, tried, end } = scene();
  const settled = Promise.allSettled([ask({ who: 1 }), ask({ who: 2, what: "poison" }), ask({ who: 3 })]);
  await end();
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(tried).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test("with the database away they are all told so, and the next are tried again", async () => {
  const { ask, tried, end } = scene({ away: true });
  const settled = Promise.allSettled([ask({ who: 1 }), ask({ who: 2, what: "poison" })]);
  await end();
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const next = ask({ who: 1 });
  await end();
  expect(await next).toBe(1);
  expect(tried).toEqual([[1, 2], [1]]);
});

test("so many may be under way beside each other", async () => {
  const { ask, tried, turn, end } = scene({ beside: 2 });
  const all = [ask({ who: 1 })];
  await turn();
  all.push(ask({ who: 2 }));
  await turn();
  all.push(ask({ who: 3 }), ask({ who: 4 }));
  await turn();
  expect(tried).toEqual([[1], [2]]);
  await end();
  await Promise.all(all);
  expect(tried).toEqual([[1], [2], [3, 4]]);
});
