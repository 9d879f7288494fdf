import "../../api-routes.ts";
import { describe, expect, test } from "vitest";
import { paths } from "#features/office-paths.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { menuEntries } from "../../declared.ts";
import { barEntries, isSubpageOf, mayOpen, menuFor, startPath } from "./navigation.ts";

const facts = (role: StaffRole, changes = {}) => ({
  role,
  hasChain: true,
  outboxOpen: false,
  hasCompany: role === "ROLE_MERCHANT",
  ...changes,
});
const pathsOf = (role: StaffRole, changes = {}) => menuFor(facts(role, changes)).map(({ to }): string => to);

/** The audiences of menu entries that each role belongs to, once it has a club. */
const audiences: Partial<Record<StaffRole, readonly string[]>> = {
  ROLE_MERCHANT: ["anybody", "everyone", "readClub", "manageClub", "runCampaigns", "company"],
  ROLE_LOCAL_MERCHANT: ["anybody", "everyone", "readClub"],
  ROLE_CASHIER: ["anybody", "everyone"],
};

describe("the menu", () => {
  test.each(Object.keys(audiences) as StaffRole[])("shows %s every entry declared for the role", (role) => {
    const declared = menuEntries.filter((entry) => audiences[role]?.includes(entry.for)).map(({ to }) => to);
    expect(pathsOf(role)).toEqual(declared);
  });

  test("shows a cashier only the till and the support", () => {
    expect(pathsOf("ROLE_CASHIER")).toEqual([paths.till, paths.support]);
  });

  test("hides company decisions from a local merchant", () => {
    const visiblePaths = pathsOf("ROLE_LOCAL_MERCHANT");
    const hidden = [paths.sendouts, paths.sms, paths.billing, paths.company, paths.club, paths.integrations] as const;
    expect(hidden.filter((path) => visiblePaths.includes(path))).toEqual([]);
    expect(pathsOf("ROLE_MERCHANT")).toEqual(expect.arrayContaining([...hidden]));
  });

  test("begins with the daily work and ends with the support", () => {
    const visiblePaths = pathsOf("ROLE_MERCHANT");
    expect(visiblePaths.slice(0, 3)).toEqual([paths.today, paths.members, paths.purchases]);
    expect(visiblePaths.at(-1)).toBe(paths.support);
  });

  test("shows a merchant without a club the start guide, the company, and the outbox when it is open", () => {
    const visiblePaths: string[] = [paths.today, paths.billing, paths.company, paths.support];
    expect(pathsOf("ROLE_MERCHANT", { hasChain: false })).toEqual(visiblePaths);
    expect(pathsOf("ROLE_MERCHANT", { hasChain: false, outboxOpen: true })).toEqual(
      visiblePaths.toSpliced(-1, 0, paths.outbox),
    );
  });

  test("shows the platform’s admin without a club only the platform’s entries", () => {
    const platform = menuEntries.filter((entry) => ["administer", "outbox", "anybody"].includes(entry.for));
    const visiblePaths = pathsOf("ROLE_ADMIN", { hasChain: false, outboxOpen: true });
    expect(visiblePaths).toEqual(platform.map(({ to }) => to));
    expect(visiblePaths).toEqual(expect.arrayContaining([paths.overview, paths.companies, paths.plans, paths.seller]));
  });
});

describe("the phone’s bottom bar", () => {
  const opens = (role: StaffRole, changes = {}) => barEntries(facts(role, changes)).map((each) => each.opens);

  test("shows a merchant today, approvals, members and a new sendout", () => {
    expect(opens("ROLE_MERCHANT")).toEqual([paths.today, paths.approvals, paths.members, paths.newSendout]);
  });

  test("hides the sendout from a local merchant, and everything from a cashier and without a club", () => {
    expect(opens("ROLE_LOCAL_MERCHANT")).toEqual([paths.today, paths.approvals, paths.members]);
    expect(opens("ROLE_CASHIER")).toEqual([]);
    expect(opens("ROLE_MERCHANT", { hasChain: false })).toEqual([]);
  });
});

describe("access to an address", () => {
  test("is granted for menu entries and the pages below them", () => {
    for (const role of ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] as const) {
      for (const { to } of menuFor(facts(role))) expect(mayOpen(to, facts(role))).toBe(true);
    }
    expect(mayOpen("/members/7", facts("ROLE_LOCAL_MERCHANT"))).toBe(true);
  });

  test("is refused outside the role’s menu", () => {
    expect(mayOpen("/members/7", facts("ROLE_CASHIER"))).toBe(false);
    expect(mayOpen("/", facts("ROLE_CASHIER"))).toBe(false);
    expect(mayOpen("/club", facts("ROLE_LOCAL_MERCHANT"))).toBe(false);
    expect(mayOpen("/companies", facts("ROLE_MERCHANT"))).toBe(false);
    expect(mayOpen("/locations", facts("ROLE_MERCHANT", { hasChain: false }))).toBe(false);
  });

  test("is granted for an incident as for data protection, and the menu marks data protection on that page", () => {
    const marked = menuFor(facts("ROLE_MERCHANT")).filter((item) => isSubpageOf(item, "/account/incidentreport/7"));
    expect(marked.map(({ to }) => to)).toEqual([paths.dataProtection]);
    expect(mayOpen(paths.newIncident, facts("ROLE_MERCHANT"))).toBe(true);
    expect(mayOpen(paths.newIncident, facts("ROLE_LOCAL_MERCHANT"))).toBe(false);
  });

  test("is granted for the support to every role, with or without a club", () => {
    for (const role of ["ROLE_MERCHANT", "ROLE_CASHIER", "ROLE_ADMIN"] as const) {
      for (const hasChain of [true, false]) expect(mayOpen("/support", facts(role, { hasChain }))).toBe(true);
    }
  });

  test("is granted for the club form to a merchant without a club, and to no other role", () => {
    expect(mayOpen("/club", facts("ROLE_MERCHANT", { hasChain: false }))).toBe(true);
    expect(mayOpen("/club", facts("ROLE_LOCAL_MERCHANT", { hasChain: false }))).toBe(false);
  });

  test("is granted for the profile to every role", () => {
    expect(mayOpen(paths.profile, facts("ROLE_CASHIER", { hasChain: false }))).toBe(true);
  });
});

test("the start page is the till for a cashier, today for a merchant and the overview for an admin", () => {
  expect(startPath(facts("ROLE_CASHIER"))).toBe("/till");
  expect(startPath(facts("ROLE_LOCAL_MERCHANT"))).toBe("/");
  expect(startPath(facts("ROLE_ADMIN", { hasChain: false }))).toBe("/overview");
});
