import { beforeEach, expect, test } from "vitest";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { writeMailId } from "#packages/server/messaging/mail-id.ts";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { complaint, deliveryReport } from "#tests/outside/returned-mails.ts";
import { mailRefusalSchedule } from "./forget-refusals.ts";

const secret = "a-secret-of-a-mail-server-0123456789";
const api = await startApi({
  MAIL_BOUNCES: "bounces@stammis.example",
  MAIL_BOUNCES_SECRET: secret,
  REQUESTS_PER_MINUTE: "5",
});
let addresses = 0;
let club: Awaited<ReturnType<typeof makeClub>>;
beforeEach(async () => {
  club = await makeClub(api);
});

interface Mailed {
  to?: number;
  state?: "SENT" | "CLAIMED";
  /** Whether the sendout is automatic and waits for its next daily run. */
  automatic?: boolean;
}

async function madeAtOf(sendoutId: number): Promise<Temporal.Instant> {
  const { rows } = await api.owner.query("select created_at::text as at from sendout where id = $1", [sendoutId]);
  return Temporal.Instant.from(rows[0].at);
}

/** Creates a sendout mail to `to` members; returns the first mail and all others. */
async function mailed({ to = 1, state = "SENT", automatic = false }: Mailed = {}) {
  const chain = club.chain.id;
  const { rows } = await api.owner.query(
    `insert into sendout (chain_id, name, state, by_email, language, sms, created_by, created_at, frozen_at, automatic, send_at)
       select $1, 'Bullar', case when $2::jsonb is null then 'SENDING' else 'SCHEDULED' end, true, 'sv', '{"text":"","link":"","translations":{}}', min(id), now(), now(),
         $2, case when $2::jsonb is not null then now() end from account returning id`,
    [chain, automatic ? { occasion: { kind: "WELCOME", days: 0 }, at: "10:00" } : null],
  );
  const sendoutId = Number(rows[0].id);
  const key = await linkKey(api.services.db, chain);
  const madeAt = await madeAtOf(sendoutId);
  const mails = [];
  for (let at = 0; at < to; at++) {
    const email = `anna${addresses++}@example.com`;
    const { memberId, token } = await makeMember(api, club, { email, email_notification: true });
    await api.owner.query(
      `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at, claim, claimed_at)
         values ($1, $2, 'EMAIL', $3, $4, case when $4::text = 'SENT' then now() end,
           case when $4::text = 'CLAIMED' then 1 end, case when $4::text = 'CLAIMED' then now() end)`,
      [chain, sendoutId, memberId, state],
    );
    mails.push({ id: writeMailId(key, { sendoutId, memberId, occasion: 0 }, email, madeAt), memberId, email, token });
  }
  return { sendoutId, mails, ...(mails[0] as (typeof mails)[number]) };
}

async function bring(payload: Buffer, bearerSecret = secret): Promise<number> {
  const headers = { host: "localhost", "content-type": "message/rfc822", authorization: `Bearer ${bearerSecret}` };
  return (await api.app.inject({ method: "POST", url: "/api/mail/returned", headers, payload })).statusCode;
}

const memberOf = async (id: number) =>
  (
    await api.owner.query(
      "select email_bounced_at is not null as bounced, email_notification as yes from member where id = $1",
      [id],
    )
  ).rows[0];
const recipientOf = async (id: number) =>
  (await api.owner.query("select report, report_reason from sendout_recipient where member_id = $1", [id])).rows[0];
const countsOf = async (id: number) =>
  (await api.owner.query("select sent, bounced from sendout_count where sendout_id = $1", [id])).rows[0];
const answersOf = async (id: number) =>
  (await api.owner.query("select channel, given, source from consent where member_id = $1", [id])).rows;

test("a permanent bounce is stored with its recipient, counts once, and blocks further mail to the address", async () => {
  const { id, memberId, sendoutId } = await mailed();
  expect(await bring(deliveryReport(id, "5.1.1"))).toBe(200);
  expect(await bring(deliveryReport(id, "5.1.1"))).toBe(200);
  expect(await recipientOf(memberId)).toEqual({ report: "BOUNCED", report_reason: "5.1.1" });
  expect(await countsOf(sendoutId)).toEqual({ sent: 1, bounced: 1 });
  expect(await memberOf(memberId)).toEqual({ bounced: true, yes: true });
});

test("a new address lifts the block, and a bounce of the former address does not affect it", async () => {
  const first = await mailed();
  await bring(deliveryReport(first.id, "5.1.1"));
  await api.owner.query("update member set email = 'new@example.com' where id = $1", [first.memberId]);
  expect(await memberOf(first.memberId)).toMatchObject({ bounced: false });
  const second = await mailed();
  await api.owner.query("update member set email = 'other@example.com' where id = $1", [second.memberId]);
  await bring(deliveryReport(second.id, "5.1.1"));
  expect(await recipientOf(second.memberId)).toMatchObject({ report: "BOUNCED" });
  expect(await memberOf(second.memberId)).toMatchObject({ bounced: false });
});

test("a repeated bounce report does not block an address that was proved again after the first report", async () => {
  const { id, memberId } = await mailed();
  await bring(deliveryReport(id, "5.1.1"));
  await api.owner.query("update member set email_bounced_at = null where id = $1", [memberId]);
  await bring(deliveryReport(id, "5.1.1"));
  expect(await memberOf(memberId)).toMatchObject({ bounced: false });
});

test("a temporary bounce counts without blocking the address, and may become permanent", async () => {
  const { id, memberId, sendoutId } = await mailed();
  await bring(deliveryReport(id, "4.2.2"));
  expect(await recipientOf(memberId)).toEqual({ report: "UNDELIVERED", report_reason: "4.2.2" });
  expect(await memberOf(memberId)).toMatchObject({ bounced: false });
  await bring(deliveryReport(id, "5.1.1"));
  await bring(deliveryReport(id, "4.2.2"));
  expect(await recipientOf(memberId)).toMatchObject({ report: "BOUNCED" });
  expect(await countsOf(sendoutId)).toEqual({ sent: 1, bounced: 1 });
});

const refusals = async () => (await api.owner.query("select code, count from mail_refusal")).rows;

test("a refusal because of the sender does not affect the member, and counts once for the operator", async () => {
  const { id, memberId, sendoutId } = await mailed();
  const refused = deliveryReport(id, "5.0.0", "failed", "554 5.7.1 Client host [192.0.2.7] blocked");
  await bring(refused);
  await bring(refused);
  expect(await recipientOf(memberId)).toEqual({ report: "UNDELIVERED", report_reason: "5.7.1" });
  expect(await memberOf(memberId)).toMatchObject({ bounced: false });
  expect(await countsOf(sendoutId)).toEqual({ sent: 1, bounced: 1 });
  expect(await refusals()).toEqual([{ code: "5.7.1", count: 1 }]);
  const { body } = await api.app.inject({ url: "/metrics", headers: { host: "localhost" } });
  expect(body).toContain("mail_refusals_24h 1");
});

test("counts of refused mail are removed after 30 days", async () => {
  const before = await refusals();
  const now = api.clock.now.toString();
  await api.owner.query(
    `insert into mail_refusal (hour, code)
       select date_trunc('hour', $1::timestamptz - days * interval '1 day', 'UTC'), 'old' || days from unnest('{29, 31}'::int[]) as days`,
    [now],
  );
  await mailRefusalSchedule(api.services)[0]?.act();
  expect(await refusals()).toEqual([...before, { code: "old29", count: 1 }]);
});

test("a spam complaint is stored as a refusal of e-mail, and a repeated one does not reverse a later consent", async () => {
  const { id, memberId } = await mailed();
  await bring(complaint(id));
  expect(await memberOf(memberId)).toEqual({ bounced: false, yes: false });
  expect(await answersOf(memberId)).toEqual([{ channel: "EMAIL", given: false, source: "COMPLAINT" }]);
  await api.owner.query("update member set email_notification = true where id = $1", [memberId]);
  await bring(complaint(id));
  expect(await memberOf(memberId)).toMatchObject({ yes: true });
});

test("a wrong secret gets 404; a forged id or a mail that is no report changes nothing", async () => {
  const { id, memberId } = await mailed();
  expect(await bring(deliveryReport(id, "5.1.1"), "another-secret-of-a-mail-server-01")).toBe(404);
  const forged = id.replace(/-[0-9a-z]{20}-/, `-${"a".repeat(20)}-`);
  expect(await bring(deliveryReport(forged, "5.1.1"))).toBe(200);
  expect(await bring(Buffer.from("nothing"))).toBe(200);
  expect(await bring(Buffer.alloc(1_100_000, "a"))).toBe(413);
  expect(await recipientOf(memberId)).toEqual({ report: null, report_reason: null });
});

test("a mail server may deliver many reports at once", async () => {
  const statuses = [];
  for (let mail = 0; mail < 12; mail++) statuses.push(await bring(Buffer.from("nothing")));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("a bounce that arrives before its batch is settled gets 503, to be retried", async () => {
  const { id } = await mailed({ state: "CLAIMED" });
  expect(await bring(deliveryReport(id, "5.1.1"))).toBe(503);
});

test("a sendout with more than one bounce in ten pauses with the reason", async () => {
  const { mails, sendoutId } = await mailed({ to: 21 });
  const state = async () =>
    (await api.owner.query("select state, pause_reason from sendout where id = $1", [sendoutId])).rows[0];
  for (const { id } of mails.slice(1)) await bring(deliveryReport(id, "5.1.1"));
  expect(await state()).toEqual({ state: "SENDING", pause_reason: null });
  await bring(deliveryReport(mails[0]?.id ?? "", "5.1.1"));
  expect(await state()).toEqual({ state: "PAUSED", pause_reason: "BOUNCES" });
});

test("an automatic sendout also pauses between its daily runs; its bounces are counted from zero each day and after resuming", async () => {
  const { mails, sendoutId } = await mailed({ to: 63, automatic: true });
  const by = { as: club.merchant.token, chain: club.chain.subdomain };
  const comeBack = async (from: number, to: number) => {
    for (const { id } of mails.slice(from, to)) await bring(deliveryReport(id, "5.1.1"));
    return api.call("getSendout", { params: { id: sendoutId } }, by);
  };
  expect(await comeBack(0, 20)).toMatchObject({ state: "SCHEDULED" });
  await api.services.db.inChain(club.chain.id, (trx) =>
    trx.updateTable("sendout").set({ bounced_before: 20, settled_before: 63 }).where("id", "=", sendoutId).execute(),
  );
  expect(await comeBack(20, 40)).toMatchObject({ state: "SCHEDULED" });
  expect(await comeBack(40, 41)).toMatchObject({ state: "PAUSED", pauseReason: "BOUNCES" });
  await api.call("setSendoutState", { params: { id: sendoutId }, body: { act: "RESUME", leavesOut: false } }, by);
  expect(await comeBack(41, 61)).toMatchObject({ state: "SCHEDULED" });
  expect(await comeBack(61, 62)).toMatchObject({ state: "PAUSED" });
});

test("successful mails of earlier days do not hide the bounces of today", async () => {
  const { mails, sendoutId } = await mailed({ to: 21, automatic: true });
  await api.owner.query("update sendout_count set sent = sent + 1000 where sendout_id = $1", [sendoutId]);
  await api.owner.query("update sendout set settled_before = 1000 where id = $1", [sendoutId]);
  for (const { id } of mails) await bring(deliveryReport(id, "5.1.1"));
  const { rows } = await api.owner.query("select state, pause_reason from sendout where id = $1", [sendoutId]);
  expect(rows).toEqual([{ state: "PAUSED", pause_reason: "BOUNCES" }]);
});

test("a bounce of an automatic sendout is stored only with the occasion for which the mail was sent, such as this year’s birthday", async () => {
  const { sendoutId, memberId, email } = await mailed({ automatic: true });
  await api.owner.query(
    `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, occasion, through, chosen_at, state, sent_at)
       values ($1, $2, 'EMAIL', $3, 2026, '2026-11-21', now(), 'SENT', now())`,
    [club.chain.id, sendoutId, memberId],
  );
  const key = await linkKey(api.services.db, club.chain.id);
  await bring(
    deliveryReport(
      writeMailId(key, { sendoutId, memberId, occasion: 2026 }, email, await madeAtOf(sendoutId)),
      "5.1.1",
    ),
  );
  const { rows } = await api.owner.query(
    "select report from sendout_recipient where member_id = $1 order by occasion",
    [memberId],
  );
  expect(rows).toEqual([{ report: null }, { report: "BOUNCED" }]);
});

test.each([
  ["an hour after it went out tells nothing of the address", "now() + interval '1 hour'", false],
  ["before it went out does not keep the address", "now() - interval '1 hour'", true],
])("a bounced mail whose address was proved %s", async (_what, provedAt, bounced) => {
  const { id, memberId } = await mailed();
  await api.owner.query(`update member set email_proved_at = ${provedAt} where id = $1`, [memberId]);
  await bring(deliveryReport(id, "5.1.1"));
  expect(await recipientOf(memberId)).toMatchObject({ report: "BOUNCED" });
  expect(await memberOf(memberId)).toMatchObject({ bounced });
});
