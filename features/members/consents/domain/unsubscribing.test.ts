import fc from "fast-check";
import { expect, test } from "vitest";
import { isNewNo, makeUnsubscribeId, maskedAddress, readUnsubscribeId, unsubscribeChannel } from "./unsubscribing.ts";

const channel = fc.constantFrom("SMS" as const, "EMAIL" as const);
const secret = fc.uint8Array({ minLength: 16, maxLength: 16 });

test("an unsubscribe id contains the letter of its channel once, not the other channel’s letter, and can be decoded", () => {
  fc.assert(
    fc.property(fc.record({ channel, secret }), (input) => {
      const id = makeUnsubscribeId(input);
      expect(id).toMatch(/^[se][0-9a-df-km-np-rt-z]{26}$/);
      expect(unsubscribeChannel(id)).toBe(input.channel);
      expect(readUnsubscribeId(id)).toEqual(input);
    }),
  );
});

test("decoding returns null for text that is no unsubscribe id", () => {
  const id = makeUnsubscribeId({ channel: "EMAIL", secret: new Uint8Array(16).fill(255) });
  const tooMuch = `e${"z".repeat(26)}`;
  for (const other of ["", "e", "s0", id.slice(1), `${id}0`, id.toUpperCase(), id.replace("e", "x"), tooMuch]) {
    expect(readUnsubscribeId(other)).toBeNull();
  }
});

test("an id with neither s nor e has no channel, and an id with both is SMS", () => {
  expect(["0123", "sek", "abe", ""].map(unsubscribeChannel)).toEqual([null, "SMS", "EMAIL", null]);
});

test("masks an address so that only its owner recognises it", () => {
  expect(maskedAddress("EMAIL", "anna.lund@example.com")).toBe("a•••@example.com");
  expect(maskedAddress("SMS", "+46701234567")).toBe("••• 67");
});

test("a refusal is recorded once, and again only after a given or pending consent", () => {
  const no = { id: 5, given: false };
  const nobodyAsked = { given: false, latest: null, waitingAfter: null };
  expect(isNewNo(nobodyAsked)).toBe(true);
  expect(isNewNo({ given: true, latest: { id: 4, given: true }, waitingAfter: null })).toBe(true);
  expect(isNewNo({ given: false, latest: no, waitingAfter: null })).toBe(false);
  expect(isNewNo({ given: false, latest: no, waitingAfter: 5 })).toBe(true);
  expect(isNewNo({ given: false, latest: no, waitingAfter: 4 })).toBe(false);
});
