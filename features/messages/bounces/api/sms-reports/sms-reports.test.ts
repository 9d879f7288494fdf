import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { takeUpEarlyReports } from "./accept-early-reports.ts";

const secret = "a-secret-of-an-address-0123456789";
const credentials = { SMS_USERNAME: "u", SMS_PASSWORD: "token", SMS_SENDER: "Stammis" };
const elks = await startApi({ SMS_PROVIDER: "46elks", SMS_WEBHOOK_SECRET: secret, ...credentials });
const twilio = await startApi({ SMS_PROVIDER: "twilio", ...credentials });
let sent = 0;

async function sendSms(api: TestApi, club: Club): Promise<string> {
  const id = `sms-${++sent}`;
  await api.owner.query(
    `insert into message (chain_id, kind, medium, recipient, language, text_body, segments, status, provider_id)
       values ($1, 'MEMBER_INVITATION', 'SMS', '+46701740605', 'sv', 'Hej', 1, 'SENT', $2)`,
    [club.chain.id, id],
  );
  return id;
}

const readReport = async (api: TestApi, id: string) =>
  (await api.owner.query("select report, report_reason from message where provider_id = $1", [id])).rows[0];

async function post(api: TestApi, path: string, fields: Record<string, string>, signature?: string): Promise<number> {
  const headers = {
    host: "localhost",
    "content-type": "application/x-www-form-urlencoded",
    ...(signature && { "x-twilio-signature": signature }),
  };
  const payload = new URLSearchParams(fields).toString();
  return (await api.app.inject({ method: "POST", url: `/api/sms/reports${path}`, headers, payload })).statusCode;
}
const waiting = async () => (await elks.owner.query("select from early_sms_report")).rowCount;
const report = (id: string, status: string, path = `/${secret}`) => post(elks, path, { id, status });

test("stores a delivery report by 46elks with its message, repeated and in any order", async () => {
  const club = await makeClub(elks);
  const id = await sendSms(elks, club);
  expect(await report(id, "sent")).toBe(200);
  expect(await readReport(elks, id)).toEqual({ report: null, report_reason: null });
  expect(await report(id, "failed")).toBe(200);
  expect(await readReport(elks, id)).toMatchObject({ report: "UNDELIVERED" });
  await Promise.all([report(id, "delivered"), report(id, "failed"), report(id, "delivered")]);
  expect(await report(id, "failed")).toBe(200);
  expect(await readReport(elks, id)).toEqual({ report: "DELIVERED", report_reason: null });
});

test("stores a delivery report of a sendout with its recipient, counted once", async () => {
  const club = await makeClub(elks);
  const chain = club.chain.id;
  const { memberId: member } = await makeMember(elks, club);
  const id = `sms-${++sent}`;
  const { rows } = await elks.owner.query(
    `insert into sendout (chain_id, name, state, by_sms, language, sms, created_by, created_at, frozen_at)
       select $1, 'Bullar', 'SENDING', true, 'sv', '{}', min(id), now(), now() from account returning id`,
    [chain],
  );
  await elks.owner.query(
    `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at, provider_id)
       values ($1, $2, 'SMS', $3, 'SENT', now(), $4)`,
    [chain, rows[0].id, member, id],
  );
  const counts = async () =>
    (await elks.owner.query("select sent, delivered, bounced from sendout_count where sendout_id = $1", [rows[0].id]))
      .rows[0];
  expect(await report(id, "sent")).toBe(200);
  expect(await counts()).toEqual({ sent: 1, delivered: 0, bounced: 0 });
  expect(await report(id, "failed")).toBe(200);
  expect(await counts()).toEqual({ sent: 1, delivered: 0, bounced: 1 });
  await Promise.all([report(id, "delivered"), report(id, "delivered"), report(id, "failed")]);
  expect(await report(id, "failed")).toBe(200);
  expect(await counts()).toEqual({ sent: 1, delivered: 1, bounced: 0 });
});

test("stores a report that arrives before its message is settled, in any order", async () => {
  const club = await makeClub(elks);
  const [failed, came] = [`sms-${sent + 1}`, `sms-${sent + 2}`];
  for (const [id, status] of [
    [failed, "failed"],
    [came, "delivered"],
    [came, "failed"],
    [came, "delivered"],
  ] as const)
    expect(await report(id, status)).toBe(200);
  await takeUpEarlyReports(elks.services);
  await sendSms(elks, club);
  await sendSms(elks, club);
  await Promise.all([takeUpEarlyReports(elks.services), takeUpEarlyReports(elks.services)]);
  expect(await readReport(elks, failed)).toMatchObject({ report: "UNDELIVERED" });
  expect(await readReport(elks, came)).toEqual({ report: "DELIVERED", report_reason: null });
  expect(await waiting()).toBe(0);
});

test("stores a report of an automatic sendout with the recipient of its occasion", async () => {
  const club = await makeClub(elks);
  const { chain } = club;
  const { memberId } = await makeMember(elks, club);
  const { rows } = await elks.owner.query(
    `insert into sendout (chain_id, name, state, by_sms, language, sms, created_by, created_at, frozen_at)
       select $1, 'Bullar', 'SENDING', true, 'sv', '{}', min(id), now(), now() from account returning id`,
    [chain.id],
  );
  const ids = [`sms-${++sent}`, `sms-${++sent}`] as const;
  await elks.owner.query(
    `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, occasion, through, chosen_at, state, sent_at, provider_id)
       select $1, $2, 'SMS', $3, 2024 + n, '2026-11-21', now(), 'SENT', now(), id
       from unnest($4::text[]) with ordinality as each (id, n)`,
    [chain.id, rows[0].id, memberId, ids],
  );
  expect(await report(ids[1], "delivered")).toBe(200);
  const recipients = await elks.owner.query(
    "select report from sendout_recipient where member_id = $1 order by occasion",
    [memberId],
  );
  expect(recipients.rows).toEqual([{ report: null }, { report: "DELIVERED" }]);
});

test("many reports of unknown messages do not delay those of ours", async () => {
  await elks.owner.query(
    `insert into early_sms_report (provider_id, report, reason, told_at)
       select 'nobodys-' || n, 'DELIVERED', '', $1::timestamptz - interval '1 minute' from generate_series(1, 200) as n`,
    [elks.clock.now.toString()],
  );
  const id = `sms-${sent + 1}`;
  expect(await report(id, "failed")).toBe(200);
  await sendSms(elks, await makeClub(elks));
  await takeUpEarlyReports(elks.services);
  expect(await readReport(elks, id)).toMatchObject({ report: "UNDELIVERED" });
  await elks.owner.query("delete from early_sms_report");
});

test("deletes a report of an unknown SMS after a day", async () => {
  expect(await report("none-of-ours", "failed")).toBe(200);
  const { now } = elks.clock;
  elks.clock.now = now.add({ hours: 25 });
  await takeUpEarlyReports(elks.services);
  elks.clock.now = now;
  expect(await waiting()).toBe(0);
});

test("answers 404 to a report with a wrong secret and changes nothing", async () => {
  const id = await sendSms(elks, await makeClub(elks));
  expect(await report(id, "failed", "/another-secret-of-an-address-01")).toBe(404);
  expect(await report(id, "failed", "")).toBe(404);
  expect(await waiting()).toBe(0);
  expect(await readReport(elks, id)).toEqual({ report: null, report_reason: null });
});

test("accepts a Twilio report only with a valid signature over all its fields", async () => {
  const id = await sendSms(twilio, await makeClub(twilio));
  const fields = { MessageSid: id, MessageStatus: "undelivered", ErrorCode: "30003", AccountSid: "u" };
  const address = new URL("/api/sms/reports", twilio.services.config.publicUrl).href;
  const text = `${address}AccountSiduErrorCode30003MessageSid${id}MessageStatusundelivered`;
  const signature = createHmac("sha1", "token").update(text).digest("base64");
  expect(await post(twilio, "", { ...fields, ErrorCode: "30004" }, signature)).toBe(404);
  expect(await post(twilio, "", fields)).toBe(404);
  expect(await post(twilio, "", fields, signature)).toBe(200);
  expect(await readReport(twilio, id)).toEqual({ report: "UNDELIVERED", report_reason: "30003" });
});

test("answers 404 to a report that is no form", async () => {
  const headers = { host: "localhost", "content-type": "application/json" };
  const request = { method: "POST", url: `/api/sms/reports/${secret}`, headers, payload: "{}" } as const;
  expect((await elks.app.inject(request)).statusCode).toBe(404);
});
