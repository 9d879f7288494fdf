import { beforeAll, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "../../../test/factories.ts";
import { startApi, type TestApi } from "../../../test/harness.ts";

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
])("sorted by %s", async (sort, names) => {
  const { body } = await ask({ sort });
  expect((body as { rows: { firstName: string }[] }).rows.map(({ firstName }) => firstName)).toEqual(names);
});

test.each(["password_hash", "constructor", "--name", ""])("not by %j", async (sort) => {
  expect((await ask({ sort })).status).toBe(400);
});
