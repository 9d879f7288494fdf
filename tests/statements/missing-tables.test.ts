import { expect, test } from "vitest";
import { missingTables } from "./missing-tables.ts";

test("reports a table that only the coordinator has, also in an inner query or a write", () => {
  expect(missingTables("select from member where chain_id = 1")).toEqual([]);
  expect(missingTables("select from company join chain on chain.company_id = company.id")).toEqual([]);
  expect(missingTables("select from member where exists (select from invoice_series)")).toEqual(["invoice_series"]);
  expect(missingTables("insert into platform_message (kind) values ('X')")).toEqual(["platform_message"]);
});

test("accepts the name of a common table expression", () => {
  expect(missingTables("with recent as (select from purchase) select from recent")).toEqual([]);
});
