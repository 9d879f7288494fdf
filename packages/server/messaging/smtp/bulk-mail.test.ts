import { afterAll, beforeEach, expect, test } from "vitest";
import { startSmtpSink } from "#tests/outside/smtp-sink.ts";
import { openBulkMail } from "./bulk-mail.ts";

const sink = await startSmtpSink();
let now = 0;
let bulk = openBulkMail({ url: sink.url, now: () => now });
beforeEach(async () => {
  await bulk.close();
  Object.assign(sink, { silent: false, together: 0, connections: 0, greeting: "220 sink" });
  Object.assign(sink, { rcpt: () => "250 Ok", content: () => "250 Ok", offers: ["PIPELINING"] });
  sink.taken.length = 0;
  sink.commands.length = 0;
  now = 0;
  bulk = openBulkMail({ url: sink.url, now: () => now });
});
afterAll(() => bulk.close());

const mail = (to: string, words = `Hej ${to}`) => ({
  from: "b@stammis.example",
  to,
  content: Buffer.from(`Subject: x\r\n\r\n${words}\r\n`),
});
const send = (to: string, words?: string) => bulk.send(mail(to, words));
const many = (count: number, domain = "example.com") =>
  Promise.all(Array.from({ length: count }, (_, at) => send(`anna${at}@${domain}`)));
const arrived = () => sink.taken.map(({ to }) => to).toSorted();

test("each arrives once, over a few connections, a mail's commands with the content of the one before", async () => {
  const outcomes = await many(300);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["SENT"]));
  expect(arrived()).toEqual(Array.from({ length: 300 }, (_, at) => `anna${at}@example.com`).toSorted());
  expect(sink.connections).toBeLessThanOrEqual(4);
  // MAIL, RCPT and DATA of nearly all came together with what was before them.
  expect(sink.together).toBeGreaterThan(600);
});

test("a server that pipelines nothing is spoken to one command at a time", async () => {
  sink.offers = ["8BITMIME"];
  expect((await many(10)).every(({ status }) => status === "SENT")).toBe(true);
  expect(sink.together).toBe(0);
});

test.each([["PIPELINING"], ["8BITMIME"]])("one recipient's no is theirs alone (%s)", async (offer) => {
  sink.offers = [offer];
  sink.rcpt = (to) => (to.startsWith("anna3@") ? `550 5.1.1 no ${to} here` : "250 Ok");
  const outcomes = await many(20);
  expect(outcomes.filter(({ status }) => status === "SENT")).toHaveLength(19);
  expect(outcomes[3]).toEqual({ status: "REFUSED", failure: "mail server: 550 5.1.1" });
  expect(arrived()).not.toContain("anna3@example.com");
});

test("what a mail says may be refused, too, and the next goes on", async () => {
  sink.content = ({ to }) => (to.startsWith("anna2@") ? "554 5.7.1 spam" : "250 Ok");
  const outcomes = await many(6);
  expect(outcomes.map(({ status }) => status)).toEqual(["SENT", "SENT", "REFUSED", "SENT", "SENT", "SENT"]);
});

test("a mail system that is out of order, as a relay reports it, delays its own domain alone", async () => {
  sink.content = ({ to }) => (to.endsWith("@broken.example") ? "451 4.3.0 try later" : "250 Ok");
  const [broken, sound] = await Promise.all([send("anna@broken.example"), send("anna@sound.example")]);
  expect(broken).toMatchObject({ status: "DELAYED", by: "DOMAIN" });
  expect(sound).toEqual({ status: "SENT" });
});

test("a domain that asks for later is left alone for a while, and others go on", async () => {
  sink.rcpt = (to) => (to.endsWith("@slow.example") ? "451 4.7.1 later" : "250 Ok");
  const first = await send("a@slow.example");
  expect(first).toEqual({
    status: "DELAYED",
    failure: "mail server: 451 4.7.1",
    inFlight: false,
    by: "DOMAIN",
    afterMs: 30_000,
  });
  now = 10_000;
  const asked = sink.commands.length;
  expect(await send("b@slow.example")).toMatchObject({ status: "DELAYED", by: "PACE", afterMs: 20_000 });
  expect(sink.commands).toHaveLength(asked);
  expect(await send("a@quick.example")).toEqual({ status: "SENT" });
  now = 30_001;
  expect(await send("b@slow.example")).toMatchObject({ status: "DELAYED", afterMs: 60_000 });
  now = 90_002;
  sink.rcpt = () => "250 Ok";
  // One asks, and then all may.
  const [asks, waits] = await Promise.all([send("a@slow.example"), send("b@slow.example")]);
  expect([asks, waits]).toMatchObject([{ status: "SENT" }, { status: "DELAYED" }]);
  expect(await send("b@slow.example")).toEqual({ status: "SENT" });
});

test("a mailbox that is full says nothing of its domain", async () => {
  sink.rcpt = (to) => (to.startsWith("full@") ? "452 4.2.2 over quota" : "250 Ok");
  expect(await send("full@one.example")).toMatchObject({ status: "DELAYED", by: "MAILBOX", afterMs: 1_800_000 });
  expect(await send("anna@one.example")).toEqual({ status: "SENT" });
});

test("a server that closes after some mails gets the rest by another connection, none twice and none lost", async () => {
  let counted = 0;
  sink.rcpt = () => (++counted % 7 === 0 ? "421 4.7.0 too many" : "250 Ok");
  const outcomes = await many(40);
  expect(outcomes.every(({ status }) => status === "SENT")).toBe(true);
  expect(arrived()).toHaveLength(40);
  expect(new Set(arrived()).size).toBe(40);
});

test("a server that dies with a mail in its hands: that one may have arrived, and the others did or did not", async () => {
  sink.content = ({ to }) => (to.startsWith("anna5@") ? null : "250 Ok");
  const outcomes = await many(30);
  expect(outcomes[5]).toMatchObject({ status: "DELAYED", inFlight: true, failure: "mail server: gone" });
  expect(outcomes.filter(({ status }) => status === "SENT")).toHaveLength(29);
  expect(new Set(arrived()).size).toBe(29);
});

test("a server that is away delays all at once, and is not asked again for each", async () => {
  const away = openBulkMail({ url: "smtp://127.0.0.1:9", now: () => now });
  const first = await away.send(mail("a@example.com"));
  expect(first).toEqual({
    status: "DELAYED",
    failure: "mail server: ECONNREFUSED",
    inFlight: false,
    by: "SERVER",
    afterMs: 1000,
  });
  expect(await away.send(mail("a@example.com"))).toMatchObject({ status: "DELAYED", failure: "mail server: away" });
  await away.close();
});

test("a server that takes nobody in is no reason to give a mail up", async () => {
  sink.greeting = "554 5.3.2 not now";
  expect(await send("a@example.com")).toMatchObject({ status: "DELAYED", failure: "mail server: 554" });
});

test("a server that falls silent is left, and all it had comes back", async () => {
  sink.content = ({ to }) => {
    sink.silent = to.startsWith("anna1@");
    return "250 Ok";
  };
  const impatient = openBulkMail({ url: sink.url, now: () => now, withinMs: 50, connections: 1 });
  const outcomes = await Promise.all([0, 1, 2].map((at) => impatient.send(mail(`anna${at}@example.com`))));
  expect(outcomes).toMatchObject([
    { status: "SENT" },
    { status: "DELAYED", inFlight: true, failure: "mail server: no answer" },
    { status: "DELAYED", inFlight: false },
  ]);
  await impatient.close();
});

test.each([["PIPELINING"], ["8BITMIME"]])(
  "a slow server: each has its answer in time, and what was not begun is not handed over (%s)",
  async (offer) => {
    sink.offers = [offer];
    sink.content = ({ to }) => {
      sink.silent = to.startsWith("anna1@");
      return "250 Ok";
    };
    const leased = openBulkMail({ url: sink.url, connections: 1, beginsWithinMs: 200, answersWithinMs: 400 });
    const outcomes = await Promise.all([0, 1, 2, 3].map((at) => leased.send(mail(`anna${at}@example.com`))));
    expect(outcomes).toMatchObject([
      { status: "SENT" },
      { status: "DELAYED", inFlight: true, failure: "mail server: slow" },
      { status: "DELAYED", inFlight: false },
      { status: "DELAYED", inFlight: false, failure: "mail server: slow" },
    ]);
    sink.silent = false;
    expect(await leased.send(mail("later@example.com"))).toEqual({ status: "SENT" });
    expect(arrived()).toEqual(["anna0@example.com", "anna1@example.com", "later@example.com"]);
    await leased.close();
  },
);

test("a server that lets nobody in keeps no mail longer than it may wait", async () => {
  sink.silent = true;
  const leased = openBulkMail({ url: sink.url, withinMs: 100, beginsWithinMs: 50 });
  const outcomes = await Promise.all([0, 1].map((at) => leased.send(mail(`anna${at}@example.com`))));
  const slow = { status: "DELAYED", inFlight: false, failure: "mail server: slow" };
  expect(outcomes).toMatchObject([slow, slow]);
  await leased.close();
});

test("a mail that breaks on its way has its answer, and so have those behind it", async () => {
  const single = openBulkMail({ url: sink.url, now: () => now, connections: 1 });
  const broken = { ...mail("broken@example.com"), content: null as unknown as Buffer };
  const outcomes = await Promise.all([broken, mail("a@example.com"), mail("b@example.com")].map(single.send));
  expect(outcomes[0]).toMatchObject({ status: "DELAYED", failure: "mail: broken" });
  expect(outcomes[2]).toEqual({ status: "SENT" });
  await single.close();
});

test.each([
  ["a dot alone", "a\r\n.\r\nMAIL FROM:<eve@example.com>\r\nb"],
  ["dots", ".\r\n..\r\n.a"],
  ["a dot at the end", "a\r\n."],
])("%s ends no mail", async (_, words) => {
  expect(await send("a@example.com", words)).toEqual({ status: "SENT" });
  expect(await send("b@example.com")).toEqual({ status: "SENT" });
  expect(sink.commands.filter((line) => line === "MAIL FROM")).toHaveLength(2);
  expect(sink.taken[0]?.raw.replaceAll("\r\n..", "\r\n.")).toBe(`Subject: x\r\n\r\n${words}`);
});

test.each([
  "a@b.se>\r\nRCPT TO:<eve@example.com",
  "a@b.se\nDATA",
  "a b@c.se",
  "<a@b.se>",
  "@b.se",
  "a@",
  'a"b@c.se',
  "a@b.se, c@d.se",
])("%j is no address, and nothing is said to the server", async (to) => {
  expect(await send(to)).toEqual({ status: "REFUSED", failure: "no address" });
  expect(sink.commands).toEqual([]);
});

test("a domain with letters of its own goes as the name system has it", async () => {
  expect(await send("anna@blåbär.se")).toEqual({ status: "SENT" });
  expect(sink.taken[0]?.to).toBe("anna@xn--blbr-noae.se");
});
