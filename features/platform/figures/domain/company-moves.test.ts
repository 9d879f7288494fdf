import { expect, test } from "vitest";
import type { Subscribing } from "#features/billing/subscriptions/domain/subscription.ts";
import { companyMoves } from "./company-moves.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const span = (from: string, through: string | null) => ({
  from: day(from),
  through: through === null ? null : day(through),
});
const company = (overrides: Partial<Subscribing>): Subscribing => ({
  trialEndsOn: day("2026-10-10"),
  spans: [],
  unpaidDueOn: null,
  haltedFrom: null,
  ...overrides,
});
const today = day("2026-11-23");
const moves = (companies: Subscribing[], month: string) => companyMoves(companies, day(month), today);
const none = { came: 0, ended: 0, suspended: 0 };

test("a company counts as new once, with its first subscription, and as ended with its latest", () => {
  const returningCompany = company({ spans: [span("2026-09-11", "2026-09-30"), span("2026-11-02", null)] });
  expect(moves([returningCompany], "2026-09-01")).toEqual({ ...none, came: 1 });
  expect(moves([returningCompany], "2026-11-01")).toEqual(none);
  const endedCompany = company({ spans: [span("2026-09-11", "2026-10-31")] });
  expect(moves([endedCompany], "2026-10-01")).toEqual({ ...none, ended: 1 });
  expect(moves([endedCompany], "2026-11-01")).toEqual({ ...none, suspended: 1 });
});

test("future subscriptions and those cancelled before their start do not count", () => {
  const leaving = company({ spans: [span("2026-11-24", null)], trialEndsOn: day("2026-11-23") });
  expect(moves([leaving], "2026-11-01")).toEqual(none);
  const never = company({ spans: [span("2026-11-11", "2026-11-10")], trialEndsOn: day("2026-11-10") });
  expect(moves([never], "2026-11-01")).toEqual({ ...none, suspended: 1 });
  expect(moves([company({ trialEndsOn: day("2026-11-23") })], "2026-11-01")).toEqual(none);
});

test("an ended trial, a debt and a halt suspend, each on its day", () => {
  const companies = [
    company({}),
    company({ spans: [span("2026-08-01", null)], unpaidDueOn: day("2026-09-20") }),
    company({ spans: [span("2025-10-01", null)], haltedFrom: day("2026-10-05") }),
  ];
  expect(moves(companies, "2026-10-01")).toEqual({ ...none, suspended: 3 });
  expect(moves(companies, "2025-10-01")).toEqual({ ...none, came: 1 });
});
