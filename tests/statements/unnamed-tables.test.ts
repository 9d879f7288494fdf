import { expect, test } from "vitest";
import { unnamedTables } from "./unnamed-tables.ts";

const tenants = new Set(["member", "purchase", "point_lot"]);
const unnamed = (statement: string) => unnamedTables(statement, tenants);

test("a statement of any kind must name the chain of a tenant table", () => {
  expect(unnamed("select id from member where id = $1")).toEqual(["member"]);
  expect(unnamed("select id from member where chain_id = $1 and id = $2")).toEqual([]);
  expect(unnamed("select id from member where (chain_id, id) = ($1, $2)")).toEqual([]);
  expect(unnamed("select id from member where chain_id = $1::bigint or id = $2")).toEqual(["member"]);
  expect(unnamed("update member set city = $1 where id = $2")).toEqual(["member"]);
  expect(unnamed("update member set city = $1 where chain_id = $2")).toEqual([]);
  expect(unnamed("delete from member as m where m.id = $1")).toEqual(["m"]);
  expect(unnamed("select name from company where id = $1")).toEqual([]);
});

test("a joined table counts as limited to a chain when its chain equals that of a limited table", () => {
  const joined = (on: string) => `select 1 from member m left join purchase p on ${on} where m.chain_id = $1`;
  expect(unnamed(joined("p.member_id = m.id"))).toEqual(["p"]);
  expect(unnamed(joined("p.chain_id = m.chain_id and p.member_id = m.id"))).toEqual([]);
  expect(unnamed(joined("(p.chain_id, p.member_id) = (m.chain_id, m.id)"))).toEqual([]);
  expect(unnamed("select 1 from purchase p join member m on m.chain_id = p.chain_id")).toEqual(["p", "m"]);
  expect(unnamed("select 1 from member m join chain on chain.id = m.chain_id where chain.id = $1")).toEqual([]);
});

test("a join’s condition does not limit the side that keeps all its rows to a chain", () => {
  const leftJoinSql = "select 1 from member m left join purchase p on p.chain_id = m.chain_id and m.chain_id = $1";
  expect(unnamed(leftJoinSql)).toEqual(["m", "p"]);
  expect(unnamed("select 1 from member m left join purchase p on p.chain_id = $1")).toEqual(["m"]);
  expect(
    unnamed("select 1 from member m right join purchase p on p.chain_id = m.chain_id where m.chain_id = $1"),
  ).toEqual(["p"]);
  expect(unnamed("select 1 from member m full join purchase p on p.chain_id = $1 and m.chain_id = $1")).toEqual([
    "m",
    "p",
  ]);
  const within =
    "select 1 from member m left join (purchase p join point_lot l on l.chain_id = p.chain_id) on p.chain_id = m.chain_id";
  expect(unnamed(`${within} where m.chain_id = $1`)).toEqual([]);
});

test("each inner query must name its chain itself", () => {
  const outer = (inner: string) => `select (${inner}) from member where member.chain_id = $1`;
  expect(unnamed(outer("select count(*) from purchase where member_id = member.id"))).toEqual(["purchase"]);
  const correlated = outer("select count(*) from purchase where purchase.chain_id = member.chain_id");
  expect(unnamed(correlated)).toEqual([]);
  // A row of the outer query does not tell which node has the rows of the inner one.
  expect(unnamedTables(correlated, tenants, true)).toEqual(["purchase"]);
  const subquerySql =
    "select 1 from (select * from member where chain_id = $1) m join purchase p on p.chain_id = m.chain_id";
  expect(unnamedTables(subquerySql, tenants, true)).toEqual([]);
  expect(unnamed("select 1 from member where chain_id = $1 union select 1 from purchase")).toEqual(["purchase"]);
  expect(unnamed("with p as (select * from purchase) select * from p")).toEqual(["purchase"]);
  expect(unnamed("insert into member (chain_id, id) select $1, id from purchase")).toEqual(["purchase"]);
  expect(unnamed("insert into member (chain_id, id) values ($1, $2) on conflict do nothing")).toEqual([]);
  expect(unnamed("update member set city = '' from purchase p where member.chain_id = $1")).toEqual(["p"]);
  expect(
    unnamed("select 1 from member m join purchase p using (chain_id) where m.chain_id = $1 for update of m"),
  ).toEqual(["p"]);
});

test("a function’s parameter counts as a value", () => {
  const body = "select count(*) from member where chain_id = of_chain";
  expect(unnamed(body)).toEqual(["member"]);
  expect(unnamedTables(body, tenants, false, new Set(["of_chain"]))).toEqual([]);
});

test("the chain must be compared with a value", () => {
  expect(unnamed("select 1 from member where chain_id = current_setting('stammis.chain_id')::bigint")).toEqual([
    "member",
  ]);
  expect(unnamed("select 1 from member where chain_id <> $1")).toEqual(["member"]);
});
