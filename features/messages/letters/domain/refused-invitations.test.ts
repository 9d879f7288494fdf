import { expect, test } from "vitest";
import { invitationRefusal } from "./refused-invitations.ts";

test.each([
  ["a message that waits", { status: "WAITING", report: null, reason: null }, null],
  ["a message that was sent", { status: "SENT", report: null, reason: null }, null],
  ["a message that was delivered", { status: "SENT", report: "DELIVERED", reason: null }, null],
  ["a sandbox's message", { status: "SUPPRESSED", report: null, reason: null }, null],
  ["no message", null, null],
  ["a message that its provider refused", { status: "FAILED", report: null, reason: null }, "REFUSED"],
  ["a bounce of an unknown mailbox", { status: "SENT", report: "UNDELIVERED", reason: "5.1.1" }, "UNKNOWN_ADDRESS"],
  ["a bounce of a full mailbox", { status: "SENT", report: "UNDELIVERED", reason: "5.2.2" }, "FULL"],
  ["an SMS to an unknown number", { status: "SENT", report: "UNDELIVERED", reason: "30005" }, "UNKNOWN_NUMBER"],
  ["a bounce without a code", { status: "SENT", report: "UNDELIVERED", reason: "" }, "REFUSED"],
] as const)("%s gives the right refusal reason", (_, message, reason) => {
  expect(invitationRefusal(message)).toBe(reason);
});
