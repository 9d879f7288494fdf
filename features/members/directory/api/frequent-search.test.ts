import { beforeAll, describe, expect, test } from "vitest";
import { findHits } from "#packages/server/db/search-hits.ts";
import { sortingOf } from "#packages/server/db/sorted.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { hitsIn, memberSorts, selectWantedPage, wordOrderOf } from "./list-queries.ts";

let api: TestApi;
let club: Club;

/**
 * Creates more members named Anna than make a search frequent, and 1,200 named Berit. Every tenth has the second shop
 * as home.
 */
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const [first, second] = club.locationIds;
  await api.owner.query(
    `insert into member (chain_id, membership_number, email, first_name, last_name, home_location_id, registered_at)
     select $1, lpad((500000000000 + n)::text, 12, '0'), 'post' || n || '@example.com',
       case when n <= 10100 then 'Anna' else 'Berit' end, 'Ek' || n, case when n % 10 = 0 then $3::bigint else $2::bigint end,
       timestamptz '2025-01-01' + n * interval '1 minute'
     from generate_series(1, 11300) n`,
    [club.chain.id, first, second],
  );
});

const list = (query: Record<string, unknown>, token = club.merchant.token) =>
  api.call("listMembers", { query }, { as: token, chain: club.chain.subdomain });
const lastNames = async (query: Record<string, unknown>, token?: string) =>
  (await list(query, token)).rows.slice(0, 3).map(({ lastName }) => lastName);

describe("a search with thousands of hits", () => {
  test("lists the newest members first, page by page, and stops counting at the limit of lists", async () => {
    expect(await lastNames({ q: "anna" })).toEqual(["Ek10100", "Ek10099", "Ek10098"]);
    const { total, nextCursor } = await list({ q: "anna" });
    expect(total).toBe(1001);
    const [after] = (await list({ q: "anna", cursor: nextCursor })).rows;
    expect(after?.lastName).toBe(`Ek${10100 - (await list({ q: "anna" })).rows.length}`);
  });

  test("is sorted by registration and by name", async () => {
    expect(await lastNames({ q: "berit", sort: "-registered" })).toEqual(["Ek10101", "Ek10102", "Ek10103"]);
    expect(await lastNames({ q: "berit", sort: "name" })).toEqual(["Ek10101", "Ek10102", "Ek10103"]);
  });

  test("is counted exactly when another filter narrows it", async () => {
    const [, second] = club.locationIds;
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [second as number]);
    expect((await list({ q: "berit" }, token)).total).toBe(120);
    expect(await lastNames({ q: "anna" }, token)).toEqual(["Ek10100", "Ek10090", "Ek10080"]);
    expect((await list({ q: "berit ek1110" })).rows.map(({ lastName }) => lastName)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((digit) => `Ek1110${digit}`),
    );
  });

  test("is exported with all its members", async () => {
    const { body } = await api.ask(
      "exportMembers",
      { query: { q: "berit" } },
      { as: club.merchant.token, chain: club.chain.subdomain },
    );
    expect(String(body).match(/Berit/g)).toHaveLength(1_200);
  });

  test("by a cashier shows only members of the cashier’s own points of sale", async () => {
    const [, second] = club.locationIds;
    const { token } = await makeStaff(api, club, "ROLE_CASHIER", [second as number]);
    const find = (q: string, as: string) =>
      api.call("findAtTill", { query: { q } }, { as, chain: club.chain.subdomain });
    const own = await find("anna", token);
    expect(own).toHaveLength(8);
    expect(own.every(({ lastName }) => lastName.endsWith("0"))).toBe(true);
    expect(await find("anna", club.merchant.token)).toHaveLength(8);
    expect(await find("berit ek11100", token)).toHaveLength(1);
    expect(await find("berit ek11101", token)).toHaveLength(0);
  });

  test.each([
    ["registered", ["Ek10100", "Ek10099", "Ek10098"]],
    ["-registered", ["Ek1", "Ek2", "Ek3"]],
    ["name", ["Ek1", "Ek10", "Ek100"]],
    ["-name", ["Ek9999", "Ek9998", "Ek9997"]],
  ])("lists the members for one word, one letter and two words, sorted by %s", async (sort, expected) => {
    for (const q of ["anna", "ann", "anna ek", "an e"]) {
      expect({ q, names: await lastNames({ q, sort }) }).toEqual({ q, names: expected });
    }
    const { rows, nextCursor, total } = await list({ q: "a", sort });
    expect(total).toBe(1001);
    const second = await list({ q: "a", sort, cursor: nextCursor });
    expect(second.rows).toEqual((await list({ q: "a", sort, page: 2 })).rows);
    expect(new Set([...rows, ...second.rows].map(({ id }) => id)).size).toBe(rows.length * 2);
  });

  test("suggests the first members by name for a merge", async () => {
    const [row] = (await list({ q: "berit" })).rows;
    const { rows } = await api.call(
      "listMergeCandidates",
      { params: { id: row?.id ?? 0 }, query: { q: "anna" } },
      { as: club.merchant.token, chain: club.chain.subdomain },
    );
    expect(rows.slice(0, 3).map(({ lastName }) => lastName)).toEqual(["Ek1", "Ek10", "Ek100"]);
  });

  test("finds the purchases of matching members, and their entries in the audit trail", async () => {
    const anna = await makeMember(api, club, { first_name: "Anna", last_name: "Ekdal" });
    const berit = await makeMember(api, club, { first_name: "Berit", last_name: "Ekdal" });
    await buy(api, club, anna.memberId, 77);
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    const body = { city: "Kiruna" };
    await api.call("updateMember", { params: { id: berit.memberId }, body }, as);
    const purchases = (q: string) => api.call("listPurchases", { query: { q } }, as);
    expect((await purchases("anna")).rows.map(({ member }) => member.id)).toEqual([anna.memberId]);
    expect((await purchases("anna ek")).total).toBe(1);
    expect((await purchases("berit")).rows).toEqual([]);
    expect((await api.call("listTrail", { query: { q: "berit ekd" } }, as)).rows).toHaveLength(1);
    expect((await api.call("listTrail", { query: { q: "anna ekd" } }, as)).rows).toHaveLength(0);
  });
});

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test.skipIf(isOnNodes).each(["registered", "name"])(
  "a page of a frequent search reads few entries of the index that matches the sort order %s",
  async (sort) => {
    const { db } = api.services;
    const searcher = { impersonation: null };
    const order = wordOrderOf({ q: "anna ek", sort, chosen: null });
    const hits = await findHits(db, club.chain.id, { q: "anna ek", searcher, atMost: hitsIn(order) });
    const criteria = {
      q: "anna ek",
      hits,
      reader: searcher,
      locationIds: null,
      today: Temporal.Now.plainDateISO(),
      chosen: null,
    };
    const sorting = sortingOf(memberSorts("anna ek"), sort, searcher);
    const [rows] = await db.read(club.chain.id, (build) => {
      const page = selectWantedPage(build, criteria, { sort, sorting, place: { after: null, skip: 0 } }).compile();
      return [{ compile: () => ({ ...page, sql: `explain (analyze, format json) ${page.sql}` }) }];
    });
    const [plan] = (rows[0] as unknown as { "QUERY PLAN": { Plan: Node }[] })["QUERY PLAN"];
    const nodes = plan ? nodesOf(plan.Plan) : [];
    expect(nodes.map((node) => node["Index Name"])).toContain(
      sort === "name" ? "word_by_name" : "word_by_registration",
    );
    expect(Math.max(...nodes.map((node) => node["Actual Rows"] * node["Actual Loops"]))).toBeLessThan(100);
  },
);
