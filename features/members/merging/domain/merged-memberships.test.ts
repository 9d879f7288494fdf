import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WelcomeOffer } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import { clawBack, earn, joinAccounts, owedBy, redeem } from "#features/loyalty/points/domain/account.ts";
import { type Account, balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { mergedConsent, unmergedConsent } from "./merged-consents.ts";
import {
  contactsToProve,
  differing,
  type MergingProfile,
  mergedProfile,
  unmerged,
  unmergedAddress,
} from "./merged-profile.ts";
import { mergedWelcome } from "./merged-welcome.ts";
import { undoMergeUntil, undoProblem } from "./undo-merge.ts";

const today = Temporal.PlainDate.from("2026-11-21");

/** Builds a points account with lots whose ids start at `firstId`: each earned, partly spent and partly returned. */
function accountOf(lives: readonly { points: number; spent: number; back: number; months: number }[], firstId: number) {
  let account: Account = { lots: [], settlements: [] };
  for (const [index, { points, spent, back: returnedPoints, months }] of lives.entries()) {
    const id = firstId + index;
    account = earn(account, { id, points, validThrough: today.add({ months }) }, today).account;
    const used = redeem(account, spent, today);
    if (used.ok) account = used.account;
    account = clawBack(account, id, Math.min(points, returnedPoints), today).account;
  }
  return account;
}

const net = ({ lots }: Account) => lots.reduce((sum, { left: remaining, owed }) => sum + remaining - owed, 0);
const life = fc.array(
  fc.record({ points: fc.integer({ min: 1, max: 99 }), spent: fc.nat(120), back: fc.nat(99), months: fc.nat(12) }),
  { maxLength: 5 },
);

describe("merged points accounts", () => {
  test("keep all points and every lot's last day, and have no usable points during a deficit", () => {
    fc.assert(
      fc.property(life, life, (mine, otherLife) => {
        const [survivor, other] = [accountOf(mine, 1), accountOf(otherLife, 101)];
        const { account } = joinAccounts(survivor, other, today);
        expect(net(account)).toBe(net(survivor) + net(other));
        expect(balanceOn(account.lots, today) * owedBy(account)).toBe(0);
        for (const lot of [...survivor.lots, ...other.lots]) {
          const after = account.lots.find(({ id }) => id === lot.id);
          expect(after?.validThrough.equals(lot.validThrough) && after.amount === lot.amount).toBe(true);
        }
      }),
    );
  });

  test("move no points between lots if there is no deficit", () => {
    const [survivor, other] = [
      accountOf([{ points: 5, spent: 0, back: 0, months: 1 }], 1),
      accountOf([{ points: 7, spent: 2, back: 0, months: 3 }], 2),
    ];
    expect(joinAccounts(survivor, other, today).entries).toEqual([]);
  });
});

const anna: MergingProfile = {
  name: { first: "Anna", last: "Berg" },
  email: "anna@example.com",
  phone: null,
  language: "sv",
  address: { street: "", zipCode: "", city: "" },
  birthday: "1990-05-01",
  gender: null,
  homeLocationId: 3,
};
const byPhone: MergingProfile = {
  ...anna,
  name: { first: "Ann", last: "" },
  email: null,
  phone: "+46701234567",
  address: { street: "Storgatan 1", zipCode: "222 22", city: "Lund" },
  homeLocationId: 4,
};

describe("a merged profile", () => {
  test("keeps a value that only one membership has, and takes the chosen one if both have a value", () => {
    expect(differing(anna, byPhone)).toEqual(["name", "homeLocationId"]);
    expect(mergedProfile(anna, byPhone, ["homeLocationId"])).toEqual({
      ...anna,
      address: byPhone.address,
      homeLocationId: 4,
    });
  });

  test("keeps the kept member's email and phone, and asks for proof of the other's", () => {
    const otherMail = { ...byPhone, email: "ann@example.com" };
    expect(mergedProfile(anna, otherMail, ["email", "phone"])).toMatchObject({ email: anna.email, phone: null });
    expect(contactsToProve(anna, otherMail, [])).toEqual(["phone"]);
    expect(contactsToProve(anna, otherMail, ["email"])).toEqual(["email", "phone"]);
  });

  test("keeps changes made after the merge when it is undone", () => {
    expect(unmerged(null, "+46701234567", "+46701234567")).toBeNull();
    expect(unmerged(null, "+46701234567", "+46709999999")).toBe("+46709999999");
    const addresses = { kept: "anna@example.com", other: "ann@example.com", merged: "anna@example.com" };
    expect(unmergedAddress({ ...addresses, now: "ann@example.com" })).toBe("anna@example.com");
    expect(unmergedAddress({ ...addresses, now: "new@example.com" })).toBe("new@example.com");
  });
});

describe("merged consents", () => {
  const yes = { given: true, optedOut: false };
  const no = { given: false, optedOut: true };
  const unasked = { given: false, optedOut: false };

  test("follow the stricter answer, and a consent applies only to its own address", () => {
    expect(mergedConsent(yes, unasked)).toBe(true);
    expect(mergedConsent(unasked, yes)).toBe(false);
    expect(mergedConsent(yes, no)).toBe(false);
    expect(mergedConsent(no, yes)).toBe(false);
  });

  test("are not given again by an undo if they were withdrawn after the merge", () => {
    expect([unmergedConsent(true, false), unmergedConsent(true, true), unmergedConsent(false, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the welcome offer after a merge", () => {
  const fresh: WelcomeOffer = { through: today, usedPurchaseId: null, campaignStatus: "ACTIVE", redeems: true };
  const used = { ...fresh, usedPurchaseId: 9 };
  const over = { ...fresh, through: today.subtract({ days: 1 }) };

  test.each([
    ["both usable: the kept one's", fresh, fresh, "KEPT"],
    ["used if the other used it", fresh, used, "OTHER"],
    ["used if the kept one used it", used, fresh, "KEPT"],
    ["usable rather than over", over, fresh, "OTHER"],
    ["the only one there is", null, over, "OTHER"],
    ["none", null, null, null],
  ] as const)("%s", (_, survivor, other, stands) => expect(mergedWelcome(survivor, other, today)).toBe(stands));
});

describe("the undo of a merge", () => {
  const mergedAt = Temporal.Instant.from("2026-11-01T12:00:00Z");
  const fine = { mergedAt, now: mergedAt.add({ hours: 1 }), mergedAgain: false, used: false };

  test("is possible for thirty days, newest merge first, while no merged points, stamps or offers were used", () => {
    expect(undoProblem(fine)).toBeNull();
    expect(undoProblem({ ...fine, now: undoMergeUntil(mergedAt) })).toBe("MERGE_TOO_OLD");
    expect(undoProblem({ ...fine, mergedAgain: true, used: true })).toBe("MERGED_AGAIN");
    expect(undoProblem({ ...fine, used: true })).toBe("MERGED_THINGS_USED");
  });
});
