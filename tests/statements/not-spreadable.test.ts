import { expect, test } from "vitest";
import { notSpreadable } from "./not-spreadable.ts";

const why = (statement: string) => notSpreadable(statement, new Set(["member", "purchase"]), new Set(["points_of"]));

test("an insert of a query’s result into a tenant table requires a RETURNING or ON CONFLICT clause", () => {
  const insert = "insert into member (chain_id, id) select $1, id from unnest($2::bigint[]) as id";
  expect(why(insert)).toMatch("without returning");
  expect(why(`${insert} returning 1`)).toBeNull();
  expect(why(`${insert} on conflict do nothing`)).toBeNull();
  expect(why("insert into member (chain_id, id) values ($1, $2)")).toBeNull();
  expect(why("insert into company (id) select id from unnest($1::bigint[]) as id")).toBeNull();
});

test("an insert after another writing query must be followed by a select", () => {
  const first = "with one as (insert into member (chain_id, id) values ($1, $2) returning id)";
  const second = "insert into purchase (chain_id, id) select $1, id from one returning 1";
  expect(why(`${first} ${second}`)).toMatch("end with a select");
  expect(why(`${first}, two as (${second}) select`)).toBeNull();
  expect(why(`${first}, two as (${second.replace(" returning 1", "")}) select`)).toMatch("without returning");
  expect(why(`${first} update purchase set id = one.id from one where chain_id = $1`)).toBeNull();
});

test("an UPDATE may not compute a value from its row by a function that reads tables, except in a query of its own", () => {
  const set = (value: string) => why(`update member set points = ${value} from other where chain_id = $1`);
  expect(set("points_of(chain_id, id)")).toMatch("points_of of a column");
  expect(set("plain((points_of(id, $2)).points)")).toMatch("points_of of a column");
  expect(set("plain((select (points_of(id, $2)).points))")).toBeNull();
  expect(set("points_of($2, $3)")).toBeNull();
  expect(set("other.at::timestamptz")).toMatch("::timestamptz of a column");
  expect(set("case when other.sent then $2::timestamptz end")).toBeNull();
  expect(why("with one as (update member set points = points_of(id) where chain_id = $1) select")).toMatch("points_of");
  expect(why("update company set points = points_of(id)")).toBeNull();
});

test("an UPDATE may not cast a column to an array or add an interval to it, because both depend on settings", () => {
  const set = (value: string) => why(`update member set points = ${value} from other where chain_id = $1`);
  expect(set("case when tags is null then keys else tagged(keys, tags::bigint[]) end")).toMatch("::int8[] of a column");
  expect(set("tagged(keys, string_to_array(tags, ',')::bigint[])")).toBeNull();
  expect(set("other.at + interval '1 second'")).toMatch("± interval of a column");
  expect(set("other.at - make_interval(secs => $2)")).toMatch("± interval of a column");
  expect(set("(other.at at time zone 'UTC' + interval '1 second') at time zone 'UTC'")).toBeNull();
});

test("an INSERT may not query a club's table among its values or in RETURNING", () => {
  const own = "(select count(*) from member where chain_id = $1)";
  expect(why(`insert into rate_limit (key, points) values ($2, 1) returning points, ${own}`)).toMatch(
    "query of member",
  );
  expect(why(`insert into purchase (chain_id, id) values ($1, ${own})`)).toMatch("query of member");
  expect(why("insert into rate_limit (key) values ($1) returning exists (select from chain)")).toBeNull();
});
