import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";
import { makeCampaign } from "#tests/api/offers.ts";

let api: TestApi;
let [here, there] = [] as unknown as [Club, Club];
beforeAll(async () => {
  api = await startApi();
  [here, there] = [await makeClub(api), await makeClub(api)];
});

const at = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });

async function invite(club: Club, email: string): Promise<number> {
  await api.call("inviteMember", { body: { email, language: "sv" } }, at(club));
  const { rows } = await api.call("listInvitations", { query: { q: email } }, at(club));
  return rows[0]?.id ?? 0;
}

test("a bulk withdrawal of invitations reports each result, and NOT_FOUND for another club’s invitation", async () => {
  const ids = [await invite(here, "ett@example.com"), await invite(here, "tva@example.com")];
  const others = await invite(there, "tre@example.com");
  const gone = ids[0] ?? 0;
  await api.call("withdrawInvitation", { params: { id: gone } }, at(here));
  const { results } = await api.call("withdrawInvitations", { body: { ids: [...ids, others, others] } }, at(here));
  expect(results).toEqual([
    { id: gone, code: "NOT_FOUND" },
    { id: ids[1], code: null },
    { id: others, code: "NOT_FOUND" },
  ]);
  expect((await api.call("listInvitations", { query: {} }, at(there))).rows).toHaveLength(1);
  expect((await api.call("listInvitations", { query: {} }, at(here))).rows).toEqual([]);
});

test("a bulk resend sends each of several invitations", async () => {
  const ids = [await invite(here, "fyra@example.com"), await invite(here, "fem@example.com")];
  const { results } = await api.call("resendInvitations", { body: { ids } }, at(here));
  expect(results.map(({ code }) => code)).toEqual([null, null]);
});

test("a bulk resend is sent once per idempotency key, repeats the response, and continues after an interruption", async () => {
  const club = await makeClub(api);
  const [first, second] = [await invite(club, "sex@example.com"), await invite(club, "sju@example.com")];
  const gone = await invite(club, "atta@example.com");
  await api.call("withdrawInvitation", { params: { id: gone } }, at(club));
  const key = "f2b8a1de-0f0d-47a8-8f53-b5b1b3a6b0c2";
  const ask = (ids: number[]) => api.call("resendInvitations", { body: { ids } }, { ...at(club), key });
  const counts = async () => [
    (await messagesTo(api, "sex@example.com")).length,
    (await messagesTo(api, "sju@example.com")).length,
  ];
  const ids = [first, second, gone];
  const both = await Promise.all([ask(ids), ask(ids)]);
  expect(both[0]?.results.map(({ code }) => code)).toEqual([null, null, "NOT_FOUND"]);
  expect(both[1]).toEqual(both[0]);
  expect(await counts()).toEqual([2, 2]);
  expect(await codeOf(ask([first]))).toBe("IDEMPOTENCY_KEY_REUSED");
  await api.owner.query("delete from stored_answer where chain_id = $1 and route = any($2)", [
    club.chain.id,
    ["resendInvitations", `resendInvitations ${second}`],
  ]);
  const again = await ask(ids);
  expect(again.results.find(({ id }) => id === first)?.code).toBe(null);
  expect((await counts())[0]).toBe(2);
});

test("invitations are sorted by address, day or link, in reverse with a minus", async () => {
  const club = await makeClub(api);
  for (const name of ["bo", "cia", "alf"]) await invite(club, `${name}@example.com`);
  const order = async (sort?: string) =>
    (await api.call("listInvitations", { query: sort ? { sort } : {} }, at(club))).rows.map(({ email }) =>
      email?.slice(0, -12),
    );
  expect(await order("address")).toEqual(["alf", "bo", "cia"]);
  expect(await order("-address")).toEqual(["cia", "bo", "alf"]);
  expect(await order()).toEqual(["alf", "cia", "bo"]);
  expect(await order("-invitedAt")).toEqual(["bo", "cia", "alf"]);
  expect(await order("link")).toEqual(["bo", "cia", "alf"]);
  expect((await order("home")).length).toBe(3);
  expect((await api.ask("listInvitations", { query: { sort: "passord" } }, at(club))).status).toBe(400);
});

test("a bulk stop of campaigns stops each one even if another campaign is not found", async () => {
  const running = await makeCampaign(api, here, {});
  const { results } = await api.call(
    "setCampaignStatuses",
    { body: { ids: [running.id, 999_999], publishStatus: "STOPPED" } },
    at(here),
  );
  expect(results).toEqual([
    { id: running.id, code: null },
    { id: 999_999, code: "NOT_FOUND" },
  ]);
});
