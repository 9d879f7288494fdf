import { expect, test } from "vitest";
import { missingFor } from "./prerequisites.ts";

const ready = { membershipTermsPublished: true, privacyPolicyPublished: true, rewardCount: 1 };
const bare = { membershipTermsPublished: false, privacyPolicyPublished: false, rewardCount: 0 };

test.each(["ACTIVATE_POINTS", "ACTIVATE_STAMP_CARD", "PUBLISH_OFFER", "INVITE_MEMBERS"] as const)(
  "%s needs nothing more in a ready chain",
  (act) => {
    expect(missingFor(act, ready)).toEqual([]);
  },
);

test("club points need the terms, the policy and a first reward", () => {
  expect(missingFor("ACTIVATE_POINTS", bare)).toEqual([
    "MEMBERSHIP_TERMS_MISSING",
    "PRIVACY_POLICY_MISSING",
    "FIRST_REWARD_MISSING",
  ]);
  expect(missingFor("ACTIVATE_POINTS", { ...ready, rewardCount: 0 })).toEqual(["FIRST_REWARD_MISSING"]);
});

test.each(["ACTIVATE_STAMP_CARD", "INVITE_MEMBERS"] as const)("%s needs the terms and the policy, no reward", (act) => {
  expect(missingFor(act, bare)).toEqual(["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING"]);
  expect(missingFor(act, { ...ready, rewardCount: 0 })).toEqual([]);
  expect(missingFor(act, { ...ready, privacyPolicyPublished: false })).toEqual(["PRIVACY_POLICY_MISSING"]);
});

test("a coupon or campaign needs the terms alone", () => {
  expect(missingFor("PUBLISH_OFFER", bare)).toEqual(["MEMBERSHIP_TERMS_MISSING"]);
  expect(missingFor("PUBLISH_OFFER", { ...bare, membershipTermsPublished: true })).toEqual([]);
});
