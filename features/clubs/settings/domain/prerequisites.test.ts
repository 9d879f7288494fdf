import { expect, test } from "vitest";
import { missingFor } from "./prerequisites.ts";

const ready = { membershipTermsPublished: true, privacyPolicyPublished: true, rewardCount: 1 };
const bare = { membershipTermsPublished: false, privacyPolicyPublished: false, rewardCount: 0 };

test.each(["ACTIVATE_POINTS", "ACTIVATE_STAMP_CARD", "PUBLISH_OFFER", "INVITE_MEMBERS"] as const)(
  "%s has no missing prerequisite in a ready chain",
  (act) => {
    expect(missingFor(act, ready)).toEqual([]);
  },
);

test("activating points requires the membership conditions and a first reward, but no privacy policy", () => {
  expect(missingFor("ACTIVATE_POINTS", bare)).toEqual(["MEMBERSHIP_TERMS_MISSING", "FIRST_REWARD_MISSING"]);
  expect(missingFor("ACTIVATE_POINTS", { ...ready, rewardCount: 0 })).toEqual(["FIRST_REWARD_MISSING"]);
  expect(missingFor("ACTIVATE_POINTS", { ...ready, privacyPolicyPublished: false })).toEqual([]);
});

test.each(["ACTIVATE_STAMP_CARD", "PUBLISH_OFFER"] as const)("%s requires the membership conditions only", (act) => {
  expect(missingFor(act, bare)).toEqual(["MEMBERSHIP_TERMS_MISSING"]);
  expect(missingFor(act, { ...bare, membershipTermsPublished: true })).toEqual([]);
});

test("inviting members requires both texts, but no reward", () => {
  expect(missingFor("INVITE_MEMBERS", bare)).toEqual(["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING"]);
  expect(missingFor("INVITE_MEMBERS", { ...ready, rewardCount: 0 })).toEqual([]);
  expect(missingFor("INVITE_MEMBERS", { ...ready, privacyPolicyPublished: false })).toEqual(["PRIVACY_POLICY_MISSING"]);
});
