import fc from "fast-check";
import { expect, test } from "vitest";
import { idsEach } from "#packages/server/db/schema/ids-of-installation.ts";
import { anyCode, readRecipientCode, writeRecipientCode } from "./recipient-code.ts";

const key = Buffer.alloc(32, 7);
const recipient = fc.record({
  // Each id may have been assigned by another installation.
  sendoutId: fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
    .map(([installation, number]) => installation * Number(idsEach) + number),
  medium: fc.constantFrom("SMS" as const, "EMAIL" as const),
  memberId: fc.integer({ min: 1, max: 100 * Number(idsEach) }),
});

test("a code identifies its recipient only with the key, and always has the same length", () => {
  fc.assert(
    fc.property(recipient, (whose) => {
      const code = writeRecipientCode(key, whose);
      expect(readRecipientCode(key, code)).toEqual(whose);
      expect(code).toMatch(/^[0-9a-z]{16}$/);
      expect(code).toHaveLength(anyCode.length);
      expect(readRecipientCode(Buffer.alloc(32, 8), code)).not.toEqual(whose);
    }),
  );
});

test("an invalid code returns null, and a changed letter never leads to a similar recipient", () => {
  for (const none of ["", "0", "u".repeat(16), "O".repeat(16), "0".repeat(17)])
    expect(readRecipientCode(key, none)).toBe(null);
  const one = { sendoutId: 3, medium: "SMS", memberId: 5 } as const;
  const code = writeRecipientCode(key, one);
  const results = Array.from({ length: 15 }, (_, at) =>
    readRecipientCode(key, `${code.slice(0, at)}${code[at] === "0" ? "1" : "0"}${code.slice(at + 1)}`),
  );
  expect(results.filter((each) => each?.sendoutId === 3)).toEqual([]);
});

test("a code from before installations had numbers is still read", () => {
  expect(readRecipientCode(key, "tte0akrzq1wgmtxd")).toEqual({ sendoutId: 3, medium: "SMS", memberId: 5 });
});
