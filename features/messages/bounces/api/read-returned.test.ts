import { expect, test } from "vitest";
import { writeMailId } from "#packages/server/messaging/mail-id.ts";
import { complaint, deliveryReport, plainBounce } from "#tests/outside/returned-mails.ts";
import { readReturned } from "./read-returned.ts";

const madeAt = Temporal.Instant.from("2026-11-21T10:00:00Z");
const id = writeMailId(Buffer.alloc(32, 1), { sendoutId: 7, memberId: 12, occasion: 0 }, "anna@example.com", madeAt);

test("a delivery report is read as permanent or temporary, with its status", async () => {
  expect(await readReturned(deliveryReport(id, "5.1.1"))).toEqual({ ids: [id], what: "mailbox-gone", code: "5.1.1" });
  expect(await readReturned(deliveryReport(id, "4.4.7"))).toEqual({ ids: [id], what: "temporary", code: "4.4.7" });
  expect(await readReturned(deliveryReport(id, "4.4.1", "delayed"))).toBeNull();
});

test.each([
  [
    "a comment behind its words",
    "Action: failed\r\nStatus: 5.1.1",
    "Action: failed (no such box)\r\nStatus: 5.1.1 (unknown)",
  ],
  ["folded lines", "Action: failed\r\nStatus: 5.1.1", "Action:\r\n failed\r\nStatus:\r\n\t5.1.1"],
  ["letters of every language (RFC 6533)", "message/delivery-status", "message/global-delivery-status"],
])("a report with %s is read like any other", async (_, plain, written) => {
  const raw = deliveryReport(id, "5.1.1").toString("latin1");
  expect(raw).toContain(plain);
  const read = await readReturned(Buffer.from(raw.replace(plain, written), "latin1"));
  expect(read).toEqual({ ids: [id], what: "mailbox-gone", code: "5.1.1" });
});

test("a report is a complaint by its feedback type", async () => {
  expect(await readReturned(complaint(id))).toEqual({ ids: [id], what: "complaint", code: "" });
  expect(await readReturned(complaint(id, "not-spam"))).toBeNull();
});

test("the server’s reply in Diagnostic-Code takes precedence over Status, even when the reply spans several lines", async () => {
  const full = deliveryReport(id, "5.1.1", "failed", "552 5.2.2 <anna@example.com>:\r\n Mailbox\r\n\tfull");
  expect(await readReturned(full)).toEqual({ ids: [id], what: "temporary", code: "5.2.2" });
  const blocked = deliveryReport(id, "5.0.0", "failed", "554 5.7.1 Client host blocked");
  expect(await readReturned(blocked)).toEqual({ ids: [id], what: "sender", code: "5.7.1" });
});

const copy = ["Subject: Bullar", "", "Your mailbox is full of spam: user unknown"];

test.each([
  [
    "qmail",
    {
      body: [
        "Hi. This is the qmail-send program at mail.example.",
        "",
        "<anna@example.org>:",
        "192.0.2.1 does not like recipient.",
        "Remote host said: 550 sorry, no mailbox here by that name (#5.1.1)",
        "",
        "--- Below this line is a copy of the message.",
        "",
        "Return-Path: <b@stammis.example>",
        ...copy,
      ],
    },
    { what: "mailbox-gone", code: "5.1.1" },
  ],
  [
    "Exim",
    {
      subject: "Mail delivery failed: returning message to sender",
      headers: ["X-Failed-Recipients: anna@example.org", "Auto-Submitted: auto-replied"],
      body: [
        "This message was created automatically by mail delivery software.",
        "  anna@example.org",
        "    SMTP error from remote mail server after RCPT TO:<anna@example.org>:",
        "    host mx.example.org [192.0.2.1]: 550 Unrouteable address",
        "",
        "------ This is a copy of the message, including all the headers. ------",
        "",
        ...copy,
      ],
    },
    { what: "mailbox-gone", code: "5.1.1" },
  ],
  [
    "Exim that gives up",
    {
      headers: ["X-Failed-Recipients: anna@example.org"],
      body: ["  anna@example.org", "    host mx.example.org: retry timeout exceeded"],
    },
    { what: "temporary", code: "" },
  ],
  [
    "Postfix without a report",
    {
      from: "Mail Delivery System <postmaster@mail.example>",
      subject: "Undelivered Mail Returned to Sender",
      body: ["This is the Postfix program at host mail.example.", "", "<anna@example.org>: mailbox is full"],
    },
    { what: "temporary", code: "" },
  ],
  [
    "Exchange",
    {
      from: "System Administrator <postmaster@mail.example>",
      subject: "Undeliverable: Bullar",
      body: [
        "Your message did not reach some or all of the intended recipients.",
        "",
        "The recipient name is not recognized",
      ],
    },
    { what: "mailbox-gone", code: "5.1.1" },
  ],
  [
    "Outlook in Swedish",
    {
      from: "postmaster@mail.example",
      subject: "Olevererbart: Bullar",
      body: ["Det gick inte att leverera meddelandet.", "", "550 5.1.10 RESOLVER.ADR.RecipientNotFound"],
    },
    { what: "mailbox-gone", code: "5.1.10" },
  ],
  [
    "Yahoo",
    {
      subject: "Failure Notice",
      body: [
        "Sorry, we were unable to deliver your message to the following address.",
        "",
        "<anna@example.org>:",
        "554: 5.7.9 Message not accepted for policy reasons.",
        "",
        "--- Below this line is a copy of the message.",
        "",
        ...copy,
      ],
    },
    { what: "sender", code: "5.7.9" },
  ],
  [
    "a server that writes a report's fields into its text",
    {
      subject: "Delivery Notification: Delivery has failed",
      body: [
        "Technical report:",
        "",
        "Action: failed",
        "Status: 5.0.0",
        "Diagnostic-Code: smtp; 550 5.1.1 User unknown",
      ],
    },
    { what: "mailbox-gone", code: "5.1.1" },
  ],
])("a plain bounce of %s is read without the message it returns", async (_, { body, ...head }, expected) => {
  const raw = plainBounce(id, { ...head, body: body.join("\r\n") });
  expect(await readReturned(raw)).toEqual({ ids: [id], ...expected });
});

test.each([
  ["an automatic reply", { from: "anna@example.org", subject: "Automatic reply: Bullar", body: "I am away." }],
  ["an automatic reply in Swedish", { from: "anna@example.org", subject: "Frånvaro: Bullar", body: "Åter på måndag." }],
  ["a person's answer", { from: "anna@example.org", subject: "Re: Bullar", body: "My other mailbox is full." }],
  ["a warning", { subject: "Delayed Mail", body: "This is a warning message only. User unknown" }],
  ["a report still under way", { subject: "Delayed", body: "Action: delayed\r\nStatus: 4.4.1" }],
])("%s is no bounce", async (_, mail) => expect(await readReturned(plainBounce(id, mail))).toBeNull());

test("a mail that is no report, or names none of our mails, is ignored", async () => {
  expect(
    await readReturned(Buffer.from(`To: bounces+${id}@stammis.example\r\n\r\nI am away until Monday.`)),
  ).toBeNull();
  expect(await readReturned(deliveryReport("s7-12-0", "5.1.1"))).toBeNull();
  expect(await readReturned(Buffer.alloc(0))).toBeNull();
});

const parts = (count: number) =>
  Array.from({ length: count }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
    "",
  );
const million = 1_000_000;

test.each([
  ["parts in parts in parts", `To: ${id}@x.se\r\n${parts(15_000)}`],
  [
    "nothing but edges",
    `To: ${id}@x.se\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n${"--a\r\n".repeat(200_000)}`,
  ],
  ["one huge header", `To: ${id}@x.se\r\nX-Long: ${"a".repeat(million)}\r\n\r\n`],
  ["many headers", `To: ${id}@x.se\r\n${"X: y\r\n".repeat(150_000)}\r\n`],
  ["nothing but ids", `${id} `.repeat(million / 60)],
  ["almost ids", "s1-1-1-".repeat(million / 7)],
  ["nothing but line ends", `To: ${id}@x.se\r\n\r\n${"\r\n".repeat(million / 2)}`],
  [
    "a bounce of nothing but commands",
    `From: MAILER-DAEMON@x.se\r\nTo: ${id}@x.se\r\n\r\n${"Action: delayed\n".repeat(million / 16)}`,
  ],
  [
    "bytes of no charset",
    `To: ${id}@x.se\r\nContent-Type: text/plain; charset=utf-7\r\n\r\n${"\xff\x00".repeat(million / 2)}`,
  ],
])("%s is parsed quickly and ignored", async (_, text) => {
  const { user: before } = process.cpuUsage();
  expect(await readReturned(Buffer.from(text, "latin1"))).toBeNull();
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000);
});
