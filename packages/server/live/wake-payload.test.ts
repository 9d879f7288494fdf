import fc from "fast-check";
import { expect, test } from "vitest";
import { clubTopic, memberTopic, tillsTopic } from "./topics.ts";
import { payloadsOf, readPayload } from "./wake-payload.ts";

const id = fc.integer({ min: 1, max: 2 ** 40 });
const changesArbitrary = fc
  .array(fc.tuple(id, fc.record({ members: fc.array(id, { maxLength: 900 }), club: fc.boolean() })), { maxLength: 4 })
  .map((chains) => new Map(chains.map(([chain, { members, club }]) => [chain, { members: new Set(members), club }])));

test("one server’s message reaches the others in payloads within PostgreSQL’s limit", () => {
  fc.assert(
    fc.property(changesArbitrary, (chains) => {
      const payloads = payloadsOf("abcd1234", chains);
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
      const heard = payloads.flatMap((each) => readPayload(each)?.topics ?? ["unreadable"]);
      const expectedTopics = [...chains].flatMap(([chain, { members, club }]) => [
        ...(club ? [clubTopic(chain), tillsTopic(chain)] : []),
        ...[...members].map((member) => memberTopic(chain, member)),
      ]);
      expect(heard.sort()).toEqual(expectedTopics.sort());
    }),
    { numRuns: 50 },
  );
});

test("readPayload returns null for a malformed payload", () => {
  for (const text of ["a 3", "a 3:", "a 3:x", "a 3:1,,2", "a :1"]) expect(readPayload(text), text).toBeNull();
  expect(readPayload("a")).toEqual({ from: "a", topics: [] });
});
