import { expect, test } from "vitest";
import { eachByItself } from "./each-by-itself.ts";

test("a failing item does not stop the others, is logged, and fails the batch at the end", async () => {
  const finishedRows: number[] = [];
  const logged: unknown[] = [];
  const log = { error: (fields: { err: unknown }) => void logged.push(fields.err) };
  const [first, second] = [new Error("the second"), new Error("the third")];
  const doing = (...failing: number[]) =>
    eachByItself([1, 2, 3, 4], log as never, async (row) => {
      if (failing.includes(row)) throw row === 2 ? first : second;
      finishedRows.push(row);
    });
  await expect(doing(2)).rejects.toBe(first);
  expect(finishedRows).toEqual([1, 3, 4]);
  expect(logged).toEqual([first]);
  await expect(doing(2, 3)).rejects.toMatchObject({ errors: [first, second] });
  expect(finishedRows).toEqual([1, 3, 4, 1, 4]);
});

test("a batch without failures throws nothing", async () => {
  await eachByItself([1], { error: () => expect.unreachable() } as never, async () => {});
});
