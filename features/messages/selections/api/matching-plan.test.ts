import { type Compilable, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { memberSorts, selectWanted, selectWantedPage } from "#features/members/directory/api/list-queries.ts";
import { counted, sortingOf } from "#packages/server/db/sorted.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import type { Condition, Selection } from "../domain/selection.ts";
import { askOfAll } from "./ask-of-all.ts";
import { selectCounts } from "./count-selection.ts";
import { chosenBy } from "./find-kept.ts";
import { matchSelection } from "./matching.ts";
import { figuresRow, memberRow } from "./row-queries.ts";

let api: TestApi;
let club: Club;
let memberId: number;
/** The setting that forces parallel plans in PostgreSQL; its name changed in version 16. */
let parallel: string;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  memberId = (await makeMember(api, club)).memberId;
  const { rows } = await api.owner.query("select current_setting('server_version_num')::int < 160000 as older");
  parallel = rows[0].older ? "force_parallel_mode" : "debug_parallel_query";
});

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Join Type"?: string;
  "Parent Relationship"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns PostgreSQL's plan of a selection, over all members or for one member. */
async function planOf(conditions: Condition[], one: boolean, row = memberRow): Promise<Node[]> {
  const selection: Selection = { version: 1, match: "ANY", conditions };
  const day = { today: Temporal.PlainDate.from("2026-11-22"), timeZone: club.chain.timeZone, locationIds: null };
  const matching = matchSelection(selection, day, row);
  const { joins, met } = matching;
  const whom = one ? sql`and member.id = ${memberId}` : sql``;
  const { rows } = await api.services.db.inChain(club.chain.id, async (trx) => {
    // Forces parallel plans where possible, as large tables get them.
    await sql`set local ${sql.id(parallel)} = on`.execute(trx);
    if (!one) await askOfAll(trx, matching).execute();
    return sql<{ "QUERY PLAN": { Plan: Node }[] }>`explain (format json) select count(*) from ${row.table} ${joins}
      where ${row.isThere} ${whom} and ${met}`.execute(trx);
  });
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  return plan ? nodesOf(plan.Plan) : [];
}

const explained = (asking: Compilable): Compilable<{ "QUERY PLAN": { Plan: Node }[] }> => {
  const query = asking.compile();
  return { compile: () => ({ ...query, sql: `explain (format json) ${query.sql}` }) };
};

/** Returns PostgreSQL's plan of a live count with its reasons, for a club without a frequency cap. */
async function planOfCount(conditions: Condition[]): Promise<Node[]> {
  const day = { today: Temporal.PlainDate.from("2026-11-22"), timeZone: club.chain.timeZone, locationIds: null };
  const matching = matchSelection({ version: 1, match: "ALL", conditions }, day, figuresRow);
  const [, [row]] = await api.services.db.read(club.chain.id, (q) => [
    askOfAll(q, matching),
    explained(selectCounts(q, matching, figuresRow.isThere)),
  ]);
  return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => nodesOf(Plan));
}

/** Returns the tables that the member list reads for a page of a selection, and for its count. */
async function readByList(conditions: Condition[], sort: string): Promise<(string | undefined)[][]> {
  const { db } = api.services;
  const today = Temporal.PlainDate.from("2026-11-22");
  const context = { today, timeZone: club.chain.timeZone, locationIds: null };
  const matching = matchSelection({ version: 1, match: "ANY", conditions }, context);
  const reader = { impersonation: null };
  const criteria = { q: undefined, reader, locationIds: null, today, chosen: await chosenBy(db, club.chain, matching) };
  const sorting = sortingOf(memberSorts(undefined), sort, reader);
  const plans = await db.read(club.chain.id, (q) => [
    explained(selectWantedPage(q, criteria, { sort, sorting, place: { after: null, skip: 0 } })),
    explained(counted(q, selectWanted(q, criteria))),
  ]);
  return plans.map(([row]) =>
    (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => nodesOf(Plan).flatMap((node) => node["Relation Name"] ?? [])),
  );
}

const ofTheMember: Condition[] = [
  { kind: "GENDER", genders: ["FEMALE"] },
  { kind: "AGE", min: 30, max: 40 },
  { kind: "CITY", cities: ["Lund"] },
  { kind: "BIRTHDAY_SOON", days: 14 },
  { kind: "CONSENT", channel: "EMAIL", has: true },
  { kind: "NEW_MEMBER", days: 30 },
];
const ofMonths: Condition[] = [
  { kind: "PURCHASES", min: 3, max: null, locationIds: [], period: { months: 36 } },
  { kind: "CATEGORY", categoryIds: [1], period: { months: 36 }, has: false },
];

/** Conditions on the last twelve months of stored figures, at any point of sale or at one. */
const ofLate: Condition[] = [
  { kind: "PURCHASES", min: 3, max: null, locationIds: [], period: { months: 12 } },
  { kind: "AMOUNT", min: null, max: 5000, locationIds: [1], period: { months: 11 } },
  { kind: "PURCHASED_AT", locationIds: [1, 2], period: { months: 2 } },
  { kind: "CATEGORY", categoryIds: [1, 2], period: { months: 12 }, has: true },
  { kind: "CAMPAIGN", campaignIds: [1], period: { months: 1 }, has: false },
  { kind: "POINTS", min: 100, max: null },
  { kind: "EXPIRING_POINTS", points: 50, days: 30 },
];
const tablesOf = (nodes: Node[]) => nodes.flatMap((node) => node["Relation Name"] ?? []);

test.skipIf(isOnNodes)("six conditions on the member read the member table once, and no other table", async () => {
  expect(tablesOf(await planOf(ofTheMember, false))).toEqual(["member"]);
});

test.skipIf(isOnNodes)("a count by member, recent purchases and balance reads member_statistics once", async () => {
  const all = [...ofTheMember, ...ofLate];
  expect(tablesOf(await planOf(all, false, figuresRow))).toEqual(["member_statistics"]);
});

test.skipIf(isOnNodes)("a live count joins no table, even for points about to expire", async () => {
  const plan = await planOfCount([...ofTheMember, ...ofLate]);
  expect(plan.flatMap((node) => node["Join Type"] ?? [])).toEqual([]);
  expect(tablesOf(plan)).toEqual(["member_statistics"]);
});

test.skipIf(isOnNodes)("a condition on months three years ago reads the months once, not for each member", async () => {
  const nodes = await planOf(ofMonths, false);
  expect(nodes.filter((node) => node["Relation Name"] === "member_month")).toHaveLength(2);
  expect(nodes.filter((node) => node["Parent Relationship"] === "SubPlan")).toEqual([]);
  expect(nodes.filter((node) => node["Node Type"] === "Nested Loop")).toEqual([]);
});

test.skipIf(isOnNodes)("a sum of months runs in one process, a condition on one row in several", async () => {
  const shared = async (conditions: Condition[]) =>
    (await planOf(conditions, false)).some((node) => node["Node Type"] === "Gather");
  const atOne: Condition = { kind: "PURCHASES", min: 3, max: null, locationIds: [1], period: { months: 36 } };
  expect([await shared(ofTheMember), await shared(ofLate), await shared([atOne])]).toEqual([true, true, false]);
});

test.skipIf(isOnNodes)("a selection for one member reads only that member's months", async () => {
  const months = (await planOf(ofMonths, true)).filter((node) => node["Relation Name"] === "member_month");
  expect(months).toHaveLength(2);
  for (const node of months) expect(`${node["Index Cond"]} ${node.Filter}`).toMatch(/member_id = '?\d/);
});

test.skipIf(isOnNodes).each(["registered", "name", "-total"])(
  "a list by %s reads each table once for any selection",
  async (sort) => {
    const bought: Condition = { kind: "PURCHASES", min: 3, max: null, locationIds: [], period: null };
    for (const conditions of [ofTheMember, [...ofTheMember, bought], ofLate.slice(0, 3), ofMonths]) {
      for (const read of await readByList(conditions, sort)) {
        expect(read.filter((name) => name?.startsWith("member")).toSorted()).toEqual(["member", "member_statistics"]);
      }
    }
  },
);
