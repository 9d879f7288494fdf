import { loadModule, parseSync } from "libpg-query";
import { beforeAll, expect, test } from "vitest";
import { readMigrations } from "./migration-files.ts";
import { statementsIn } from "./sql-statements.ts";

beforeAll(() => loadModule());

test("statementsIn splits at the same semicolons as PostgreSQL", () => {
  expect(statementsIn("select 1; select 2")).toEqual(["select 1", "select 2"]);
  expect(statementsIn("-- not; this\nselect ';', \";\", 'it''s;' /* ; */;\n-- the end\n")).toEqual([
    "-- not; this\nselect ';', \";\", 'it''s;' /* ; */",
  ]);
  expect(statementsIn("do $body$ begin perform $$;$$; end $body$;")).toEqual([
    "do $body$ begin perform $$;$$; end $body$",
  ]);
  expect(statementsIn(" ;; -- nothing")).toEqual([]);
});

test("statementsIn splits every migration into the statements that PostgreSQL parses", async () => {
  for (const { name, statements } of await readMigrations(new URL("../../../../migrations/", import.meta.url))) {
    const fullText = statements.join(";\n");
    const own = statementsIn(fullText);
    expect([name, own.map((each) => parseSync(each).stmts?.length)]).toEqual([name, own.map(() => 1)]);
    expect([name, own.length]).toEqual([name, parseSync(fullText).stmts?.length]);
  }
});
