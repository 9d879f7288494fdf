import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths as memberPaths } from "#features/member-paths.ts";
import { paths as officePaths } from "#features/office-paths.ts";
import { root } from "../files.ts";

type Pages = { officePages?: Record<string, string>; memberPages?: Record<string, string> };

const nouns: Pages[] = await Promise.all(
  globSync("features/*/*/contract/pages.ts", { cwd: root }).map((file) => import(join(root, file))),
);

test.each([
  ["office", nouns.map(({ officePages = {} }) => officePages), officePaths],
  ["member", nouns.map(({ memberPages = {} }) => memberPages), memberPaths],
])("no two nouns declare an %s page of the same name or path", (_, pages, combined) => {
  const names = pages.flatMap((each) => Object.keys(each));
  const paths = pages.flatMap((each) => Object.values(each));
  expect(names.toSorted()).toEqual(Object.keys(combined).toSorted());
  expect(new Set(paths).size).toBe(paths.length);
});
