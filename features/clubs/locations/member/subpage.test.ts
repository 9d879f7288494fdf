import { expect, test } from "vitest";
import { paths } from "#features/member-paths.ts";
import { subpageOf } from "./subpage.ts";

test.each([
  ["/sodermalm", "sodermalm"],
  ["/Sodermalm/guest", "sodermalm"],
  ["/sodermalm/onboarding/confirmation/abc", "sodermalm"],
  ["/", null],
  ["/guest", null],
  ["/login", null],
  ["/auth/password/request", null],
  ["/onboarding/confirmation/abc", null],
  ["/no-such-page", null],
])("subpageOf reads %s", (pathname, subpage) => {
  expect(subpageOf(pathname)).toBe(subpage);
});

test("subpageOf treats no route of the app as a subpage", () => {
  const own = Object.values(paths).filter((path) => !path.startsWith("/$subpage"));
  expect(own.map(subpageOf)).toEqual(own.map(() => null));
});
