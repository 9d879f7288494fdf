import { expect, test } from "vitest";
import { readTrailSearch } from "./search.ts";

test("readTrailSearch reads the person, the area and the object", () => {
  const search = { accountId: 4, area: "STAFF", about: "stamp card 12" };
  expect(readTrailSearch(search)).toEqual(search);
});

test("readTrailSearch omits an unknown area and an invalid object", () => {
  expect(readTrailSearch({ area: "ANY", about: "member 1; drop" })).toEqual({});
});
