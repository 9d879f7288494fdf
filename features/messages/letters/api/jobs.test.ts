import { afterAll, beforeEach, expect, test } from "vitest";
import { DeliveryDelayed } from "#packages/server/messaging/delivery.ts";
import { openMail } from "#packages/server/messaging/mail.ts";
import { openSms } from "#packages/server/messaging/sms.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";
import { runJob } from "#tests/api/run-job.ts";
import { startMailbox } from "#tests/outside/mailbox.ts";
import { startProvider } from "#tests/outside/provider.ts";
import type { Content, Recipient } from "./content.ts";
import { sendMessageJob, sendPlatformMessageJob } from "./job-kinds.ts";
import { lettersJobs } from "./jobs.ts";
import { sendMessage } from "./send-message.ts";

/** No mail here has an attachment. */
const noFile = async () => null;

const api = await startApi();
const mailbox = await startMailbox();
const provider = await startProvider();
const mail = openMail({ url: mailbox.url, from: "Stammis <no-reply@stammis.example>" });
afterAll(() => mail.close());
const settings = { provider: "46elks", username: "u", password: "p", sender: "Stammis" } as const;
const sms = openSms(settings, `${provider.url}/sms`);
const jobs = lettersJobs(api.services, { messaging: { mail, sms }, drawInvoice: noFile });
const withoutProviders = lettersJobs(api.services, { messaging: { mail: null, sms: null }, drawInvoice: noFile });

const content: Content = {
  letter: {
    subject: "Du är redan medlem",
    heading: "Du är redan med",
    paragraphs: ["Logga in som vanligt."],
    button: { label: "Logga in", url: "http://kafe.localhost:3000/login" },
    notes: [],
  },
  sms: "Kafé Söder: du är redan medlem. Logga in: http://kafe.localhost:3000/login",
};

let club: Club;
let person = 0;
beforeEach(async () => {
  club = await makeClub(api);
  person++;
  provider.requests.length = 0;
  provider.answer = () => ({ status: 200, json: { id: "elk-1" } });
});

async function write(to: Recipient, marketingTo?: number): Promise<{ chainId: number; messageId: number }> {
  const marketing = marketingTo === undefined ? {} : { memberId: marketingTo, marketing: true };
  const message = { ...marketing, kind: "ALREADY_MEMBER", to, language: "sv", content, now: api.clock.now } as const;
  await api.services.db.inChain(club.chain.id, (trx) => sendMessage(trx, api.services.config, club.chain, message));
  const { rows } = await api.owner.query("select max(id) as id from message");
  return { chainId: club.chain.id, messageId: Number(rows[0].id) };
}

const toMail = (): Recipient => ({ medium: "EMAIL", address: `anna${person}@example.com` });
const toPhone = (): Recipient => ({ medium: "SMS", address: `+4670123456${person % 10}` });
const statusOf = async (id: number) => (await api.owner.query("select * from message where id = $1", [id])).rows[0];
const available = async () =>
  (await api.owner.query("select available from sms_account where chain_id = $1", [club.chain.id])).rows[0].available;

test("marketing contains its unsubscribe link for people and mail programs, and its stored copy does not", async () => {
  const { memberId, email } = await makeMember(api, club, { email_notification: true });
  const sendJob = await write({ medium: "EMAIL", address: email }, memberId);
  const { unsubscribe_url: url } = await statusOf(sendJob.messageId);
  await runJob(jobs, sendMessageJob, sendJob);
  const got = mailbox.deliveries.at(-1)?.mail;
  const headers = Object.fromEntries((got?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers["list-unsubscribe"]?.replace(/\s/g, "")).toBe(`<${url}>`);
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(got?.text).toContain(`Avregistrera dig: ${url}`);
  expect(got?.html).toContain(`href="${url}"`);
  const storedMessage = await statusOf(sendJob.messageId);
  expect(`${storedMessage.text_body} ${storedMessage.html_body} ${storedMessage.unsubscribe_url}`).not.toContain(
    "/u/e",
  );

  const post = { method: "POST", url: new URL(url).pathname, headers: { host: "localhost" } } as const;
  expect((await api.app.inject(post)).statusCode).toBe(204);
});

test("marketing is not sent after its member refuses it", async () => {
  const phone = toPhone().address;
  const { memberId } = await makeMember(api, club, { phone, phone_notification: true });
  const sendJob = await write({ medium: "SMS", address: phone }, memberId);
  expect((await statusOf(sendJob.messageId)).text_body).toMatch(/\nAvsluta: http:\/\/localhost:3000\/u\/s\w{26}$/);
  await api.owner.query("update member set phone_notification = false where id = $1", [memberId]);
  await runJob(jobs, sendMessageJob, sendJob);
  expect(provider.requests).toEqual([]);
  expect(await statusOf(sendJob.messageId)).toMatchObject({ status: "FAILED", unsubscribe_url: "" });
});

test("a message that is no marketing has no unsubscribe link", async () => {
  const to = toMail();
  await runJob(jobs, sendMessageJob, await write(to));
  const got = mailbox.deliveries.at(-1)?.mail;
  expect(got?.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  expect(got?.text).not.toContain("/u/");
});

test("a rolled-back transaction leaves neither a message nor a job", async () => {
  const to = toMail();
  const jobsBefore = await api.owner.query("select count(*)::int as count from graphile_worker.jobs");
  const failing = api.services.db.inChain(club.chain.id, async (trx) => {
    await sendMessage(trx, api.services.config, club.chain, {
      kind: "ALREADY_MEMBER",
      to,
      language: "sv",
      content,
      now: api.clock.now,
    });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await messagesTo(api, to.address)).toEqual([]);
  expect((await api.owner.query("select count(*)::int as count from graphile_worker.jobs")).rows).toEqual(
    jobsBefore.rows,
  );
});

test("a message erased before sending is not sent, and its credits are refunded", async () => {
  const before = await available();
  const payload = await write(toPhone());
  await api.owner.query("update message set recipient = '', text_body = '' where id = $1", [payload.messageId]);
  await runJob(jobs, sendMessageJob, payload);
  expect(provider.requests).toEqual([]);
  expect((await statusOf(payload.messageId)).status).toBe("FAILED");
  expect(await available()).toBe(before);
});

test("a repeated job sends a mail once", async () => {
  const to = toMail();
  const payload = await write(to);
  await runJob(jobs, sendMessageJob, payload);
  await runJob(jobs, sendMessageJob, payload);
  const got = mailbox.deliveries.filter((delivery) => delivery.to.includes(to.address));
  expect(got).toHaveLength(1);
  expect(got[0]?.mail.from).toMatchObject({ name: club.chain.commercialName, address: "no-reply@stammis.example" });
  expect(await statusOf(payload.messageId)).toMatchObject({ status: "SENT", failure: null });
});

test("an SMS is sent from the chain's own name, and the provider's id is stored", async () => {
  await api.owner.query("update sms_account set sender_name = 'Kafe' where chain_id = $1", [club.chain.id]);
  const payload = await write(toPhone());
  await runJob(jobs, sendMessageJob, payload);
  expect(new URLSearchParams(provider.requests[0]?.body).get("from")).toBe("Kafe");
  expect(await statusOf(payload.messageId)).toMatchObject({ status: "SENT", provider_id: "elk-1" });
  expect(await available()).toBe(49);
});

test("an SMS refused for good refunds its credit once", async () => {
  provider.answer = () => ({ status: 400, json: {} });
  const payload = await write(toPhone());
  expect(await available()).toBe(49);
  await Promise.all([runJob(jobs, sendMessageJob, payload), runJob(jobs, sendMessageJob, payload)]);
  await runJob(jobs, sendMessageJob, payload);
  expect(await statusOf(payload.messageId)).toMatchObject({ status: "FAILED", failure: "SMS provider: 400" });
  expect(await available()).toBe(50);
  const { rows } = await api.owner.query(
    "select from_account, to_account, credits from sms_entry where message_id = $1 order by id",
    [payload.messageId],
  );
  expect(rows).toEqual([
    { from_account: "AVAILABLE", to_account: "SPENT", credits: 1 },
    { from_account: "SPENT", to_account: "AVAILABLE", credits: 1 },
  ]);
});

test("a message is retried for a day while its provider is unavailable", async () => {
  provider.answer = () => ({ status: 503, json: {} });
  const payload = await write(toPhone());
  await expect(runJob(jobs, sendMessageJob, payload)).rejects.toBeInstanceOf(DeliveryDelayed);
  expect(await statusOf(payload.messageId)).toMatchObject({ status: "WAITING" });
  api.clock.now = api.clock.now.add({ hours: 24 });
  await runJob(jobs, sendMessageJob, payload);
  expect(await statusOf(payload.messageId)).toMatchObject({ status: "FAILED" });
  expect(await available()).toBe(50);
});

test("without a provider a message counts as sent and remains in the outbox", async () => {
  const payload = await write(toPhone());
  await runJob(withoutProviders, sendMessageJob, payload);
  expect(await statusOf(payload.messageId)).toMatchObject({ status: "SENT", provider_id: null });
});

test("a sandbox's messages are never sent, and remain in the outbox", async () => {
  club = await makeClub(api, { sandbox: true });
  const mails = toMail();
  for (const to of [mails, toPhone()]) {
    const payload = await write(to);
    await runJob(jobs, sendMessageJob, payload);
    expect(await statusOf(payload.messageId)).toMatchObject({ status: "SUPPRESSED", failure: null, sent_at: null });
  }
  expect(provider.requests).toEqual([]);
  expect(mailbox.deliveries.filter((delivery) => delivery.to.includes(mails.address))).toEqual([]);
  // A sandbox's message costs the same credits as a real message.
  expect(await available()).toBe(49);
  expect(await api.call("listMessages", { query: {} }, { as: club.merchant.token })).toMatchObject({
    rows: [{ status: "SUPPRESSED" }, { status: "SUPPRESSED" }],
    total: 2,
  });
});

test("an invitation to a sandbox's staff is not sent either", async () => {
  club = await makeClub(api, { sandbox: true });
  const email = `kassa${person}@example.com`;
  await api.call(
    "inviteStaff",
    { body: { email, role: "ROLE_CASHIER", pointsOfSaleIds: [club.locationIds[0]] } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const [message] = await messagesTo(api, email);
  await runJob(jobs, sendPlatformMessageJob, { messageId: Number(message?.id) });
  expect(mailbox.deliveries.filter((delivery) => delivery.to.includes(email))).toEqual([]);
  expect((await messagesTo(api, email))[0]?.status).toBe("SUPPRESSED");
});

test("the platform's mail is sent once", async () => {
  const email = `staff${person}@example.com`;
  await api.call("signUpMerchant", {
    body: {
      firstName: "Mia",
      lastName: "Ek",
      email,
      companyNumber: "556016-0680",
      companyName: "Kaffe AB",
      privacyPolicy: true,
    },
  });
  const [message] = await messagesTo(api, email);
  const messageId = Number(message?.id);
  await runJob(jobs, sendPlatformMessageJob, { messageId });
  await runJob(jobs, sendPlatformMessageJob, { messageId });
  const got = mailbox.deliveries.filter((delivery) => delivery.to.includes(email));
  expect(got).toHaveLength(1);
  expect(got[0]?.mail.from).toMatchObject({ name: "Stammis" });
  expect((await messagesTo(api, email))[0]?.status).toBe("SENT");
});

test("no job's payload contains an address", async () => {
  await write(toPhone());
  const { rows } = await api.owner.query("select payload::text from graphile_worker._private_jobs");
  expect(rows.length).toBeGreaterThan(0);
  for (const { payload } of rows) expect(payload).toMatch(/^\{("chainId": ?\d+, ?)?"messageId": ?\d+\}$/);
});
