import { beforeAll, describe, expect, test } from "vitest";
import { memberTables } from "#features/member-tables.ts";
import type { MemberTable } from "#packages/server/db/member-table.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const declared = Object.entries<MemberTable>(memberTables);
const withMerge = (merge: MemberTable["merge"]) =>
  declared
    .filter(([, rule]) => rule.merge === merge)
    .map(([table]) => table)
    .toSorted();

/** Selects the tables that reference a member, and whether each does so in a column `member_id`. */
async function tablesOfMembers() {
  const { rows } = await api.owner.query<{ name: string; hasMemberId: boolean }>(
    `select relname as name, bool_or(attname = 'member_id') as "hasMemberId"
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'member'
       and (attname = 'member_id' or exists (select from pg_constraint
         where conrelid = pg_class.oid and confrelid = 'member'::regclass and attnum = any(conkey) and attname <> 'chain_id'))
     group by relname order by relname`,
  );
  return rows;
}

/** Returns the tables that the SQL functions change by a statement. `%` in `statement` replaces the table's name. */
async function changedBy(functions: readonly string[], statement: string): Promise<string[]> {
  const { rows } = await api.owner.query<{ source: string }>(
    "select prosrc as source from pg_proc where proname = any($1)",
    [functions],
  );
  const pattern = new RegExp(statement.replace("%", "(\\w+)"), "g");
  const tables = rows.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, table = ""]) => table));
  return [...new Set(tables)].toSorted();
}

describe("the declared tables of members", () => {
  test("include every table that references a member", async () => {
    const missing = (await tablesOfMembers()).filter(({ name }) => !Object.hasOwn(memberTables, name));
    expect(missing).toEqual([]);
  });

  test("have their own erasure statement if no column member_id references the member", async () => {
    const named = (await tablesOfMembers()).filter(({ hasMemberId }) => hasMemberId).map(({ name }) => name);
    const others = declared.filter(([table, { erase }]) => !named.includes(table) && typeof erase !== "function");
    expect(others.map(([table]) => table)).toEqual(["merge_request"]);
  });
});

describe("a merge", () => {
  test("moves the rows of tables declared as moved, and its undo moves the same rows back", async () => {
    const moved = "update % set member_id = merge\\.";
    expect(await changedBy(["merge_members"], moved)).toEqual(withMerge("moves"));
    expect(await changedBy(["part_members"], moved)).toEqual(withMerge("moves"));
  });

  test("deletes or closes the rows of tables declared to end", async () => {
    const closed = await changedBy(["merge_members"], "update % set used_at = ");
    const deleted = await changedBy(
      ["merge_members"],
      "delete from % where chain_id = chain and member_id = merge\\.other_id",
    );
    // The stamps of a deleted card are added to the remaining member's card.
    const ended = [...deleted, ...closed].filter((table) => table !== "member_stamp_card");
    expect(ended.toSorted()).toEqual(withMerge("ends"));
  });

  test("recounts the rows of tables declared to be recounted", async () => {
    const functions = ["merge_members", "count_purchases_and_points_of", "count_bought"];
    const counted = await changedBy(functions, "(?:insert into|update) %");
    expect(withMerge("recounts").filter((table) => !counted.includes(table))).toEqual([]);
  });
});
