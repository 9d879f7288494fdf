import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
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
  content: `Subject: x\r\n\r\n${words}\r\n`,
});
const send = (to: string, words?: string) => bulk.send(mail(to, words));
const many = (count: number, domain = "example.com") =>
  Promise.all(Array.from({ length: count }, (_, at) => send(`anna${at}@${domain}`)));
const arrived = () => sink.taken.map(({ to }) => to).toSorted();

test("bulk mail delivers each of 300 mails once over at most four connections, with the commands of a mail in one write", async () => {
  const outcomes = await many(300);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["SENT"]));
  expect(arrived()).toEqual(Array.from({ length: 300 }, (_, at) => `anna${at}@example.com`).toSorted());
  expect(sink.connections).toBeLessThanOrEqual(4);
  // The commands RCPT and DATA of nearly all mails arrived together with MAIL.
  expect(sink.together).toBeGreaterThan(550);
});

test("bulk mail sends one command at a time to a server without pipelining", async () => {
  sink.offers = ["8BITMIME"];
  expect((await many(10)).every(({ status }) => status === "SENT")).toBe(true);
  expect(sink.together).toBe(0);
});

test.each([["PIPELINING"], ["8BITMIME"]])(
  "reports a refused recipient and delivers the other mails (%s)",
  async (offer) => {
    sink.offers = [offer];
    sink.rcpt = (to) => (to.startsWith("anna3@") ? `550 5.1.1 no ${to} here` : "250 Ok");
    const outcomes = await many(20);
    expect(outcomes.filter(({ status }) => status === "SENT")).toHaveLength(19);
    expect(outcomes[3]).toEqual({ status: "REFUSED", failure: "mail server: 550 5.1.1" });
    expect(arrived()).not.toContain("anna3@example.com");
  },
);

test("reports refused content and delivers the next mails", async () => {
  sink.content = ({ to }) => (to.startsWith("anna2@") ? "554 5.7.1 spam" : "250 Ok");
  const outcomes = await many(6);
  expect(outcomes.map(({ status }) => status)).toEqual(["SENT", "SENT", "REFUSED", "SENT", "SENT", "SENT"]);
});

test("bulk mail delays only the domain whose mail system a relay reports as out of order", async () => {
  sink.content = ({ to }) => (to.endsWith("@broken.example") ? "451 4.3.0 try later" : "250 Ok");
  const [broken, sound] = await Promise.all([send("anna@broken.example"), send("anna@sound.example")]);
  expect(broken).toMatchObject({ status: "DELAYED", by: "DOMAIN" });
  expect(sound).toEqual({ status: "SENT" });
});

test("bulk mail offers no mail to a domain that answered 4xx until its wait is over, then one mail before the others", async () => {
  sink.rcpt = (to) => (to.endsWith("@slow.example") ? "451 4.7.1 later" : "250 Ok");
  const first = await send("a@slow.example");
  expect(first).toEqual({
    status: "DELAYED",
    failure: "mail server: 451 4.7.1",
    by: "DOMAIN",
    afterMs: 30_000,
  });
  now = 10_000;
  const commandsBefore = sink.commands.length;
  expect(await send("b@slow.example")).toMatchObject({ status: "DELAYED", by: "PACE", afterMs: 20_000 });
  expect(sink.commands).toHaveLength(commandsBefore);
  expect(await send("a@quick.example")).toEqual({ status: "SENT" });
  now = 30_001;
  expect(await send("b@slow.example")).toMatchObject({ status: "DELAYED", afterMs: 60_000 });
  now = 90_002;
  sink.rcpt = () => "250 Ok";
  // The first mail tests the domain. After it is accepted, all mails may be sent.
  const [asks, waits] = await Promise.all([send("a@slow.example"), send("b@slow.example")]);
  expect([asks, waits]).toMatchObject([{ status: "SENT" }, { status: "DELAYED" }]);
  expect(await send("b@slow.example")).toEqual({ status: "SENT" });
});

test("bulk mail delays only the mailbox when a mailbox is full", async () => {
  sink.rcpt = (to) => (to.startsWith("full@") ? "452 4.2.2 over quota" : "250 Ok");
  expect(await send("full@one.example")).toMatchObject({ status: "DELAYED", by: "MAILBOX", afterMs: 1_800_000 });
  expect(await send("anna@one.example")).toEqual({ status: "SENT" });
});

test("bulk mail delivers every mail once when the server closes connections with 421", async () => {
  let counted = 0;
  sink.rcpt = () => (++counted % 7 === 0 ? "421 4.7.0 too many" : "250 Ok");
  const outcomes = await many(40);
  expect(outcomes.every(({ status }) => status === "SENT")).toBe(true);
  expect(arrived()).toHaveLength(40);
  expect(new Set(arrived()).size).toBe(40);
});

test("bulk mail delays a mail whose connection breaks after its content was sent, and does not send it again", async () => {
  let offered = 0;
  sink.content = ({ to }) => {
    if (!to.startsWith("anna5@")) return "250 Ok";
    offered++;
    return null;
  };
  const outcomes = await many(30);
  expect(outcomes[5]).toMatchObject({ status: "DELAYED", by: "SERVER" });
  expect(outcomes.filter(({ status }) => status === "SENT")).toHaveLength(29);
  expect(offered).toBe(1);
  expect(new Set(arrived()).size).toBe(29);
});

test("bulk mail is delayed without new connections for a while when the server refuses connections", async () => {
  const away = openBulkMail({ url: "smtp://127.0.0.1:9", now: () => now });
  const first = await away.send(mail("a@example.com"));
  expect(first).toEqual({
    status: "DELAYED",
    failure: "mail server: ECONNREFUSED",
    by: "SERVER",
    afterMs: 1000,
  });
  expect(await away.send(mail("a@example.com"))).toMatchObject({ status: "DELAYED", failure: "mail server: away" });
  await away.close();
});

test("bulk mail is delayed when the server greets with 554", async () => {
  sink.greeting = "554 5.3.2 not now";
  expect(await send("a@example.com")).toMatchObject({ status: "DELAYED", failure: "mail server: 554 5.3.2" });
});

test.each([["PIPELINING"], ["8BITMIME"]])(
  "each mail to a silent server is delayed in time, and mails that were not begun are not offered later (%s)",
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
      { status: "DELAYED", by: "SERVER", failure: "mail server: slow" },
      { status: "DELAYED", by: "SERVER", failure: "mail server: slow" },
      { status: "DELAYED", by: "SERVER", failure: "mail server: slow" },
    ]);
    sink.silent = false;
    expect(await leased.send(mail("later@example.com"))).toEqual({ status: "SENT" });
    expect(arrived()).toEqual(["anna0@example.com", "anna1@example.com", "later@example.com"]);
    await leased.close();
  },
);

test.each([
  ["rätt:p@ss", { status: "SENT" }],
  ["wrong", { status: "DELAYED", by: "SERVER", failure: "mail server: 535" }],
])("bulk mail logs in after STARTTLS with the password %j of SMTP_URL", async (password, outcome) => {
  const logins: boolean[] = [];
  const server = new SMTPServer({
    onAuth({ password: givenPassword }, session, done) {
      logins.push(session.secure);
      if (givenPassword === "rätt:p@ss") done(null, { user: "user" });
      else done(new Error("wrong password of user"));
    },
    onData: (stream, _, done) => stream.resume().on("end", done),
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  const login = `user:${encodeURIComponent(password)}`;
  const secure = openBulkMail({ url: `smtp://${login}@127.0.0.1:${port}/?tls.rejectUnauthorized=false` });
  expect(await secure.send(mail("a@example.com"))).toMatchObject(outcome);
  expect(logins).toEqual([true]);
  await secure.close();
  server.close();
});

test("bulk mail is delayed when the server does not greet in time", async () => {
  sink.silent = true;
  const leased = openBulkMail({ url: sink.url, beginsWithinMs: 50 });
  const outcomes = await Promise.all([0, 1].map((at) => leased.send(mail(`anna${at}@example.com`))));
  const slow = { status: "DELAYED", by: "SERVER", failure: "mail server: slow" };
  expect(outcomes).toMatchObject([slow, slow]);
  await leased.close();
});

test("closing bulk mail waits for the mail that is being sent and delays the queued ones", async () => {
  const single = openBulkMail({ url: sink.url, connections: 1 });
  const isBegun = Promise.withResolvers<void>();
  sink.rcpt = () => {
    isBegun.resolve();
    return "250 Ok";
  };
  const sending = Promise.all(["a", "b", "c"].map((name) => single.send(mail(`${name}@example.com`))));
  await isBegun.promise;
  await single.close();
  const delayed = { status: "DELAYED", by: "SERVER" };
  expect(await sending).toMatchObject([{ status: "SENT" }, delayed, delayed]);
  expect(arrived()).toEqual(["a@example.com"]);
  expect(await single.send(mail("d@example.com"))).toMatchObject({ failure: "mail server: closed" });
});

test.each([
  ["a dot alone", "a\r\n.\r\nMAIL FROM:<eve@example.com>\r\nb"],
  ["several dots", ".\r\n..\r\n.a"],
  ["a dot at the end", "a\r\n."],
])("bulk mail sends %s in a line as part of the content", async (_, words) => {
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
])("bulk mail refuses %j as an address without sending a command to the server", async (to) => {
  expect(await send(to)).toEqual({ status: "REFUSED", failure: "no address" });
  expect(sink.commands).toEqual([]);
});

test("bulk mail sends a domain with Swedish letters in its DNS form", async () => {
  expect(await send("anna@blåbär.se")).toEqual({ status: "SENT" });
  expect(sink.taken[0]?.to).toBe("anna@xn--blbr-noae.se");
});
