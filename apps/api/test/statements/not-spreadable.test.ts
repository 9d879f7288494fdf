import { expect, test } from "vitest";
import { notSpreadable } from "./not-spreadable.ts";

const why = (statement: string) => notSpreadable(statement, new Set(["member", "purchase"]));

test("what a query answers is not copied into a tenant's table", () => {
  const insert = "insert into member (chain_id, id) select $1, id from unnest($2::bigint[]) as id";
  expect(why(insert)).toMatch("without returning");
  expect(why(`${insert} returning 1`)).toBeNull();
  expect(why(`${insert} on conflict do nothing`)).toBeNull();
  expect(why("insert into member (chain_id, id) values ($1, $2)")).toBeNull();
  expect(why("insert into company (id) select id from unnest($1::bigint[]) as id")).toBeNull();
});

test("an insert stands behind no other writing query, but within a select", () => {
  const first = "with one as (insert into member (chain_id, id) values ($1, $2) returning id)";
  const second = "insert into purchase (chain_id, id) select $1, id from one returning 1";
  expect(why(`${first} ${second}`)).toMatch("end with a select");
  expect(why(`${first}, two as (${second}) select`)).toBeNull();
  expect(why(`${first}, two as (${second.replace(" returning 1", "")}) select`)).toMatch("without returning");
  expect(why(`${first} update purchase set id = one.id from one where chain_id = $1`)).toBeNull();
});
