import { expect, test } from "vitest";
import { builtLocks } from "./built-locks.ts";

test("a function that takes a Build and locks rows is reported, found by its name or by its statement", () => {
  const named = "/** Held. */\nexport const lockA = (_db: Build, id: number) =>\n  held(id);\n";
  const unnamed =
    'export function selectB(\n  db: Build,\n) {\n  return db\n    .selectFrom("b")\n    .forNoKeyUpdate();\n}\n';
  expect(builtLocks(`${named}\n${unnamed}`)).toEqual(["lockA", "selectB"]);
});

test("a function that takes a transaction or only reads is not reported", () => {
  const text =
    'export const selectA = (db: Build) =>\n  db.selectFrom("a");\n\nexport const lockA = (trx: Transaction<DB>) =>\n  selectA(trx).forUpdate();\n';
  expect(builtLocks(text)).toEqual([]);
});
