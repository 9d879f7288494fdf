import { beforeAll, expect, test } from "vitest";
import type { Selection } from "#features/messages/selections/domain/selection.ts";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  for (const [first_name, amount] of [
    ["Öyvind", 300],
    ["anton", 100],
    ["Åsa", 200],
    ["", 0],
  ] as const) {
    api.clock.now = api.clock.now.add({ minutes: 1 });
    const { memberId } = await makeMember(api, club, { first_name, last_name: "" });
    if (amount > 0) await buy(api, club, memberId, amount);
  }
});

const ask = (query: Record<string, unknown>) =>
  api.ask("listMembers", { query }, { as: club.merchant.token, chain: club.chain.subdomain });

test.each([
  ["name", ["", "anton", "Åsa", "Öyvind"]],
  ["-name", ["Öyvind", "Åsa", "anton", ""]],
  ["total", ["Öyvind", "Åsa", "anton", ""]],
  ["-total", ["", "anton", "Åsa", "Öyvind"]],
  ["points", ["Öyvind", "Åsa", "anton", ""]],
  ["lastPurchase", ["Åsa", "anton", "Öyvind", ""]],
])("sorts members by %s", async (sort, names) => {
  const { body } = await ask({ sort });
  expect((body as { rows: { firstName: string }[] }).rows.map(({ firstName }) => firstName)).toEqual(names);
});

test("filters the list and its file by a selection, and returns 404 for a missing selection", async () => {
  const body: { name: string; expression: Selection } = {
    name: "Har handlat för 200",
    expression: {
      version: 1,
      match: "ALL",
      conditions: [{ kind: "AMOUNT", min: 200, max: null, locationIds: [], period: null }],
    },
  };
  const at = { as: club.merchant.token, chain: club.chain.subdomain };
  const { id: selection } = await api.call("createSelection", { body }, at);
  for (const sort of ["name", "home", "registered"]) {
    const { rows, total } = await api.call("listMembers", { query: { selection, sort } }, at);
    expect([rows.map(({ firstName }) => firstName).toSorted(), total]).toEqual([["Åsa", "Öyvind"], 2]);
  }
  expect((await api.call("listMembers", { query: { selection, q: "åsa" } }, at)).total).toBe(1);
  const file = await api.ask("exportMembers", { query: { selection } }, at);
  expect(String(file.body)).toContain("Åsa");
  expect(String(file.body)).not.toContain("anton");
  expect((await ask({ selection: 2_000_000_000 })).status).toBe(404);
});

test.each(["password_hash", "constructor", "--name", ""])("returns 400 for sort %j", async (sort) => {
  expect((await ask({ sort })).status).toBe(400);
});
