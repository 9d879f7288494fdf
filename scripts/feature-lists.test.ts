import { join } from "node:path";
import { expect, test } from "vitest";
import { featureLists } from "./feature-lists.ts";
import { root } from "./files.ts";

const lists = featureLists().flatMap(({ path, merges }) => (merges ? [{ path, ...merges }] : []));
const keysOf = async (file: string, exported: string): Promise<string[]> =>
  Object.keys(((await import(join(root, file))) as Record<string, object>)[exported] ?? {});

test.each(lists)("$path has no key that two nouns declare", async ({ path, name, parts }) => {
  const declared = (await Promise.all(parts.map(({ file, exported }) => keysOf(file, exported)))).flat();
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.toSorted()).toEqual((await keysOf(path, name)).toSorted());
});
