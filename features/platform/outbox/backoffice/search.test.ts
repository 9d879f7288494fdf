import { expect, test } from "vitest";
import { readOutboxSearch } from "./search.ts";

test("reads the medium, the state and the club", () => {
  const search = { medium: "SMS", message: "UNDELIVERED", club: "kaffebonan" };
  expect(readOutboxSearch(search)).toEqual(search);
});

test("leaves out unknown media, unknown states and an invalid subdomain", () => {
  expect(readOutboxSearch({ medium: "FAX", message: "LOST", club: "' or" })).toEqual({});
});
