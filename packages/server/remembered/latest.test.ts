import fc from "fast-check";
import { expect, test } from "vitest";
import { Latest } from "./latest.ts";

const key = fc.integer({ min: 0, max: 6 });
const act = fc.oneof(
  fc.record({ do: fc.constant("set" as const), key, value: fc.integer() }),
  fc.record({ do: fc.constant("delete" as const), key }),
);

test("Latest returns the latest values of its newest keys and reports removed ones, oldest first", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(act, { maxLength: 40 }), (atMost, acts) => {
      const forgotten: [number, number][] = [];
      const latest = new Latest<number, number>(atMost, (...one) => void forgotten.push(one));
      let expected: [number, number][] = [];
      const gone: [number, number][] = [];
      for (const act of acts) {
        expected = expected.filter(([key]) => key !== act.key);
        if (act.do === "set") expected.push([act.key, act.value]);
        gone.push(...expected.splice(0, Math.max(0, expected.length - atMost)));
        if (act.do === "set") latest.set(act.key, act.value);
        else latest.delete(act.key);
        expect([...latest]).toEqual(expected);
      }
      expect(forgotten).toEqual(gone);
    }),
  );
});
