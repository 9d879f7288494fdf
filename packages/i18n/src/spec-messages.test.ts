import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { catalogue } from "./member/catalogue.en.ts";

/** What the spec's catalogue (section 8) says to members and visitors, to the letter, by where it stands. */
const messages: Record<string, string> = {
  "login.failed": "Unable to login",
  "login.wrong": "Incorrect username or password",
  "login.resetFailed": "Unable to reset password",
  "login.changed": "Password changed",
  "login.sent": "Password reset message sent",
  "profile.fetchFailed": "Unable to fetch profile",
  "profile.failed": "Unable to update profile",
  "shell.homeFailed": "Unable to fetch profile",
  "shell.languageFailed": "Unable to update language",
  "shell.chainFailed": "Unable to fetch commercial chain by subdomain",
  "shell.shopMissing": "Provided shop does not exists!",
  "onboarding.failed": "Unable to register",
  "onboarding.verifyFailed": "Unable to verify registration",
  "onboarding.smsFailed": "Unable to fetch sms account by subdomain",
  "guest.pointsFailed": "Unable to fetch club points by subdomain",
  "campaigns.fetchFailed": "Unable to fetch campaign",
  "campaigns.listFailed": "Unable to fetch campaigns",
  "coupons.fetchFailed": "Unable to fetch coupon",
  "stampCards.cardsFailed": "Unable to fetch stampcards",
  "stampCards.couponsFailed": "Unable to fetch stampcard coupons",
  "stampCards.rewardFailed": "Unable to fetch stampcard coupon",
  "terms.privacyFailed": "Unable to fetch Privacy Policy",
  "terms.membershipFailed": "Unable to fetch Membership Conditions",
  "purchases.fetchFailed": "Unable to fetch purchases",
  "purchases.fetchOneFailed": "Unable to fetch purchase",
  "points.fetchFailed": "Unable to fetch consumer points",
  "points.expiringFailed": "Unable to fetch points validation date",
  "locations.fetchFailed": "Unable to fetch Points of sale",
  "locations.homeFetchFailed": "Unable to fetch Home location",
  "locations.locationFailed": "There is no such sale location",
  "locations.homeFailed": "Unable to set pos as home location",
  "locations.subpageMissing": "There is no point of sale under this subpage.",
  "locations.selectedMissing": "Selected place of sale does not exist",
  "unsubscribing.failed": "Unable to unsubscribe",
  "unsubscribing.fetchFailed": "Unable to fetch profile",
  "unsubscribing.smsDone": "You are successfully unsubscribed from sms notification",
  "unsubscribing.emailDone": "You are successfully unsubscribed from email notification",
  "winning.congrats": "Congrats!",
  "words.pageNotFound": "Page not found.",
  "words.loadFailed": "UPS. Something went wrong.",
};

const app = fileURLToPath(new URL("../../../apps/member/src/", import.meta.url));
const screens = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(`${app}${file}`, "utf8"));

test.each(Object.entries(messages))("%s is said as the spec has it, and by a screen", (way, message) => {
  const [namespace = "", key = ""] = way.split(".");
  const words = (catalogue as Record<string, Record<string, unknown>>)[namespace];
  expect(words?.[key]).toBe(message);
  const saying = screens.filter(
    (text) => text.includes(`useTranslations("${namespace}")`) && new RegExp(`["\`]${key}["\`]`).test(text),
  );
  expect(saying.length).toBeGreaterThan(0);
});
