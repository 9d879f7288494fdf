import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canDelete,
  canTransition,
  checkTransition,
  effectiveStatus,
  isFinal,
  isOver,
  mayCollect,
  mayRedeem,
  type PublishFacts,
  publishStatuses,
  storedStatuses,
} from "./publish-status.ts";

const today = Temporal.PlainDate.from("2026-06-15");
const facts = (over: Partial<PublishFacts>): PublishFacts => ({
  status: "ACTIVE",
  endsOn: null,
  suspended: false,
  today,
  ...over,
});

test("only the listed transitions are allowed", () => {
  const allowed = publishStatuses.flatMap((from) =>
    publishStatuses.filter((to) => canTransition(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed.sort()).toEqual(
    [
      "NEW ACTIVE",
      "ACTIVE STOPPED",
      "ACTIVE COMPLETED",
      "ACTIVE WITHDRAWN",
      "STOPPED ACTIVE",
      "STOPPED COMPLETED",
      "STOPPED WITHDRAWN",
      "SUSPENDED STOPPED",
      "SUSPENDED COMPLETED",
      "SUSPENDED WITHDRAWN",
    ].sort(),
  );
});

test("the final statuses allow no transition, collection or redemption", () => {
  expect(publishStatuses.filter(isFinal)).toEqual(["COMPLETED", "WITHDRAWN", "EXPIRED"]);
  for (const status of publishStatuses.filter(isFinal)) {
    expect(publishStatuses.filter((to) => canTransition(status, to))).toEqual([]);
    expect([mayCollect(status), mayRedeem(status, true), canDelete(status)]).toEqual([false, false, false]);
  }
});

test("an ended item cannot change, unlike a used-up one or one of a club with a lapsed subscription", () => {
  const yesterday = today.subtract({ days: 1 });
  const over = (endsOn: Temporal.PlainDate | null) =>
    storedStatuses.filter((status) => isOver({ status, endsOn, today }));
  expect(over(null)).toEqual(["COMPLETED", "WITHDRAWN"]);
  expect(over(today)).toEqual(["COMPLETED", "WITHDRAWN"]);
  expect(over(yesterday)).toEqual(["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]);
  for (const status of storedStatuses) {
    const facts = { status, endsOn: null, today, suspended: true, usedUp: true };
    expect(isOver(facts)).toBe(isOver({ status, endsOn: null, today }));
  }
});

test("each status allows only its own actions: deletion, collection and redemption", () => {
  expect(publishStatuses.filter(canDelete)).toEqual(["NEW"]);
  expect(publishStatuses.filter(mayCollect)).toEqual(["ACTIVE", "STOPPED"]);
  expect(publishStatuses.filter((status) => mayRedeem(status, false))).toEqual(["ACTIVE"]);
  expect(publishStatuses.filter((status) => mayRedeem(status, true))).toEqual(["ACTIVE", "SUSPENDED"]);
});

describe("effectiveStatus", () => {
  const yesterday = today.subtract({ days: 1 });
  test.each([
    ["the last day counts", { endsOn: today }, "ACTIVE"],
    ["the day after it is expired", { endsOn: yesterday }, "EXPIRED"],
    ["a stopped one expires too", { status: "STOPPED", endsOn: yesterday }, "EXPIRED"],
    ["a draft stays a draft", { status: "NEW", endsOn: yesterday, suspended: true }, "NEW"],
    ["withdrawn stays withdrawn", { status: "WITHDRAWN", endsOn: yesterday, suspended: true }, "WITHDRAWN"],
    ["completed stays completed", { status: "COMPLETED", endsOn: yesterday }, "COMPLETED"],
    ["a lapsed subscription suspends", { suspended: true }, "SUSPENDED"],
    ["it leaves a stopped one stopped", { status: "STOPPED", suspended: true }, "STOPPED"],
    ["expired goes before suspended", { endsOn: yesterday, suspended: true }, "EXPIRED"],
    ["used up is completed", { usedUp: true }, "COMPLETED"],
    ["and open again when a use is given back", { usedUp: false }, "ACTIVE"],
    ["or stopped, as it was", { status: "STOPPED", usedUp: false }, "STOPPED"],
    ["used up goes before expired and suspended", { usedUp: true, endsOn: yesterday, suspended: true }, "COMPLETED"],
    ["withdrawn stays withdrawn though used up", { status: "WITHDRAWN", usedUp: true }, "WITHDRAWN"],
    ["a draft is never used up", { status: "NEW", usedUp: true }, "NEW"],
  ] as const)("%s", (_name, over, status) => {
    expect(effectiveStatus(facts(over))).toBe(status);
  });

  test("a final status stays final on later days", () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => today.add({ days }));
    fc.assert(
      fc.property(
        fc.constantFrom(...storedStatuses),
        day,
        fc.boolean(),
        fc.boolean(),
        fc.nat(400),
        (status, endsOn, suspended, usedUp, later) => {
          const now = facts({ status, endsOn, suspended, usedUp });
          if (isFinal(effectiveStatus(now))) {
            expect(effectiveStatus({ ...now, today: today.add({ days: later }) })).toBe(effectiveStatus(now));
          }
        },
      ),
    );
  });
});

test.each([
  [{ status: "NEW" }, "ACTIVE", { ok: true }],
  [{ status: "NEW" }, "STOPPED", { ok: false, reason: "TRANSITION_NOT_ALLOWED" }],
  [{ status: "NEW", suspended: true }, "ACTIVE", { ok: false, reason: "SUBSCRIPTION_LAPSED" }],
  [{ status: "NEW", endsOn: today.subtract({ days: 1 }) }, "ACTIVE", { ok: false, reason: "END_DATE_PASSED" }],
  [{ status: "NEW", endsOn: today }, "ACTIVE", { ok: true }],
  [{ status: "STOPPED", suspended: true }, "ACTIVE", { ok: false, reason: "SUBSCRIPTION_LAPSED" }],
  [{ status: "STOPPED", suspended: true }, "WITHDRAWN", { ok: true }],
  [{ status: "ACTIVE", suspended: true }, "WITHDRAWN", { ok: true }],
  [{ status: "ACTIVE", suspended: true }, "ACTIVE", { ok: false, reason: "TRANSITION_NOT_ALLOWED" }],
  [
    { status: "STOPPED", endsOn: today.subtract({ days: 1 }) },
    "ACTIVE",
    { ok: false, reason: "TRANSITION_NOT_ALLOWED" },
  ],
  [{ status: "WITHDRAWN" }, "ACTIVE", { ok: false, reason: "TRANSITION_NOT_ALLOWED" }],
  [{ usedUp: true }, "WITHDRAWN", { ok: true }],
  [{ usedUp: true, status: "STOPPED" }, "ACTIVE", { ok: true }],
  [{ usedUp: true, status: "COMPLETED" }, "WITHDRAWN", { ok: false, reason: "TRANSITION_NOT_ALLOWED" }],
] as const)("the transition from the facts %j to %s is allowed or refused with a reason", (over, to, answer) => {
  expect(checkTransition(facts(over), to)).toEqual(answer);
});
