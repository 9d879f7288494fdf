import { describe, expect, test } from "vitest";
import { paths as memberPaths } from "#features/member-paths.ts";
import { paths as officePaths } from "#features/office-paths.ts";
import { createKnownPages } from "./known-pages.ts";

const { isMemberPage, isOfficePage } = createKnownPages({ member: memberPaths, office: officePaths });

describe("the member app", () => {
  test.each(["/", "/guest", "/Guest/", "/c/1", "/sc/12", "/norr", "/Norr/", "/norr/guest", "/norr/7"])(
    "has a page at %s",
    (path) => expect(isMemberPage(path, ["norr"])).toBe(true),
  );

  test.each(["/nowhere", "/c", "/c/1/2", "/soder", "/soder/guest", "/norr/nowhere", "/members", "//evil.example"])(
    "has no page at %s",
    (path) => expect(isMemberPage(path, ["norr"])).toBe(false),
  );
});

describe("the back office", () => {
  test.each(["/", "/members/7", "/members/7/purchases", "/till/"])("has a page at %s", (path) =>
    expect(isOfficePage(path)).toBe(true),
  );

  test.each(["/nowhere", "/c/1", "/members/7/edit/more", "/wp-login.php"])("has no page at %s", (path) =>
    expect(isOfficePage(path)).toBe(false),
  );
});
