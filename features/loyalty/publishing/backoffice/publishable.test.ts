import { describe, expect, it } from "vitest";
import { checkTransition } from "../domain/publish-status.ts";
import { beginsLater, givenStatuses, isOver, isUsedUp, type Publishable, publishFacts } from "./publishable.ts";

const reward: Publishable = {
  id: 1,
  kind: "REWARD",
  name: "Kaffe",
  storedStatus: "ACTIVE",
  publishStatus: "ACTIVE",
  usedUp: false,
  endDate: "2026-12-24",
};

it("a used-up item, which shows COMPLETED, is distinguished from an item that was completed", () => {
  expect(isUsedUp({ ...reward, publishStatus: "COMPLETED", usedUp: true })).toBe(true);
  expect(isUsedUp({ ...reward, publishStatus: "COMPLETED", storedStatus: "COMPLETED", usedUp: true })).toBe(false);
  expect(isUsedUp(reward)).toBe(false);
});

it("a published item begins later until its first day", () => {
  const today = Temporal.PlainDate.from("2026-12-01");
  const begins = (change: Partial<Publishable>) => beginsLater({ ...reward, ...change }, today);
  expect([
    begins({ startDate: "2026-12-02" }),
    begins({ startDate: "2026-12-01" }),
    begins({ startDate: null }),
  ]).toEqual([true, false, false]);
  expect(begins({ startDate: "2026-12-02", publishStatus: "NEW" })).toBe(false);
});

describe("the buttons of a published item", () => {
  const today = Temporal.PlainDate.from("2026-12-25");
  const allowed = (change: Partial<Publishable>) => {
    const facts = publishFacts({ ...reward, ...change }, { today, suspended: false });
    return givenStatuses.filter((to) => checkTransition(facts, to).ok);
  };
  it.each([
    ["a draft whose last day has passed", { publishStatus: "NEW", storedStatus: "NEW" }],
    ["one that has ended", { publishStatus: "EXPIRED" }],
    ["one that is used up and has ended", { publishStatus: "COMPLETED", usedUp: true }],
  ] as const)("are none for %s", (_, change) => expect(allowed(change)).toEqual([]));

  const open = (change: Partial<Publishable>) => {
    const facts = publishFacts({ ...reward, ...change }, { today, suspended: false }, "");
    return givenStatuses.filter((to) => checkTransition(facts, to).ok);
  };
  it.each([
    ["a draft", { publishStatus: "NEW", storedStatus: "NEW" }, ["ACTIVE"]],
    ["one used up", { publishStatus: "COMPLETED", usedUp: true }, ["STOPPED", "COMPLETED", "WITHDRAWN"]],
    [
      "one stopped and used up",
      { publishStatus: "COMPLETED", storedStatus: "STOPPED", usedUp: true },
      ["ACTIVE", "COMPLETED", "WITHDRAWN"],
    ],
    ["one ended", { publishStatus: "COMPLETED", storedStatus: "COMPLETED" }, []],
  ] as const)("for %s are %j", (_, change, expectedResult) => expect(open(change)).toEqual(expectedResult));
});

it("no item can be published while the subscription is lapsed", () => {
  const day = { today: Temporal.PlainDate.from("2026-12-01"), suspended: true };
  const allowed = (change: Partial<Publishable>) => {
    const facts = publishFacts({ ...reward, ...change }, day);
    return givenStatuses.filter((to) => checkTransition(facts, to).ok);
  };
  expect(allowed({ publishStatus: "NEW", storedStatus: "NEW" })).toEqual([]);
  expect(allowed({ publishStatus: "STOPPED", storedStatus: "STOPPED" })).toEqual(["COMPLETED", "WITHDRAWN"]);
  expect(allowed({ publishStatus: "SUSPENDED" })).not.toContain("ACTIVE");
  expect(publishFacts(null, day).suspended).toBe(true);
});

it("an ended item cannot change, but a used-up one may get a higher limit", () => {
  const today = Temporal.PlainDate.from("2026-12-01");
  expect(isOver({ ...reward, storedStatus: "WITHDRAWN" }, today)).toBe(true);
  expect(isOver({ ...reward, endDate: "2026-11-30" }, today)).toBe(true);
  expect(isOver({ ...reward, usedUp: true }, today)).toBe(false);
});
