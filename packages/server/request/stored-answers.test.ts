import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { replayed, retryOf } from "./stored-answers.ts";

const key = "0b7f2f0e-6d0f-4bb4-9d52-6a1c1f0f5a11";
const schemas = { cancelThing: { body: z.object({ reason: z.string().default("") }) } };
const retry = (reason: string) => retryOf(1, 7, { schemas, route: "cancelThing", key, request: { id: 12, reason } });
const sha256 = (text: string) => hash("sha256", text, "buffer");

test("the hash of a request omits defaults, so an answer stored before a release with a new default is replayed", () => {
  expect(retry("").hash).toEqual(sha256('{"id":12}'));
  expect(retry("Fel kupong").hash).toEqual(sha256('{"id":12,"reason":"Fel kupong"}'));
});

test("an answer that release 0.5.0 stored with a hash of all defaults is replayed", () => {
  const stored = { request_hash: sha256('{"id":12,"reason":""}'), answer: "before" };
  expect(replayed(stored, retry(""))).toBe("before");
});

test("another body under the same idempotency key is refused", () => {
  const stored = { request_hash: retry("").hash, answer: "before" };
  expect(() => replayed(stored, retry("Fel kupong"))).toThrow("IDEMPOTENCY_KEY_REUSED");
});
