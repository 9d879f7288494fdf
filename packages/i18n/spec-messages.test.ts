import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue as office } from "#apps/backoffice/i18n/catalogue.en.ts";
import { projectFiles, root } from "../../scripts/files.ts";
import { errorPhrases } from "./errors.ts";
import { catalogue } from "./member/catalogue.en.ts";

/** Messages to members and visitors from the spec's catalogue (section 8), word for word, by phrase key. */
const messages: Record<string, string> = {
  "sessions.failed": "Unable to login",
  "sessions.wrong": "Incorrect username or password",
  "sessions.resetFailed": "Unable to reset password",
  "sessions.changed": "Password changed",
  "sessions.sent": "Password reset message sent",
  "profile.fetchFailed": "Unable to fetch profile",
  "profile.failed": "Unable to update profile",
  "shell.homeFailed": "Unable to fetch profile",
  "shell.languageFailed": "Unable to update language",
  "shell.chainFailed": "Unable to fetch commercial chain by subdomain",
  "shell.shopMissing": "Provided shop does not exists!",
  "joining.failed": "Unable to register",
  "joining.verifyFailed": "Unable to verify registration",
  "joining.smsFailed": "Unable to fetch sms account by subdomain",
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

/** Names of buttons, menus, columns and questions from the spec's screens (section 2). */
const labels: Record<string, string> = {
  "shell.home": "Home",
  "shell.purchases": "Purchases",
  "shell.points": "Points",
  "shell.contact": "Contact",
  "shell.account": "Account",
  "shell.editProfile": "Edit profile",
  "shell.membershipConditions": "Membership Conditions",
  "shell.manageMembership": "Manage Membership",
  "shell.privacyPolicy": "Privacy Policy",
  "shell.membershipCard": "Membership Card",
  "shell.getOut": "Get out",
  "words.signIn": "Login",
  "words.signOut": "Logout",
  "words.save": "Save",
  "words.cancel": "Cancel",
  "words.close": "Close",
  "guest.register": "Register",
  "sessions.forgot": "Forgot password?",
  "sessions.register": "Register",
  "sessions.requestTitle": "Forgot password?",
  "sessions.resetTitle": "Type your new password twice",
  "joining.title": "Sign up",
  "joining.promptBoth": "Type email address or phone number",
  "joining.promptEmail": "Type email address",
  "joining.submit": "Sign up",
  "profile.later": "Later",
  "locations.chooseTitle": "Choose your home location",
  "locations.confirm": "Confirm",
  "locations.myHome": "My Home location",
  "locations.setHome": "Set as home location",
  "purchases.categories": "Categories",
  "purchases.campaigns": "Campaigns",
  "purchases.total": "Total amount paid",
  "purchases.date": "Date of purchase",
  "personalData.terminate": "Terminate Account",
  "personalData.export": "Export Data",
  "unsubscribing.no": "No",
  "unsubscribing.unsubscribe": "Unsubscribe",
};

/** Field messages from the spec's rules (section 5) and catalogue, by refusal code. */
const refusals = {
  REQUIRED: "Required",
  INVALID_EMAIL: "Invalid email address",
  INVALID_PHONE: "Invalid phone number",
  INVALID_PHONE_OR_EMAIL: "Invalid phone or email",
  INVALID_COMPANY_NUMBER: "Invalid company number",
  INVALID_URL: "Invalid URL",
  PASSWORD_DOES_NOT_MATCH: "Password does not match",
  AMOUNT_TOO_SMALL: "Provide amount bigger than 0",
  END_BEFORE_START: "End date has to be later than start date",
  OPTION_REQUIRED: "At least one option is required",
  MEDIUM_REQUIRED: "At least one medium per campaign",
  PRIVACY_POLICY_REQUIRED: "Privacy Policy is required to register",
  TERMS_OF_MEMBERSHIP_REQUIRED: "Terms of the Membership are required to register",
  TERMS_OF_SERVICE_REQUIRED: "You have to accept Terms Of service",
  DATA_PROCESSING_AGREEMENT_REQUIRED: "You have to accept Data Processing Agreement",
  NO_SMS_CREDITS: "You have to buy credits to use sms invitation",
  WRONG_CREDENTIALS: "Incorrect username or password",
  INTERNAL: "UPS. Something went wrong.",
} satisfies Partial<typeof errorPhrases.en>;

/** Messages to staff from the spec's catalogue (section 8), by phrase key. */
const officeMessages: Record<string, string> = {
  "sessions.failed": "Unable to login",
  "sessions.resetFailed": "Unable to reset password",
  "sessions.resetDone": "Password changed",
  "profile.fetchFailed": "Unable to fetch profile",
  "profile.failed": "Unable to update profile",
  "shell.languageFailed": "Unable to update language",
  "shell.saveLocationFailed": "Unable to save last used PoS",
  "shell.invitation.sent.EMAIL": "Invitation email sent",
  "shell.invitation.sent.SMS": "Invitation sent",
  "onboarding.failed": "Unable to register merchant",
  "onboarding.confirmFailed": "Unable to verify registration",
  "companies.failed": "Unable to fetch company data",
  "campaigns.fetchOneFailed": "Unable to fetch campaign",
  "coupons.fetchFailed": "Unable to fetch coupons",
  "coupons.fetchOneFailed": "Unable to fetch coupon",
  "settings.fetchFailed": "Unable to fetch Commercial chain",
  "locations.fetchFailed": "Unable to fetch Points of sale",
  "directory.editTitle": "Edit member",
  "directory.removeTitle": "Are you sure you want to remove member?",
  "directory.noCredits": "You have to buy credits to use sms invitation",
};

const sourcesOf = (app: string) => {
  const folders = new RegExp(`^(apps/${app}|features/[^/]+/[^/]+/${app}|packages/web/${app})/.*(?<!\\.test)\\.tsx?$`);
  return projectFiles()
    .filter((file) => folders.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
};
const memberScreens = sourcesOf("member");
const officeScreens = sourcesOf("backoffice");

const phraseAt = (words: object, way: string): unknown =>
  way.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], words);

/** Counts the screens that use a phrase by its key, in its namespace or below. */
const saying = (screens: readonly string[], way: string) => {
  const [namespace, ...rest] = way.split(".");
  const inNamespace = new RegExp(`useTranslations\\("${namespace}[".]`);
  // Screens build keys like `sent.EMAIL` from the channel.
  const named = rest.map((key) => new RegExp(`["\`.]${key}(?:["\`]|\\.)`));
  return screens.filter((text) => inNamespace.test(text) && named.some((key) => key.test(text))).length;
};

test.each(Object.entries({ ...messages, ...labels }))(
  "%s is worded as in the spec and used by a club screen",
  (way, message) => {
    expect(phraseAt(catalogue, way)).toBe(message);
    expect(saying(memberScreens, way)).toBeGreaterThan(0);
  },
);

test.each(Object.entries(officeMessages))(
  "%s is worded as in the spec and used by a back office screen",
  (way, message) => {
    expect(phraseAt(office, way)).toBe(message);
    expect(saying(officeScreens, way)).toBeGreaterThan(0);
  },
);

test("refusals are worded as in the spec", () => {
  expect(errorPhrases.en).toMatchObject(refusals);
});
