import type { Condition, Selection } from "@stammis/domain/selections/selection";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "../../../test/factories.ts";
import { startApi, type TestApi } from "../../../test/harness.ts";
import { thisChain } from "../../db/this-chain.ts";
import { askOfAll } from "./ask-of-all.ts";
import { matchSelection } from "./matching.ts";

let api: TestApi;
let club: Club;
let memberId: number;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  memberId = (await makeMember(api, club)).memberId;
});

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Parent Relationship"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How PostgreSQL goes about a selection: asked of everybody, or of one member. */
async function planOf(conditions: Condition[], one: boolean): Promise<Node[]> {
  const selection: Selection = { version: 1, match: "ANY", conditions };
  const day = { today: Temporal.PlainDate.from("2026-11-22"), timeZone: club.chain.timeZone, locationIds: null };
  const { joins, met } = matchSelection(selection, day);
  const whom = one ? sql`and member.id = ${memberId}` : sql``;
  const { rows } = await api.services.db.inChain(club.chain.id, async (trx) => {
    if (!one) await askOfAll(trx).execute();
    return sql<{ "QUERY PLAN": { Plan: Node }[] }>`explain (format json) select count(*) from member ${joins}
      where member.chain_id = ${thisChain} and member.removed_at is null ${whom} and ${met}`.execute(trx);
  });
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  return plan ? nodesOf(plan.Plan) : [];
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
  { kind: "PURCHASES", min: 3, max: null, locationIds: [], period: { months: 12 } },
  { kind: "CATEGORY", categoryIds: [1], period: { months: 12 }, has: false },
];

test("six conditions on the member read the members once, and nothing else", async () => {
  const read = (await planOf(ofTheMember, false)).flatMap((node) => node["Relation Name"] ?? []);
  expect(read).toEqual(["member"]);
});

test("twelve months of purchases are read once for all, not member by member", async () => {
  const nodes = await planOf(ofMonths, false);
  expect(nodes.filter((node) => node["Relation Name"] === "member_month")).toHaveLength(2);
  expect(nodes.filter((node) => node["Parent Relationship"] === "SubPlan")).toEqual([]);
  expect(nodes.filter((node) => node["Node Type"] === "Nested Loop")).toEqual([]);
});

test("asked of one member, that member's months alone are read", async () => {
  const months = (await planOf(ofMonths, true)).filter((node) => node["Relation Name"] === "member_month");
  expect(months).toHaveLength(2);
  for (const node of months) expect(`${node["Index Cond"]} ${node.Filter}`).toMatch(/member_id = '?\d/);
});
