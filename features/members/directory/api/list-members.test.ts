import { beforeAll, describe, expect, test } from "vitest";
import type { Selection } from "#features/messages/selections/domain/selection.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
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

describe("the filters of the member list", () => {
  let other: Club;
  beforeAll(async () => {
    other = await makeClub(api);
    for (const [first_name, days, row] of [
      ["Ada", 9, { home_location_id: other.locationIds[0], email_notification: true }],
      ["Bo", 5, { home_location_id: other.locationIds[1], email_notification: false, phone_notification: true }],
      ["Cia", 1, { home_location_id: null, email_notification: false }],
    ] as const) {
      const registered_at = api.clock.now.subtract({ hours: 24 * days }).toString();
      const { memberId } = await makeMember(api, other, { first_name, registered_at, ...row });
      if (first_name === "Ada") await buy(api, other, memberId, 300);
    }
  });
  const day = (daysAgo: number) => clubDay(other.chain, api.clock.now).today.subtract({ days: daysAgo }).toString();

  test.each([
    ["the home location", () => ({ pointOfSaleId: other.locationIds[0] }), ["Ada"]],
    ["usable points", () => ({ points: "SOME" }), ["Ada"]],
    ["no points", () => ({ points: "NONE" }), ["Bo", "Cia"]],
    ["consent to e-mail", () => ({ consent: "EMAIL" }), ["Ada"]],
    ["consent to SMS", () => ({ consent: "SMS" }), ["Bo"]],
    ["no consent", () => ({ consent: "NONE" }), ["Cia"]],
    ["the first day of registration", () => ({ since: day(5) }), ["Bo", "Cia"]],
    ["the last day of registration", () => ({ until: day(5) }), ["Ada", "Bo"]],
    ["several filters and a name", () => ({ since: day(5), points: "NONE", q: "Cia" }), ["Cia"]],
  ])("narrow the list and its file by %s", async (_, query, names) => {
    const at = { as: other.merchant.token, chain: other.chain.subdomain };
    for (const sort of ["name", "home", "registered"] as const) {
      const { rows, total, exactTotal } = await api.call("listMembers", { query: { ...query(), sort } as never }, at);
      expect([rows.map(({ firstName }) => firstName).toSorted(), total, exactTotal]).toEqual([
        names,
        names.length,
        names.length,
      ]);
    }
    const file = String((await api.ask("exportMembers", { query: query() as never }, at)).body);
    expect(["Ada", "Bo", "Cia"].filter((name) => file.includes(`;${name};`))).toEqual(names);
  });
});

test("the member list of 1,100 members counts exactly without a filter, and to 1,001 with one", async () => {
  const many = await makeClub(api);
  await api.owner.query(
    `insert into member (chain_id, membership_number, email, email_notification)
     select $1, lpad(n::text, 12, '0'), n || '@example.com', true from generate_series(1, 1100) n`,
    [many.chain.id],
  );
  const at = { as: many.merchant.token, chain: many.chain.subdomain };
  const complete = await api.call("listMembers", { query: {} }, at);
  expect([complete.total, complete.exactTotal]).toEqual([1001, 1100]);
  const filtered = await api.call("listMembers", { query: { consent: "EMAIL" } }, at);
  expect([filtered.total, filtered.exactTotal]).toEqual([1001, null]);
});

test.each(["password_hash", "constructor", "--name", ""])("returns 400 for sort %j", async (sort) => {
  expect((await ask({ sort })).status).toBe(400);
});
