import { expect, test } from "vitest";
import { complaint, deliveryReport } from "../../test/outside/returned-mails.ts";
import { writeMailId } from "./mail-id.ts";
import { readReturned } from "./returned-mail.ts";

const id = writeMailId(Buffer.alloc(32, 1), { sendoutId: 7, memberId: 12, occasion: 0 }, "anna@example.com");

test("a delivery report tells for good or for now, with its status", async () => {
  expect(await readReturned(deliveryReport(id, "5.1.1"))).toEqual({ ids: [id], what: "HARD", code: "5.1.1" });
  expect(await readReturned(deliveryReport(id, "4.4.7"))).toEqual({ ids: [id], what: "SOFT", code: "4.4.7" });
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
])("a report with %s is read as any", async (_, plain, written) => {
  const raw = deliveryReport(id, "5.1.1").toString("latin1");
  expect(raw).toContain(plain);
  const read = await readReturned(Buffer.from(raw.replace(plain, written), "latin1"));
  expect(read).toEqual({ ids: [id], what: "HARD", code: "5.1.1" });
});

test("a complaint is one by its kind", async () => {
  expect(await readReturned(complaint(id))).toEqual({ ids: [id], what: "COMPLAINT", code: "" });
  expect(await readReturned(complaint(id, "not-spam"))).toBeNull();
});

test("what is no report, or names no mail of ours, is nothing", async () => {
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
    "bytes of no charset",
    `To: ${id}@x.se\r\nContent-Type: text/plain; charset=utf-7\r\n\r\n${"\xff\x00".repeat(million / 2)}`,
  ],
])("%s is read in little time, and is nothing", async (_, text) => {
  const { user: before } = process.cpuUsage();
  expect(await readReturned(Buffer.from(text, "latin1"))).toBeNull();
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000);
});
