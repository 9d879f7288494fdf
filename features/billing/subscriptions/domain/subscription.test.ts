import { describe, expect, test } from "vitest";
import {
  beginsOn,
  endsOn,
  type Subscribing,
  standsAs,
  subscriptionStandings,
  subscriptionState,
  suspendedFrom,
} from "./subscription.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const company = (more: Partial<Subscribing> = {}): Subscribing => ({
  trialEndsOn: day("2026-11-14"),
  spans: [],
  unpaidDueOn: null,
  haltedFrom: null,
  ...more,
});
const subscribed = { spans: [{ from: day("2026-11-15"), through: null }] };

describe("from when a company's clubs are suspended", () => {
  test("the day after the trial, when nothing was chosen", () => {
    expect(suspendedFrom(company())).toEqual(day("2026-11-15"));
  });

  test("never, as it stands, when it subscribes and pays", () => {
    expect(suspendedFrom(company(subscribed))).toBeNull();
  });

  test("the day after it leaves; the trial is not shortened by leaving within it", () => {
    expect(suspendedFrom(company({ spans: [{ from: day("2026-11-15"), through: day("2026-12-31") }] }))).toEqual(
      day("2027-01-01"),
    );
    expect(suspendedFrom(company({ spans: [{ from: day("2026-11-15"), through: day("2026-11-14") }] }))).toEqual(
      day("2026-11-15"),
    );
  });

  test("thirty days after what is unpaid was due, if that comes first", () => {
    const unpaid = company({ ...subscribed, unpaidDueOn: day("2027-01-22") });
    expect(suspendedFrom(unpaid)).toEqual(day("2027-02-21"));
  });

  test("on the day the platform stops it", () => {
    expect(suspendedFrom(company({ ...subscribed, haltedFrom: day("2026-11-20") }))).toEqual(day("2026-11-20"));
  });
});

describe("how a company stands", () => {
  const on = (text: string, more: Partial<Subscribing> = {}) => subscriptionState(company(more), day(text));
  test("in its trial to the last day, then suspended", () => {
    expect([on("2026-11-14"), on("2026-11-15")]).toEqual(["TRIAL", "SUSPENDED"]);
  });
  test("past due from the day after it should have paid", () => {
    const unpaid = { ...subscribed, unpaidDueOn: day("2027-01-22") };
    expect([
      on("2027-01-22", unpaid),
      on("2027-01-23", unpaid),
      on("2027-02-20", unpaid),
      on("2027-02-21", unpaid),
    ]).toEqual(["ACTIVE", "PAST_DUE", "PAST_DUE", "SUSPENDED"]);
  });
  test("leaving until its last day", () => {
    const leaving = { spans: [{ from: day("2026-11-15"), through: day("2026-12-31") }] };
    expect([on("2026-12-31", leaving), on("2027-01-01", leaving)]).toEqual(["LEAVING", "SUSPENDED"]);
  });
});

test("a subscription begins after the trial, or today when that is over", () => {
  expect(beginsOn(company(), day("2026-11-03"))).toEqual(day("2026-11-15"));
  expect(beginsOn(company(), day("2026-11-14"))).toEqual(day("2026-11-15"));
  expect(beginsOn(company(), day("2026-11-20"))).toEqual(day("2026-11-20"));
});

test("left today it ends with the month; one that has not begun never begins", () => {
  expect(endsOn({ from: day("2026-11-15") }, day("2028-02-10"))).toEqual(day("2028-02-29"));
  expect(endsOn({ from: day("2026-11-15") }, day("2026-11-15"))).toEqual(day("2026-11-30"));
  expect(endsOn({ from: day("2026-11-15") }, day("2026-11-10"))).toEqual(day("2026-11-14"));
});

test("the platform narrows its companies by how they stand, whether they pay, and whether anybody has opened them", () => {
  const among = (one: Subscribing | null, today: string) =>
    subscriptionStandings.filter((standing) => standsAs(one, standing, day(today)));
  expect(among(null, "2026-11-14")).toEqual(["NOT_OPENED"]);
  expect(among(company(), "2026-11-14")).toEqual(["TRIAL"]);
  expect(among(company(subscribed), "2026-11-14")).toEqual(["ACTIVE"]);
  expect(among(company(subscribed), "2026-11-15")).toEqual(["PAYING", "ACTIVE"]);
  expect(among(company({ ...subscribed, haltedFrom: day("2026-11-20") }), "2026-11-20")).toEqual([
    "PAYING",
    "SUSPENDED",
  ]);
});
