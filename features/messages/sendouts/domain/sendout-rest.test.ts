import { expect, test } from "vitest";
import { isGivenUp, restOf } from "./sendout-rest.ts";

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}Z`);
const nobody = { waiting: 0, later: 0, next: null, nextDeferred: null };
const once = { automatic: false, asksNext: null };
const daily = { automatic: true, asksNext: at("18:00") };

test("a sendout without pending messages is done", () => {
  expect(restOf(nobody, once)).toBe("DONE");
  expect(restOf(nobody, daily)).toBe("DONE");
});

test("a sendout neither ends nor waits while a worker has claimed messages", () => {
  const some = { waiting: 3, later: 2, next: at("12:30"), nextDeferred: null };
  expect(restOf(some, once)).toBe("HELD");
  expect(restOf(some, daily)).toBe("HELD");
});

test("a sendout waits until the first postponed member may get the message, with the reason", () => {
  const some = { waiting: 2, later: 2, next: at("12:30"), nextDeferred: at("13:00") };
  expect(restOf(some, once)).toEqual({ for: "CAP", until: at("12:30") });
  expect(restOf({ ...some, nextDeferred: at("12:30") }, once)).toEqual({ for: "DEFERRED", until: at("12:30") });
});

test("an automatic sendout waits only for mail servers, until its next run", () => {
  const some = { waiting: 2, later: 2, next: at("12:30"), nextDeferred: null };
  expect(restOf(some, daily)).toBe("DONE");
  expect(restOf({ ...some, nextDeferred: at("13:00") }, daily)).toEqual({ for: "DEFERRED", until: at("13:00") });
  expect(restOf({ ...some, nextDeferred: at("18:00") }, daily)).toBe("DONE");
});

test("a mail server is retried for a day", () => {
  const since = Temporal.Instant.from("2026-11-21T12:00:00Z");
  expect(isGivenUp(null, since)).toBe(false);
  expect(isGivenUp(since, since.add({ hours: 24 }).subtract({ seconds: 1 }))).toBe(false);
  expect(isGivenUp(since, since.add({ hours: 24 }))).toBe(true);
});
