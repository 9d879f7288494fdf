import { expect, test } from "vitest";
import { isNoticeHidden } from "./cookie-notice.ts";
import { hideNoticeCookie } from "./hide-notice.ts";

const now = Temporal.Instant.from("2026-11-21T20:00:00Z");
const zone = "Europe/Stockholm";

test("the cookie notice is hidden for a year, or until the chain’s midnight", () => {
  expect(hideNoticeCookie(true, now, zone)).toContain("popup_hide=1; max-age=31536000;");
  expect(hideNoticeCookie(false, now, zone)).toContain("popup_temp_hide=1; max-age=10800;");
});

test("the cookie notice is hidden only by its own two cookies", () => {
  expect(isNoticeHidden("a=b; popup_hide=1")).toBe(true);
  expect(isNoticeHidden("popup_temp_hide=1")).toBe(true);
  expect(isNoticeHidden("popup=1; x_popup_hide=1")).toBe(false);
  expect(isNoticeHidden("")).toBe(false);
});
