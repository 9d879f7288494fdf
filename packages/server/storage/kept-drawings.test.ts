import fc from "fast-check";
import { expect, test } from "vitest";
import { keepDrawings } from "./kept-drawings.ts";

const kibibyte = 1024;
const keep = () => keepDrawings<Buffer>(1, ({ length }) => length);

test("cached drawings are limited by total size, and the least recently used is removed first", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.nat({ max: 9 }), size: fc.integer({ min: 1, max: 700 }) }), { maxLength: 60 }),
      async (requests) => {
        const once = keep();
        const sizes = new Map<number, number>();
        // The expected cache content: keys in the order of their last use, with their sizes.
        let expected: [key: number, size: number][] = [];
        for (const { key, size } of requests) {
          const bytes = sizes.get(key) ?? size * kibibyte;
          sizes.set(key, bytes);
          let drawn = false;
          await once(String(key), async () => {
            drawn = true;
            return Buffer.alloc(bytes);
          });
          expect(drawn, `${key}`).toBe(expected.every(([storedKey]) => storedKey !== key));
          expected = [...expected.filter(([storedKey]) => storedKey !== key), [key, bytes]];
          while (expected.reduce((sum, [, each]) => sum + each, 0) > 1024 * kibibyte) expected.shift();
        }
      },
    ),
    { numRuns: 100 },
  );
});

test("a caller who has reached the drawing limit still gets cached drawings and does not block other callers", async () => {
  const once = keep();
  const enough = async () => {
    throw new Error("enough");
  };
  const draw = async () => Buffer.from("a");
  await expect(once("a", draw, enough)).rejects.toThrow("enough");
  const [storedOutcome, refused] = await Promise.allSettled([once("a", draw), once("b", draw, enough)]);
  expect([storedOutcome.status, refused.status]).toEqual(["fulfilled", "rejected"]);
  expect(await once("a", draw, enough)).toEqual(Buffer.from("a"));
});

test("concurrent callers share one drawing, and a failed drawing is retried", async () => {
  const once = keep();
  await expect(once("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  let drawn = 0;
  const draw = async () => {
    drawn++;
    return Buffer.from("a");
  };
  const [one, other] = await Promise.all([once("a", draw), once("a", draw)]);
  expect(one).toBe(other);
  expect(drawn).toBe(1);
});
