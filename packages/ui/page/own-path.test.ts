import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each(["/", "/members?q=anna&sort=total#top", "/c/7", "/%2F%2Fevil.example"])(
  "the path %s is accepted as a path on this host",
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  ...[
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
  ],
  ...[
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "javascript:alert(1)",
    "evil",
    "",
    "http://own.invalid/x",
  ],
  ...["//[", null, undefined, 7, ["/"], { from: "/" }],
])("the address %j is refused as a redirect target", (value) => expect(ownPath(value)).toBeUndefined());
