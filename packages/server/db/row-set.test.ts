import { sql } from "kysely";
import { expect, test } from "vitest";
import { prepared, statement } from "./prepared.ts";
import { rowInserter, rowSet } from "./row-set.ts";

test("a row set is sent as one typed array per column for any number of rows", () => {
  const lots = rowSet({ id: "bigint", valid_through: "date null" });
  const select = prepared((_db, values: ReturnType<typeof lots.arrays>) =>
    statement(sql`select ${lots.names} from ${lots.table(values)} as lot`),
  );
  const through = Temporal.PlainDate.from("2026-03-31");
  const two = select(
    lots.arrays([
      { id: 1, valid_through: through },
      { id: 2, valid_through: null },
    ]),
  ).compile();
  expect(two.sql).toBe(
    'select "id", "valid_through" from (select * from unnest($1::bigint[], $2::date[]) with ordinality as each ("id", "valid_through", place)) as lot',
  );
  expect(two.parameters).toEqual([
    [1, 2],
    [through, null],
  ]);
  expect(select(lots.arrays([])).compile().sql).toBe(two.sql);
});

test("rowInserter inserts a chain’s rows in one statement, and sends none without rows", () => {
  const insertCategories = rowInserter("purchase_category", { purchase_id: "bigint", category_id: "bigint" });
  expect(insertCategories(7, [])).toEqual([]);
  const statements = insertCategories(7, [{ purchase_id: 1, category_id: 2 }]);
  expect(statements.map((each) => each.compile().parameters)).toEqual([[7, [1], [2]]]);
});
