import { expect, test } from "vitest";
import { readOutboxSearch } from "./search.ts";

test("the outbox’s address gives the medium, the state and the club", () => {
  const search = { medium: "SMS", message: "UNDELIVERED", club: "kaffebonan" };
  expect(readOutboxSearch(search)).toEqual(search);
});

test("the outbox’s address is read without unknown media, unknown states or an invalid subdomain", () => {
  expect(readOutboxSearch({ medium: "FAX", message: "LOST", club: "' or" })).toEqual({});
});
