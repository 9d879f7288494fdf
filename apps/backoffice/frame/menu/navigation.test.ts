import { describe, expect, test } from "vitest";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { paths } from "#packages/web/backoffice/paths.ts";
import { isSubpageOf, mayOpen, menuFor, startPath } from "./navigation.ts";

const facts = (role: StaffRole, changes = {}) => ({
  role,
  hasChain: true,
  outboxOpen: false,
  hasCompany: role === "ROLE_MERCHANT",
  ...changes,
});
const names = (role: StaffRole, changes = {}) =>
  menuFor(facts(role, changes)).map(({ label }) => label.replace("shell.", ""));
const settings = ["locations", "users", "categories", "membershipTerms", "privacyPolicy", "trail"];
const daily = [
  "today",
  "members",
  "purchases",
  "reports",
  "attract",
  "approvals",
  "till",
  "points",
  "coupons",
  "stampCards",
  "campaigns",
  "selections",
];

describe("the menu", () => {
  test("of a merchant: everything of the club", () => {
    expect(names("ROLE_MERCHANT")).toEqual([
      ...daily,
      "sendouts",
      "smsAccount",
      "billing",
      "company",
      "club",
      ...settings.toSpliced(-1, 0, "dataProtection"),
      "integrations",
      "support",
    ]);
  });

  test("of a local merchant: all but what only the company decides", () => {
    expect(names("ROLE_LOCAL_MERCHANT")).toEqual([...daily, ...settings, "support"]);
  });

  test("of a cashier: the till", () => {
    expect(names("ROLE_CASHIER")).toEqual(["till", "support"]);
  });

  test("of a merchant without a club: the start guide and the company, and the outbox where it answers", () => {
    expect(names("ROLE_MERCHANT", { hasChain: false })).toEqual(["today", "billing", "company", "support"]);
    expect(names("ROLE_MERCHANT", { hasChain: false, outboxOpen: true })).toEqual([
      "today",
      "billing",
      "company",
      "outbox",
      "support",
    ]);
  });

  test("of the platform's admin without a club: overview, companies, prices and outbox", () => {
    expect(names("ROLE_ADMIN", { hasChain: false, outboxOpen: true })).toEqual([
      "overview",
      "companies",
      "smsPrices",
      "plans",
      "platformInvoices",
      "announcements",
      "platformDocuments",
      "seller",
      "outbox",
      "support",
    ]);
  });
});

describe("an address", () => {
  test("of the menu opens, and so does what lies below it", () => {
    for (const role of ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] as const) {
      for (const { to } of menuFor(facts(role))) expect(mayOpen(to, facts(role))).toBe(true);
    }
    expect(mayOpen("/members/7", facts("ROLE_LOCAL_MERCHANT"))).toBe(true);
  });

  test("outside the menu does not", () => {
    expect(mayOpen("/members/7", facts("ROLE_CASHIER"))).toBe(false);
    expect(mayOpen("/", facts("ROLE_CASHIER"))).toBe(false);
    expect(mayOpen("/club", facts("ROLE_LOCAL_MERCHANT"))).toBe(false);
    expect(mayOpen("/companies", facts("ROLE_MERCHANT"))).toBe(false);
    expect(mayOpen("/locations", facts("ROLE_MERCHANT", { hasChain: false }))).toBe(false);
  });

  test("of an incident is data protection's, marked as it is and open to whom it is", () => {
    const marked = menuFor(facts("ROLE_MERCHANT")).filter((item) => isSubpageOf(item, "/account/incidentreport/7"));
    expect(marked.map(({ to }) => to)).toEqual([paths.dataProtection]);
    expect(mayOpen(paths.newIncident, facts("ROLE_MERCHANT"))).toBe(true);
    expect(mayOpen(paths.newIncident, facts("ROLE_LOCAL_MERCHANT"))).toBe(false);
  });

  test("of help opens to anybody", () => {
    for (const role of ["ROLE_MERCHANT", "ROLE_CASHIER", "ROLE_ADMIN"] as const) {
      for (const hasChain of [true, false]) expect(mayOpen("/support", facts(role, { hasChain }))).toBe(true);
    }
  });

  test("of the club's form opens to a merchant who has none yet, and to nobody else", () => {
    expect(mayOpen("/club", facts("ROLE_MERCHANT", { hasChain: false }))).toBe(true);
    expect(mayOpen("/club", facts("ROLE_LOCAL_MERCHANT", { hasChain: false }))).toBe(false);
  });

  test("of one's own profile opens to everyone", () => {
    expect(mayOpen(paths.profile, facts("ROLE_CASHIER", { hasChain: false }))).toBe(true);
  });
});

test("each lands where the work is", () => {
  expect(startPath(facts("ROLE_CASHIER"))).toBe("/till");
  expect(startPath(facts("ROLE_LOCAL_MERCHANT"))).toBe("/");
  expect(startPath(facts("ROLE_ADMIN", { hasChain: false }))).toBe("/overview");
});
