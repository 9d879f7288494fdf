import { expect, test } from "vitest";
import { readLoginSearch } from "./search.ts";

test.each([
  ["a path of this host", { from: "/members?q=anna" }, { from: "/members?q=anna" }],
  ["no address of another host", { from: "https://evil.example" }, {}],
  ["no host without a scheme", { from: "//evil.example" }, {}],
  ["no list of paths", { from: ["/a", "/b"] }, {}],
])("readLoginSearch accepts %s", (_, input, read) => {
  expect(readLoginSearch(input)).toEqual(read);
});
