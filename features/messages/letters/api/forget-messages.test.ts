import { afterAll, beforeEach, expect, test } from "vitest";
import { openMail } from "#packages/server/messaging/mail.ts";
import { openSms } from "#packages/server/messaging/sms.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";
import { runJob } from "#tests/api/run-job.ts";
import { startMailbox } from "#tests/outside/mailbox.ts";
import { startProvider } from "#tests/outside/provider.ts";
import type { Content, Recipient } from "./content.ts";
import { messageSchedule } from "./forget-messages.ts";
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
const jobs = lettersJobs(api.services, {
  messaging: { mail, sms: openSms(settings, `${provider.url}/sms`) },
  drawInvoice: noFile,
});
const withoutProviders = lettersJobs(api.services, { messaging: { mail: null, sms: null }, drawInvoice: noFile });

let club: Club;
let person = 0;
beforeEach(async () => {
  club = await makeClub(api);
  person++;
  provider.requests.length = 0;
  provider.answer = () => ({ status: 200, json: { id: "elk-1" } });
});

const toMail = (): Recipient => ({ medium: "EMAIL", address: `anna${person}@example.com` });
const toPhone = (): Recipient => ({ medium: "SMS", address: `+4670123456${person % 10}` });
const statusOf = async (id: number) => (await api.owner.query("select * from message where id = $1", [id])).rows[0];

const token = "q".repeat(43);
const short = "Zz-_09aaBB11ccDD22eeFF33";
const link = (of: string) => `http://kafe.localhost:3000/soder/onboarding/confirmation/${of}`;
const logo = "http://kafe.localhost:3000/files/3/0123456789abcdef0123456789abcdef.webp";
const letter: Content = {
  letter: {
    subject: "Gå med",
    heading: "Gå med",
    notes: [],
    paragraphs: [`Se ${logo} eller (${link(short)}).`],
    button: { label: "Gå med", url: link(token) },
  },
  sms: `Gå med: ${link(short)}. Hej då`,
};

async function writeOpening(to: Recipient) {
  const message = { kind: "MEMBER_ACTIVATION", to, language: "sv", content: letter, now: api.clock.now } as const;
  await api.services.db.inChain(club.chain.id, (trx) => sendMessage(trx, api.services.config, club.chain, message));
  const { rows } = await api.owner.query("select max(id) as id from message");
  return { chainId: club.chain.id, messageId: Number(rows[0].id) };
}
const opens = async (id: number) => {
  const { text_body, html_body } = await statusOf(id);
  return [token, short].some((each) => `${text_body}${html_body}`.includes(each));
};
async function forget(name: string, services: Services = api.services): Promise<void> {
  const job = messageSchedule(services).find((each) => each.name === name);
  if (!job) throw new Error(`unknown job: ${name}`);
  await job.act();
}
const forgetLinks = (services?: Services) => forget("forget-message-links", services);

test("sending a message removes its one-time links from the stored copy, and keeps other links", async () => {
  for (const to of [toMail(), toPhone()]) {
    const payload = await writeOpening(to);
    expect(await opens(payload.messageId)).toBe(true);
    await runJob(jobs, sendMessageJob, payload);
    expect(await opens(payload.messageId)).toBe(false);
    const { text_body, html_body } = await statusOf(payload.messageId);
    expect(text_body).toContain("[…]");
    if (to.medium === "EMAIL") expect(text_body).toContain(logo);
    if (to.medium === "EMAIL") expect(html_body).toContain('href="[…]"');
  }
  expect(mailbox.deliveries.at(-1)?.mail.text).toContain(link(token));
  expect(new URLSearchParams(provider.requests[0]?.body).get("message")).toContain(link(short));
});

test("a message refused for good also loses its one-time links", async () => {
  provider.answer = () => ({ status: 400, json: {} });
  const payload = await writeOpening(toPhone());
  await runJob(jobs, sendMessageJob, payload);
  expect(await opens(payload.messageId)).toBe(false);
});

test("one-time links of unsent messages are removed after a day, and in the demonstration when they expire", async () => {
  const real = { ...api.services, config: { ...api.services.config, demonstration: false } };
  const payload = await writeOpening(toMail());
  await runJob(withoutProviders, sendMessageJob, payload);
  api.clock.now = api.clock.now.add({ hours: 23 });
  await forgetLinks(real);
  expect(await opens(payload.messageId)).toBe(true);
  api.clock.now = api.clock.now.add({ hours: 2 });
  await forgetLinks();
  expect(await opens(payload.messageId)).toBe(true);
  await forgetLinks(real);
  expect(await opens(payload.messageId)).toBe(false);
  const demonstrated = await writeOpening(toMail());
  await runJob(withoutProviders, sendMessageJob, demonstrated);
  api.clock.now = api.clock.now.add({ hours: 7 * 24 + 1 });
  await forgetLinks();
  expect(await opens(demonstrated.messageId)).toBe(false);
});

test("sending a platform mail also removes its one-time links", async () => {
  const email = `vd${person}@example.com`;
  const body = { firstName: "Mia", lastName: "Ek", email, companyNumber: "556016-0680", companyName: "Kaffe AB" };
  await api.call("signUpMerchant", { body: { ...body, privacyPolicy: true } }, { source: "10.9.9.9" });
  const [before] = await messagesTo(api, email);
  expect(before?.text_body).toMatch(/confirmation\/[\w-]{43}/);
  await runJob(jobs, sendPlatformMessageJob, { messageId: Number(before?.id) });
  const [after] = await messagesTo(api, email);
  expect(`${after?.text_body}${after?.html_body}`).not.toMatch(/confirmation\/[\w-]{24}/);
});

test("a message is emptied after ninety days, and only its row remains", async () => {
  const to = toPhone();
  const payload = await writeOpening(to);
  await runJob(jobs, sendMessageJob, payload);
  api.clock.now = api.clock.now.add({ hours: 89 * 24 });
  await forget("forget-messages");
  expect((await statusOf(payload.messageId)).recipient).toBe(to.address);
  api.clock.now = api.clock.now.add({ hours: 25 });
  await forget("forget-messages");
  expect(await statusOf(payload.messageId)).toMatchObject({
    recipient: "",
    subject: "",
    text_body: "",
    html_body: "",
    member_id: null,
    provider_id: null,
    kind: "MEMBER_ACTIVATION",
    status: "SENT",
    segments: 1,
  });
});
