import { expect, test } from "vitest";
import { currentUrl } from "./current-url.ts";

const formerPaths = new Map([["/api/members/notes", "/api/notes"]]);

test.each([
  ["/api/members/notes", "/api/notes"],
  ["/api/members/notes/7/pin", "/api/notes/7/pin"],
  ["/api/members/notes?page=2", "/api/notes?page=2"],
])("replaces the former path in %s", (url, expected) => {
  expect(currentUrl(formerPaths, url)).toBe(expected);
});
test.each(["/api/members/notes-of-day", "/api/members/7/notes", "/x/api/members/notes", "/api/notes"])(
  "returns null for %s",
  (url) => {
    expect(currentUrl(formerPaths, url)).toBe(null);
  },
);
