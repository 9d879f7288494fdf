import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hashToken } from "#packages/server/security/tokens.ts";
import { cardCodeAt, cardCodeText } from "../domain/card-codes.ts";
import { makeCode } from "./make-code.ts";

test("the phone and the server make the same code, the server from the stored hash of the session", async () => {
  const [token, number, step] = ["Zq3-token_of_a_session", "000000005724", 59_000_123];
  const mac = createHmac("sha256", hashToken(token)).update(cardCodeText(number, step)).digest();
  expect(await makeCode(token, number, step)).toBe(cardCodeAt(number, mac, step));
});
