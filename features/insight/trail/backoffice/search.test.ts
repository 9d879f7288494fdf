import { expect, test } from "vitest";
import { readTrailSearch } from "./search.ts";

test("reads the person, the area and the thing", () => {
  const search = { accountId: 4, area: "STAFF", about: "stamp card 12" };
  expect(readTrailSearch(search)).toEqual(search);
});

test("leaves out an unknown area and what names no thing", () => {
  expect(readTrailSearch({ area: "ANY", about: "member 1; drop" })).toEqual({});
});
