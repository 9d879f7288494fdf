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

describe("the day of a company's suspension", () => {
  test("is the day after the trial without a subscription", () => {
    expect(suspendedFrom(company())).toEqual(day("2026-11-15"));
  });

  test("is null while the company subscribes and pays", () => {
    expect(suspendedFrom(company(subscribed))).toBeNull();
  });

  test("is the day after the subscription ends; a cancellation during the trial does not shorten the trial", () => {
    expect(suspendedFrom(company({ spans: [{ from: day("2026-11-15"), through: day("2026-12-31") }] }))).toEqual(
      day("2027-01-01"),
    );
    expect(suspendedFrom(company({ spans: [{ from: day("2026-11-15"), through: day("2026-11-14") }] }))).toEqual(
      day("2026-11-15"),
    );
  });

  test("is thirty days after an unpaid invoice was due, if that comes first", () => {
    const unpaid = company({ ...subscribed, unpaidDueOn: day("2027-01-22") });
    expect(suspendedFrom(unpaid)).toEqual(day("2027-02-21"));
  });

  test("is the day of a halt by the platform", () => {
    expect(suspendedFrom(company({ ...subscribed, haltedFrom: day("2026-11-20") }))).toEqual(day("2026-11-20"));
  });
});

describe("the state of a company", () => {
  const on = (text: string, more: Partial<Subscribing> = {}) => subscriptionState(company(more), day(text));
  test("is TRIAL to the trial's last day and then SUSPENDED", () => {
    expect([on("2026-11-14"), on("2026-11-15")]).toEqual(["TRIAL", "SUSPENDED"]);
  });
  test("is PAST_DUE from the day after the due day", () => {
    const unpaid = { ...subscribed, unpaidDueOn: day("2027-01-22") };
    expect([
      on("2027-01-22", unpaid),
      on("2027-01-23", unpaid),
      on("2027-02-20", unpaid),
      on("2027-02-21", unpaid),
    ]).toEqual(["ACTIVE", "PAST_DUE", "PAST_DUE", "SUSPENDED"]);
  });
  test("is LEAVING until the subscription's last day", () => {
    const leaving = { spans: [{ from: day("2026-11-15"), through: day("2026-12-31") }] };
    expect([on("2026-12-31", leaving), on("2027-01-01", leaving)]).toEqual(["LEAVING", "SUSPENDED"]);
  });
});

test("a subscription begins after the trial, or today if the trial is over", () => {
  expect(beginsOn(company(), day("2026-11-03"))).toEqual(day("2026-11-15"));
  expect(beginsOn(company(), day("2026-11-14"))).toEqual(day("2026-11-15"));
  expect(beginsOn(company(), day("2026-11-20"))).toEqual(day("2026-11-20"));
});

test("a cancelled subscription ends with the month, or never begins if it has not begun", () => {
  expect(endsOn({ from: day("2026-11-15") }, day("2028-02-10"))).toEqual(day("2028-02-29"));
  expect(endsOn({ from: day("2026-11-15") }, day("2026-11-15"))).toEqual(day("2026-11-30"));
  expect(endsOn({ from: day("2026-11-15") }, day("2026-11-10"))).toEqual(day("2026-11-14"));
});

test("the platform filters companies by state, payment and whether they were opened", () => {
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
