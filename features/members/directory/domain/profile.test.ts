import { expect, test } from "vitest";
import { checkBirthday, emailNotificationAfter, marketingChannels } from "./profile.ts";

const today = Temporal.PlainDate.from("2026-06-15");

test("a birthday may be today or earlier", () => {
  expect(checkBirthday(today, today)).toEqual({ ok: true });
  expect(checkBirthday(today.subtract({ years: 40 }), today)).toEqual({ ok: true });
  expect(checkBirthday(today.add({ days: 1 }), today)).toEqual({ ok: false, reason: "BIRTHDAY_IN_FUTURE" });
});

test.each([
  ["a new address turns it on", { before: null, after: "a@b.se", emailNotification: false, optedOut: false }, true],
  [
    "another address turns it on",
    { before: "c@b.se", after: "a@b.se", emailNotification: false, optedOut: false },
    true,
  ],
  ["no address turns it off", { before: "a@b.se", after: null, emailNotification: true, optedOut: false }, false],
  [
    "the same address leaves it on",
    { before: "a@b.se", after: "a@b.se", emailNotification: true, optedOut: false },
    true,
  ],
  [
    "the same address leaves it off",
    { before: "a@b.se", after: "a@b.se", emailNotification: false, optedOut: false },
    false,
  ],
  [
    "an opt-out outlives a new address",
    { before: "c@b.se", after: "a@b.se", emailNotification: false, optedOut: true },
    false,
  ],
])("%s", (_name, change, on) => {
  expect(emailNotificationAfter(change)).toBe(on);
});

test("marketing is offered only in channels with an address", () => {
  expect(marketingChannels({ email: "a@b.se", phone: "+46701740605" })).toEqual(["EMAIL", "SMS"]);
  expect(marketingChannels({ email: null, phone: "+46701740605" })).toEqual(["SMS"]);
  expect(marketingChannels({ email: "a@b.se", phone: "" })).toEqual(["EMAIL"]);
  expect(marketingChannels({ email: null, phone: null })).toEqual([]);
});
