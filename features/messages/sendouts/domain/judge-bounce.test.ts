import { describe, expect, test } from "vitest";
import { bounceCode, judgeBounce, reportedCode } from "./judge-bounce.ts";

const failed = { action: "failed", status: "5.0.0", answer: "", words: "" };
const judge = (answer: string, status = "5.0.0") => judgeBounce({ ...failed, status, answer });

describe("the verdict on an answer to RCPT TO", () => {
  test.each([
    ["an unknown user", "550 5.1.1 <anna@example.org>: Recipient address rejected: User unknown in virtual table"],
    [
      "an unknown user of Microsoft's directory",
      "550 5.4.1 Recipient address rejected: Access denied. [AM0EUR.example]",
    ],
    ["an unknown user of Google", "550-5.1.1 The email account that you tried to reach does not exist. Please try"],
    [
      "an unknown user of Yahoo",
      "554 delivery error: dd This user doesn't have a yahoo.com account (anna@example.org) [0]",
    ],
    ["an unknown user without an enhanced code", "550 No such user here"],
    ["a mailbox that has moved", "551 5.1.6 User has moved; please try <anna@example.net>"],
    [
      "an unknown domain",
      "Host or domain name not found. Name service error for name=example.org type=A: Host not found",
    ],
    ["a domain without mail", "5.1.10 Recipient domain has a null MX"],
    ["an unknown user in Swedish", "550 Mottagaren finns inte"],
    ["an unknown user in French", "550 Utilisateur inconnu"],
    ["an unknown user whose server writes a policy code", "550 5.7.1 <anna@example.org>: User unknown"],
  ])("is mailbox-gone for %s", (_, answer) => expect(judge(answer)).toBe("mailbox-gone"));

  test.each([
    ["a full mailbox", "552 5.2.2 <anna@example.org>: Mailbox full"],
    ["a full mailbox under a permanent status", "550 5.1.1 Over quota: user anna"],
    ["a suspended account", "550 5.2.1 The email account that you tried to reach is disabled"],
    ["an inactive account", "554 Account inactive"],
    ["too many recipients", "452 4.5.3 Too many recipients"],
    ["a rate limit", "450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents"],
    ["grey-listing", "450 Greylisted, please try again in 300 seconds"],
    ["a connection that times out", "connect to mx.example.org[192.0.2.1]:25: Connection timed out"],
    ["a loop", "554 5.4.6 Too many hops"],
    ["a large message", "552 5.3.4 Message size exceeds fixed limit"],
    ["a name server that is away", "Name service error for name=example.org: Host not found, try again"],
    ["a delivery program that fails", "procmail: Couldn't create /var/mail/anna: No such user"],
  ])("is temporary for %s", (_, answer) => expect(judge(answer)).toBe("temporary"));

  test.each([
    ["a block list", "554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using bl.example.org"],
    ["a blocked IP address", "550 Blocked IP 192.0.2.7"],
    ["spam", "550 5.7.1 Message looks like spam"],
    ["SPF", "550 5.7.23 SPF validation failed"],
    ["DMARC", "550-5.7.26 Unauthenticated email from stammis.example is not accepted due to domain's DMARC policy"],
    ["a missing reverse name", "550 5.7.25 The IP address has no PTR record"],
    ["relaying", "554 5.7.1 <anna@example.org>: Relay access denied"],
    ["a sender that is not accepted", "553 5.1.8 <bounces@stammis.example>: Sender address rejected: Domain not found"],
    ["a virus", "554 5.6.0 Message contains a virus"],
    ["a policy code without words", "554 5.7.0"],
  ])("is sender for %s", (_, answer) => expect(judge(answer)).toBe("sender"));
});

describe("the verdict on a status without an answer", () => {
  test.each([
    ["5.1.1", "mailbox-gone"],
    ["5.1.2", "mailbox-gone"],
    ["5.0.0", "temporary"],
    ["5.2.1", "temporary"],
    ["5.2.2", "temporary"],
    ["5.3.0", "temporary"],
    ["5.4.4", "temporary"],
    ["4.1.1", "temporary"],
    ["4.4.7", "temporary"],
    ["5.7.1", "sender"],
    ["", "temporary"],
  ] as const)("of %s is %s", (status, verdict) => expect(judge("", status)).toBe(verdict));
});

test("the code in the answer outranks the reported status", () => {
  expect(judge("452 4.2.2 full", "5.1.1")).toBe("temporary");
  expect(judge("550 5.1.1 gone", "4.4.7")).toBe("mailbox-gone");
  expect(bounceCode({ status: "5.0.0", answer: "552 5.2.2 full", words: "" })).toBe("5.2.2");
});

test("a temporary reply code outranks a permanent enhanced code", () => {
  expect(judge("450 5.1.1 unverified", "5.1.1")).toBe("temporary");
});

test.each(["delayed", "Delayed", "relayed", "delivered", "expanded"])(
  "an action of %s leads to no verdict",
  (action) => {
    expect(judgeBounce({ ...failed, action, status: "5.1.1" })).toBeNull();
  },
);

test("a warning in plain text leads to no verdict", () => {
  const words = "THIS IS A WARNING MESSAGE ONLY. You do not need to resend your message. User unknown";
  expect(judgeBounce({ action: "", status: "", answer: "", words })).toBeNull();
});

describe("an answer about an unknown user", () => {
  const answer = "550 5.1.1 User unknown";
  test.each([
    ["after the message itself was sent", "said: 550 User unknown (in reply to end of DATA\n    command)", "temporary"],
    ["in a transcript of DATA", ">>> DATA\n<<< 550 User unknown\n554 Service unavailable", "temporary"],
    ["after MAIL FROM", "error from remote server after MAIL FROM:<b@stammis.example>: 550 unknown user", "sender"],
    ["when the mail says that the mailbox is full", "Your message was rejected: Not enough disk space", "temporary"],
  ] as const)("keeps the address %s", (_, words, verdict) =>
    expect(judgeBounce({ ...failed, answer, words })).toBe(verdict),
  );

  test("blocks the address in a transcript that pipelines RCPT TO and DATA", () => {
    const words = ">>> DATA\n<<< 550 5.1.1 User unknown\n<<< 503 5.0.0 Need RCPT (recipient)";
    expect(judgeBounce({ ...failed, answer, words })).toBe("mailbox-gone");
  });
});

test("words inside an address are ignored", () => {
  expect(judge("550 5.0.0 <no-such-user.spam@example.org> refused")).toBe("temporary");
});

test("the stored code names an unknown mailbox exactly when the verdict does", () => {
  expect(reportedCode("mailbox-gone", "5.7.1")).toBe("5.1.1");
  expect(reportedCode("mailbox-gone", "5.1.6")).toBe("5.1.6");
  expect(reportedCode("temporary", "5.1.1")).toBe("");
  expect(reportedCode("sender", "5.7.1")).toBe("5.7.1");
});

test("a long hostile answer is judged quickly", () => {
  const { user: before } = process.cpuUsage();
  for (const part of ["a@", "5.1.", ">>> data ", "<<< 5\n", " ", "user "]) {
    const text = part.repeat(500_000);
    judgeBounce({ ...failed, answer: text, words: text });
  }
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(1_000);
});
