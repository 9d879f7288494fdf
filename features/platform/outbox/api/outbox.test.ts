import { expect, test } from "vitest";
import { type Club, makeAdmin, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

const api = await startApi();
const outside = await startApi({ PUBLIC_URL: "http://localhost:3000" });

async function withMessages(target: TestApi, count: number): Promise<Club> {
  const club = await makeClub(target);
  for (let n = 0; n < count; n++) {
    await target.owner.query(
      `insert into message (chain_id, kind, medium, recipient, language, subject, text_body, html_body, created_at)
       values ($1, 'MEMBER_ACTIVATION', 'EMAIL', $2, 'sv', $3, $4, '<p>Hej</p>', '2026-11-01T00:00:00Z'::timestamptz + make_interval(mins => $5))`,
      [club.chain.id, `nr${n}@example.com`, `Ämne ${n}`, `Hej\n\nhttp://kafe.localhost:3000/x/${n}`, Math.floor(n / 3)],
    );
  }
  await target.owner.query(
    `insert into platform_message (kind, medium, recipient, language, subject, text_body)
     values ('STAFF_INVITATION', 'EMAIL', 'bo@example.com', 'sv', 'Till personal', 'Hej')`,
  );
  return club;
}

test("the outbox requires an admin, unless there is demonstration data on a local server", async () => {
  const club = await withMessages(api, 1);
  const list = (as?: string, host?: string) => api.call("listMessages", { query: {} }, { as, host });
  expect(await codeOf(list())).toBe("NOT_SIGNED_IN");
  expect(await codeOf(list(club.merchant.token))).toBe("NO_ACCESS");
  const member = await makeMember(api, club);
  expect(await codeOf(list(member.token, club.chain.subdomain))).toBe("NOT_SIGNED_IN");
  const admin = await makeAdmin(api);
  expect((await list(admin.token)).total).toBe(2);
  await api.owner.query("update chain set is_demo = true where id = $1", [club.chain.id]);
  expect((await list()).total).toBe(2);
  // A request through a proxy or from another machine is not local.
  const url = "/api/outbox/messages";
  for (const [remoteAddress, name] of [
    ["127.0.0.1", "x-forwarded-for"],
    ["127.0.0.1", "forwarded"],
    ["192.0.2.1", "x-other"],
  ] as const) {
    const headers = { host: "localhost", [name]: "127.0.0.1" };
    expect((await api.app.inject({ url, remoteAddress, headers })).statusCode).toBe(401);
  }
});

test("demonstration data opens nothing on a server that others can reach", async () => {
  const club = await withMessages(outside, 1);
  await outside.owner.query("update chain set is_demo = true where id = $1", [club.chain.id]);
  expect(await codeOf(outside.call("listMessages", { query: {} }))).toBe("NOT_SIGNED_IN");
  const { rows } = await outside.owner.query("select id from message");
  expect(await codeOf(outside.call("getMessage", { params: { id: `c${rows[0].id}` } }))).toBe("NOT_SIGNED_IN");
});

test("merchants see only the messages of their own sandboxes", async () => {
  const [own, others, real] = [
    await makeClub(outside, { sandbox: true }),
    await makeClub(outside, { sandbox: true }),
    await withMessages(outside, 1),
  ];
  for (const { chain } of [own, others]) {
    await outside.owner.query(
      `insert into message (chain_id, kind, medium, recipient, language, text_body) values ($1, 'MEMBER_ACTIVATION', 'SMS', '+46701234567', 'sv', 'Hej')`,
      [chain.id],
    );
  }
  const as = { as: own.merchant.token };
  const list = await outside.call("listMessages", { query: {} }, as);
  expect(list).toMatchObject({ rows: [{ chain: own.chain.commercialName }], total: 1 });
  const seen = [];
  for (const { id, chain_id } of (await outside.owner.query("select id, chain_id from message")).rows) {
    const { status } = await outside.ask("getMessage", { params: { id: `c${id}` } }, as);
    if (status === 200) seen.push(Number(chain_id));
  }
  expect(seen).toEqual([own.chain.id]);
  const { rows: platform } = await outside.owner.query("select id from platform_message");
  expect(platform.length).toBeGreaterThan(0);
  for (const { id } of platform) {
    expect(await codeOf(outside.call("getMessage", { params: { id: `p${id}` } }, as))).toBe("NOT_FOUND");
  }
  expect(await codeOf(outside.call("listMessages", { query: {} }, { as: real.merchant.token }))).toBe("NO_ACCESS");
});

test("the outbox lists messages newest first, once each across pages, and finds them by address and medium", async () => {
  await withMessages(api, 40);
  const admin = await makeAdmin(api);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { q: "nr", medium: "EMAIL" as const, ...(cursor && { cursor }) };
    const page = await api.call("listMessages", { query }, { as: admin.token });
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    expect(page.total).toBe(41);
  } while (cursor);
  expect(seen).toHaveLength(41);
  expect(new Set(seen).size).toBe(41);
  const one = await api.call("listMessages", { query: { q: "NR39@" } }, { as: admin.token });
  expect(one.rows.map(({ recipient }) => recipient)).toEqual(["nr39@example.com"]);
  const club = await withMessages(api, 1);
  await api.owner.query("update chain set commercial_name = 'Åhlén & Söner' where id = $1", [club.chain.id]);
  expect((await api.call("listMessages", { query: { q: "ahlen & soner" } }, { as: admin.token })).rows).toMatchObject([
    { chain: "Åhlén & Söner" },
  ]);
  for (const q of ["amne 39", "ÄMNE 39", "ämne 39"])
    expect((await api.call("listMessages", { query: { q } }, { as: admin.token })).rows).toMatchObject([
      { subject: "Ämne 39" },
    ]);
  const message = await api.call("getMessage", { params: { id: one.rows[0]?.id ?? "" } }, { as: admin.token });
  expect(message).toMatchObject({ html: "<p>Hej</p>", links: ["http://kafe.localhost:3000/x/39"], status: "WAITING" });
  expect((await api.call("listMessages", { query: { medium: "SMS" } }, { as: admin.token })).rows).toEqual([]);
});

test("the outbox filters by club and by the state of a message, including the provider’s report", async () => {
  const [club, other] = [await withMessages(api, 4), await withMessages(api, 1)];
  const admin = await makeAdmin(api);
  await api.owner.query(
    "update message set status = 'FAILED', failure = '550' where chain_id = $1 and recipient = 'nr0@example.com'",
    [club.chain.id],
  );
  await api.owner.query(
    `insert into message (chain_id, kind, medium, recipient, language, text_body, status, report, report_reason)
     select $1, 'MEMBER_ACTIVATION', 'SMS', '+4670174060' || n, 'sv', 'Hej', 'SENT', report, reason
     from (values (1, 'DELIVERED', null), (2, 'UNDELIVERED', '30003')) as sent (n, report, reason)`,
    [club.chain.id],
  );
  const list = (query: object) =>
    api.call("listMessages", { query: { club: club.chain.subdomain, ...query } }, { as: admin.token });
  expect((await list({})).total).toBe(6);
  const listRecipients = async (status: string) => (await list({ status })).rows.map(({ recipient }) => recipient);
  expect(await listRecipients("FAILED")).toEqual(["nr0@example.com"]);
  expect(await listRecipients("DELIVERED")).toEqual(["+46701740601"]);
  expect(await listRecipients("SENT")).toEqual([]);
  const [lost] = (await list({ status: "UNDELIVERED" })).rows;
  expect(lost).toMatchObject({ recipient: "+46701740602", status: "UNDELIVERED" });
  const message = await api.call("getMessage", { params: { id: lost?.id ?? "" } }, { as: admin.token });
  expect(message).toMatchObject({ undelivered: "UNREACHABLE", failure: null });
  expect((await list({ club: other.chain.subdomain })).total).toBe(1);
  expect((await list({ club: "finnsinte" })).total).toBe(0);
});

test("an unknown message returns NOT_FOUND, and an invalid cursor INVALID_INPUT", async () => {
  const admin = await makeAdmin(api);
  expect(await codeOf(api.call("getMessage", { params: { id: "p999999" } }, { as: admin.token }))).toBe("NOT_FOUND");
  expect(await codeOf(api.call("listMessages", { query: { cursor: "x" } }, { as: admin.token }))).toBe("INVALID_INPUT");
});

test("every opening is in the audit trail with the message, also without signing in", async () => {
  const club = await withMessages(api, 1);
  const admin = await makeAdmin(api);
  const trail = async () =>
    (
      await api.owner.query(
        "select account_id::float8, act, subject from platform_audit_entry order by id desc limit 2",
      )
    ).rows;
  const { rows } = await api.call("listMessages", { query: {} }, { as: admin.token });
  await api.call("getMessage", { params: { id: rows[0]?.id ?? "" } }, { as: admin.token });
  expect(await trail()).toEqual([
    { account_id: admin.accountId, act: "open-outbox", subject: `message ${rows[0]?.id}` },
    { account_id: admin.accountId, act: "open-outbox", subject: "outbox" },
  ]);
  await api.owner.query("update chain set is_demo = true where id = $1", [club.chain.id]);
  await api.call("listMessages", { query: {} });
  expect((await trail())[0]).toEqual({ account_id: null, act: "open-outbox", subject: "outbox" });
  const before = await trail();
  await api.owner.query("update chain set is_demo = false");
  expect(await codeOf(api.call("listMessages", { query: {} }))).toBe("NOT_SIGNED_IN");
  expect(await trail()).toEqual(before);
});
