import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeAdmin, makeClub, makeMember } from "../api/factories.ts";
import { startApi } from "../api/harness.ts";
import { linkTo } from "../api/messages/sent-messages.ts";

// A server outside a local machine, whose mails stay queued because the mail server is unavailable.
const api = await startApi({ PUBLIC_URL: "http://localhost:3000" });
const admin = await makeAdmin(api);
const read = async (query: Record<string, string> = {}) =>
  (await api.call("listMessages", { query }, { as: admin.token })).rows;
const open = (id: string) => api.call("getMessage", { params: { id } }, { as: admin.token });
const reset = (email: string, host?: string) =>
  api.call("requestPasswordReset", { params: { id: randomUUID() }, body: { medium: "EMAIL", email } }, { host });

test("an admin reads no link or recipient of a queued message to a merchant or a member", async () => {
  const club = await makeClub(api);
  const member = await makeMember(api, club);
  const { rows } = await api.owner.query("select email from account where id = $1", [club.merchant.accountId]);
  await reset(rows[0].email);
  await reset(member.email, club.chain.subdomain);
  for (const email of [rows[0].email, member.email]) {
    const { token } = await linkTo(api, email);
    const [listedMessage, ...more] = await read({ q: email });
    expect(more).toEqual([]);
    const message = await open(listedMessage?.id ?? "");
    expect(message).toMatchObject({ kind: "PASSWORD_RESET", status: "WAITING", links: [], linksRemoved: true });
    const seen = JSON.stringify([listedMessage, message]);
    for (const secret of [token, email]) expect(seen).not.toContain(secret);
  }
  expect(JSON.stringify(await read())).not.toContain(member.email);
});

test("an admin cannot guess a recipient letter by letter", async () => {
  const club = await makeClub(api);
  const email = `${randomUUID()}@example.com`;
  await makeMember(api, club, { email });
  await reset(email, club.chain.subdomain);
  for (const part of [email.slice(0, 8), email.slice(1), "@example.com"])
    expect((await read({ q: part })).filter(({ chain }) => chain === club.chain.commercialName)).toEqual([]);
  expect(await read({ q: email.toUpperCase() })).toHaveLength(1);
});

test("a company’s own trail lists its messages that an admin opened", async () => {
  const club = await makeClub(api);
  const member = await makeMember(api, club);
  const { rows } = await api.owner.query("select email from account where id = $1", [club.merchant.accountId]);
  await reset(rows[0].email);
  await reset(member.email, club.chain.subdomain);
  const opened: string[] = [];
  for (const email of [rows[0].email, member.email]) {
    const [listedMessage] = await read({ q: email });
    await open(listedMessage?.id ?? "");
    opened.push(`message ${listedMessage?.id}`);
  }
  const trail = await api.owner.query(
    "select account_id::int as who, subject from audit_entry where chain_id = $1 and act = 'open-message' order by id",
    [club.chain.id],
  );
  expect(trail.rows).toEqual(opened.map((subject) => ({ who: admin.accountId, subject })));
});
