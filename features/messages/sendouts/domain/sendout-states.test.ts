import { expect, test } from "vitest";
import { actsOn, changeableOf, needsApproval, sendoutStates, stateAfter } from "./sendout-states.ts";

const standing = { frozen: false, awaitsApproval: false, automatic: false };

test.each([
  [{ ...standing, state: "DRAFT" }, ["START"]],
  [{ ...standing, state: "SCHEDULED" }, ["DRAW_BACK", "CANCEL"]],
  [{ ...standing, state: "SCHEDULED", awaitsApproval: true }, ["APPROVE", "DRAW_BACK", "CANCEL"]],
  [{ ...standing, state: "PAUSED" }, ["DRAW_BACK", "RESUME", "CANCEL"]],
  [{ ...standing, state: "SENDING", frozen: true }, ["PAUSE", "CANCEL"]],
  [{ ...standing, state: "PAUSED", frozen: true }, ["RESUME", "CANCEL"]],
  [{ ...standing, state: "SENT", frozen: true }, []],
  [{ ...standing, state: "CANCELLED", frozen: true }, []],
  [{ ...standing, state: "SCHEDULED", automatic: true }, ["DRAW_BACK", "PAUSE", "CANCEL"]],
  [{ ...standing, state: "SCHEDULED", automatic: true, frozen: true }, ["PAUSE", "CANCEL"]],
] as const)("what can be done with %o", (of, acts) => {
  expect(actsOn(of)).toEqual(acts);
});

test("one that was found too late is scheduled again, and one that was going on goes on", () => {
  expect(stateAfter({ ...standing, state: "PAUSED" }, "RESUME")).toBe("SCHEDULED");
  expect(stateAfter({ ...standing, state: "PAUSED", frozen: true }, "RESUME")).toBe("SENDING");
});

test("one that goes by itself waits for its next time when it goes on", () => {
  const automatic = { ...standing, automatic: true, frozen: true };
  expect(stateAfter({ ...automatic, state: "PAUSED" }, "RESUME")).toBe("SCHEDULED");
});

test("a second person is asked from one more than the merchant has said", () => {
  expect([needsApproval(500, null), needsApproval(500, 500), needsApproval(501, 500), needsApproval(1, 0)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("a draft may be changed, and of what goes by itself its words while it is paused", () => {
  const changeable = (automatic: boolean) =>
    sendoutStates.flatMap((state) => {
      const of = changeableOf({ state, automatic });
      return of ? [`${state} ${of}`] : [];
    });
  expect(changeable(false)).toEqual(["DRAFT ALL"]);
  expect(changeable(true)).toEqual(["DRAFT ALL", "PAUSED WORDS"]);
});
