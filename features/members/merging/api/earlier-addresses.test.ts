import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { openMerges } from "#tests/api/members/merges.ts";

let api: TestApi;
let club: Club;
let merges: ReturnType<typeof openMerges>;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  merges = openMerges(api, club);
});

const { as, move } = importsAt(() => ({ api, club }));
const aMail = () => `${randomUUID()}@example.com`;

/** Creates a member who had the first address and has since proved the second one. */
async function movedMember(from: string, to: string) {
  const member = await makeMember(api, club, { ...(await knowing(api)), email: from });
  const body = { email: to, password };
  await api.call("updateProfile", { body }, { as: member.token, host: club.chain.subdomain });
  await prove(api, club, to);
  return { ...member, email: to };
}

const invite = (email: string) => api.call("inviteMember", { body: { email } }, merges.merchant());

async function messagesLeft(addresses: readonly string[]): Promise<number> {
  const { rows } = await api.owner.query<{ count: number }>(
    "select count(*)::int as count from message where chain_id = $1 and recipient = any($2)",
    [club.chain.id, addresses],
  );
  return rows[0]?.count ?? -1;
}

/** Checks an import of these addresses and returns its outcomes. */
async function outcomesOf(addresses: readonly string[]) {
  const columns = [{ heading: "E-post", field: "email" }];
  const file = { fileName: "lista.csv", fingerprint: randomUUID().replaceAll("-", "").repeat(2), columns, choices: {} };
  const { id } = await api.call("startImport", { body: { ...file, rows: addresses.length } }, as());
  const body = { from: 1, rows: addresses.map((address) => [address]) };
  await api.call("sendImportRows", { params: { id }, body }, as());
  return (await move(id, "CHECKING")).outcomes;
}

test("erasing the kept member also erases the earlier e-mail of a merged membership", async () => {
  const [before, after] = [aMail(), aMail()];
  await invite(before);
  const other = await movedMember(before, after);
  const survivor = await makeMember(api, club);
  await merges.merge(survivor, other);
  expect(await messagesLeft([before, after])).toBeGreaterThan(0);
  await api.call("removeMember", { params: { id: survivor.memberId } }, merges.merchant());
  expect(await messagesLeft([before, after, survivor.email])).toBe(0);
  expect(await outcomesOf([before, after, survivor.email])).toMatchObject({ LEFT: 3, NEW: 0 });
});

test("erasing the kept member also erases their e-mail from before proving the other’s, also after another merge", async () => {
  const [own, others] = [aMail(), aMail()];
  await invite(own);
  const survivor = await makeMember(api, club, { ...(await knowing(api)), email: own });
  const other = await makeMember(api, club, { email: others });
  await merges.merge(survivor, other, ["email"]);
  await api.call("resendContact", { params: { channel: "EMAIL" } }, { as: survivor.token, host: club.chain.subdomain });
  await prove(api, club, others, { password });
  const third = await makeMember(api, club);
  await merges.merge(third, survivor);
  await api.call("removeMember", { params: { id: third.memberId } }, merges.merchant());
  expect(await messagesLeft([own, others, third.email])).toBe(0);
  expect(await outcomesOf([own, others, third.email])).toMatchObject({ LEFT: 3, NEW: 0 });
});

test("searching the till for the e-mail of a merged membership finds the kept member", async () => {
  const [survivor, other] = await merges.twoOfOne({ email: aMail() });
  const { email } = (await merges.pageOf(other)).profile;
  await merges.merge(survivor, other);
  const matches = await api.call("findAtTill", { query: { q: email ?? "" } }, merges.merchant());
  expect(matches.map(({ membershipId }) => membershipId)).toEqual([survivor.membershipNumber]);
});
