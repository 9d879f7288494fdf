import { expect, test } from "vitest";
import { schemaTableProblems } from "./schema-tables.ts";

const types = "export interface DB {\n  cup: Cup;\n  migration: Migration;\n  tray: Tray;\n}\n";
const texts: Record<string, string> = {
  "features/kitchen/cups/schema/cup.sql": "-- Cups.\ncreate table cup (id bigint);\n",
  "features/kitchen/trays/schema/tray.sql": "create table tray (id bigint);\n",
  "features/kitchen/cups/schema/tray.sql": "create table tray (id bigint);\n",
  "migrations/0300_tray.sql": "create table tray (id bigint);\n",
};
const problemsOf = (files: string[]) => schemaTableProblems(files, types, (file) => texts[file] ?? "");

test("accepts tables that one file of the schema creates, whatever the migrations create", () => {
  expect(
    problemsOf([
      "features/kitchen/cups/schema/cup.sql",
      "features/kitchen/trays/schema/tray.sql",
      "migrations/0300_tray.sql",
    ]),
  ).toEqual([]);
});

test("reports a table that no file creates, and one that two files create", () => {
  expect(problemsOf(["features/kitchen/cups/schema/cup.sql", "migrations/0300_tray.sql"])).toEqual([
    "tray: in no file",
  ]);
  expect(problemsOf(Object.keys(texts))).toEqual([
    "tray: features/kitchen/trays/schema/tray.sql, features/kitchen/cups/schema/tray.sql",
  ]);
});
