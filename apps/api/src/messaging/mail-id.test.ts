import { expect, test } from "vitest";
import { mailIds, readMailId, writeMailId } from "./mail-id.ts";

const key = Buffer.alloc(32, 7);
const mail = { sendoutId: 7, memberId: 12, occasion: 0 };

test("an id says whose mail it is and where it went, however its case is written", () => {
  const id = writeMailId(key, mail, "anna@example.com");
  const read = readMailId(key, id.toUpperCase());
  expect(read).toMatchObject(mail);
  expect([read?.wentTo("anna@example.com"), read?.wentTo("other@example.com")]).toEqual([true, false]);
  expect(`To: bounces+${id}@stammis.example`.match(mailIds)).toEqual([id]);
});

test("another's key, another number and what is no id are nothing", () => {
  const id = writeMailId(key, mail, "anna@example.com");
  expect(readMailId(Buffer.alloc(32, 8), id)).toBeNull();
  expect(readMailId(key, id.replace("s7-", "s8-"))).toBeNull();
  for (const other of ["", "s7-12-0", `${id}0`, id.replace("s7-", "s07-")]) expect(readMailId(key, other)).toBeNull();
});

test("it fits an address, with the largest numbers there are", () => {
  const id = writeMailId(key, { sendoutId: 2 ** 31 - 1, memberId: 2 ** 31 - 1, occasion: 9 }, "a@b.se");
  expect(`bounces+${id}`.length).toBeLessThanOrEqual(64);
});
