import { expect, test } from "vitest";
import { builtLocks } from "./built-locks.ts";

test("a function that holds rows with what only builds is told of, by its name or by what it does", () => {
  const named = "/** Held. */\nexport const lockA = (_db: Build, id: number) =>\n  held(id);\n";
  const unnamed =
    'export function selectB(\n  db: Build,\n) {\n  return db\n    .selectFrom("b")\n    .forNoKeyUpdate();\n}\n';
  expect(builtLocks(`${named}\n${unnamed}`)).toEqual(["lockA", "selectB"]);
});

test("one that is handed a transaction is not, nor one that only reads", () => {
  const text =
    'export const selectA = (db: Build) =>\n  db.selectFrom("a");\n\nexport const lockA = (trx: Transaction<DB>) =>\n  selectA(trx).forUpdate();\n';
  expect(builtLocks(text)).toEqual([]);
});
