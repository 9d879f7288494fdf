import { expect, test } from "vitest";
import { missingTables } from "./missing-tables.ts";

test("a statement misses the tables that only the coordinator has, also in inner queries", () => {
  expect(missingTables("select from member where chain_id = 1")).toEqual([]);
  expect(missingTables("select from company join chain on chain.company_id = company.id")).toEqual([]);
  expect(missingTables("select from member where exists (select from invoice_series)")).toEqual(["invoice_series"]);
  expect(missingTables("insert into platform_message (kind) values ('X')")).toEqual(["platform_message"]);
});

test("a common table expression is no missing table", () => {
  expect(missingTables("with recent as (select from purchase) select from recent")).toEqual([]);
});
