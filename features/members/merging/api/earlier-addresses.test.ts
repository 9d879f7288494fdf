import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { openMerges } from "#tests/api/members/merges.ts";

let api: TestApi;
let club: Club;
let it: ReturnType<typeof openMerges>;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  it = openMerges(api, club);
});

const { as, move } = importsAt(() => ({ api, club }));
const aMail = () => `${randomUUID()}@example.com`;

/** A member who had the first address and has proved the second one since. */
async function movedMember(from: string, to: string) {
  const member = await makeMember(api, club, { ...(await knowing(api)), email: from });
  const body = { email: to, password };
  await api.call("updateProfile", { body }, { as: member.token, host: club.chain.subdomain });
  await prove(api, club, to);
  return { ...member, email: to };
}

const invite = (email: string) => api.call("inviteMember", { body: { email } }, it.merchant());

async function messagesLeft(addresses: readonly string[]): Promise<number> {
  const { rows } = await api.owner.query<{ count: number }>(
    "select count(*)::int as count from message where chain_id = $1 and recipient = any($2)",
    [club.chain.id, addresses],
  );
  return rows[0]?.count ?? -1;
}

/** What a list makes of these addresses. */
async function outcomesOf(addresses: readonly string[]) {
  const columns = [{ heading: "E-post", field: "email" }];
  const file = { fileName: "lista.csv", fingerprint: randomUUID().replaceAll("-", "").repeat(2), columns, choices: {} };
  const { id } = await api.call("startImport", { body: { ...file, rows: addresses.length } }, as());
  const body = { from: 1, rows: addresses.map((address) => [address]) };
  await api.call("sendImportRows", { params: { id }, body }, as());
  return (await move(id, "CHECKING")).outcomes;
}

test("erases the earlier email of a merged membership together with the kept member", async () => {
  const [before, after] = [aMail(), aMail()];
  await invite(before);
  const other = await movedMember(before, after);
  const kept = await makeMember(api, club);
  await it.merge(kept, other);
  expect(await messagesLeft([before, after])).toBeGreaterThan(0);
  await api.call("removeMember", { params: { id: kept.memberId } }, it.merchant());
  expect(await messagesLeft([before, after, kept.email])).toBe(0);
  expect(await outcomesOf([before, after, kept.email])).toMatchObject({ LEFT: 3, NEW: 0 });
});

test("erases the email that the kept member had before they proved the other's, also after one more merge", async () => {
  const [own, others] = [aMail(), aMail()];
  await invite(own);
  const kept = await makeMember(api, club, { ...(await knowing(api)), email: own });
  const other = await makeMember(api, club, { email: others });
  await it.merge(kept, other, ["email"]);
  await api.call("resendContact", { params: { channel: "EMAIL" } }, { as: kept.token, host: club.chain.subdomain });
  await prove(api, club, others, { password });
  const third = await makeMember(api, club);
  await it.merge(third, kept);
  await api.call("removeMember", { params: { id: third.memberId } }, it.merchant());
  expect(await messagesLeft([own, others, third.email])).toBe(0);
  expect(await outcomesOf([own, others, third.email])).toMatchObject({ LEFT: 3, NEW: 0 });
});

test("leads the till from the email of a merged membership to the kept member", async () => {
  const [kept, other] = await it.twoOfOne({ email: aMail() });
  const { email } = (await it.pageOf(other)).profile;
  await it.merge(kept, other);
  const found = await api.call("findAtTill", { query: { q: email ?? "" } }, it.merchant());
  expect(found.map(({ membershipId }) => membershipId)).toEqual([kept.membershipNumber]);
});
