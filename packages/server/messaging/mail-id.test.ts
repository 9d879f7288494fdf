import { expect, test } from "vitest";
import { mailIds, readMailId, readSingleMailId, singleMailNamed, writeMailId, writeSingleMailId } from "./mail-id.ts";

const key = Buffer.alloc(32, 7);
const mail = { sendoutId: 7, memberId: 12, occasion: 0 };
const madeAt = Temporal.Instant.from("2026-11-21T10:00:00Z");
const later = madeAt.add({ milliseconds: 1 });

test("a mail id is valid in upper and lower case, names its mail and confirms its recipient’s address", () => {
  const id = writeMailId(key, mail, "anna@example.com", madeAt);
  const read = readMailId(key, id.toUpperCase(), madeAt);
  expect(read).toMatchObject(mail);
  expect([read?.wentTo("anna@example.com"), read?.wentTo("other@example.com")]).toEqual([true, false]);
  expect(`To: bounces+${id}@stammis.example`.match(mailIds)).toEqual([id]);
});

test("a mail id is refused with another key, a changed number or a malformed text", () => {
  const id = writeMailId(key, mail, "anna@example.com", madeAt);
  expect(readMailId(Buffer.alloc(32, 8), id, madeAt)).toBeNull();
  expect(readMailId(key, id.replace("s7-", "s8-"), madeAt)).toBeNull();
  for (const other of ["", "s7-12-0", `${id}0`, id.replace("s7-", "s07-")])
    expect(readMailId(key, other, madeAt)).toBeNull();
});

test("a sendout that reuses a number after a restore has different mail ids", () => {
  const before = writeMailId(key, mail, "anna@example.com", madeAt);
  const after = writeMailId(key, mail, "anna@example.com", later);
  expect(after).not.toBe(before);
  expect(readMailId(key, before, later)).toBeNull();
});

test("a mail id of an earlier release, whose seal lacks the moment of creation, is still valid", () => {
  expect(readMailId(key, "s7-12-0-aantdbu4jjfdwjr2kp81-tuvjem", madeAt)).toMatchObject(mail);
});

test("a mail id with the largest numbers fits into an address", () => {
  const largest = 2 ** 31 - 1;
  const id = writeMailId(key, { sendoutId: largest, memberId: largest, occasion: 9 }, "a@b.se", madeAt);
  const single = writeSingleMailId(key, { chainId: 9_999_999, messageId: 999_999_999_999 }, madeAt);
  for (const mailId of [id, single]) expect(`bounces+${mailId}`.length).toBeLessThanOrEqual(64);
});

test("a single mail’s id is stable across retries and differs after a restore", () => {
  const single = { chainId: 3, messageId: 101 };
  const id = writeSingleMailId(key, single, madeAt);
  expect(writeSingleMailId(key, single, madeAt)).toBe(id);
  expect(writeSingleMailId(key, single, later)).not.toBe(id);
  expect(`<${id}@stammis.example>`.match(mailIds)).toEqual([id]);
  expect(readSingleMailId(key, id.toUpperCase())).toEqual(single);
  expect(readSingleMailId(key, id.replace("m3-101", "m3-102"))).toBeNull();
  expect(readSingleMailId(Buffer.alloc(32, 8), id)).toBeNull();
  expect(singleMailNamed("message-101")).toBeNull();
});
