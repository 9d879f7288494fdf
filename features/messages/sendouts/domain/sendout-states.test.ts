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
] as const)("the state decides the possible actions on the sendout %o", (of, acts) => {
  expect(actsOn(of)).toEqual(acts);
});

test("a late sendout is scheduled again on resuming, and a running one continues", () => {
  expect(stateAfter({ ...standing, state: "PAUSED" }, "RESUME")).toBe("SCHEDULED");
  expect(stateAfter({ ...standing, state: "PAUSED", frozen: true }, "RESUME")).toBe("SENDING");
});

test("an automatic sendout waits for its next run on resuming", () => {
  const automatic = { ...standing, automatic: true, frozen: true };
  expect(stateAfter({ ...automatic, state: "PAUSED" }, "RESUME")).toBe("SCHEDULED");
});

test("approval is needed for one recipient more than the limit", () => {
  expect([needsApproval(500, null), needsApproval(500, 500), needsApproval(501, 500), needsApproval(1, 0)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("all parts of a draft can be changed, but only the messages of a paused automatic sendout", () => {
  const changeable = (automatic: boolean) =>
    sendoutStates.flatMap((state) => {
      const of = changeableOf({ state, automatic });
      return of ? [`${state} ${of}`] : [];
    });
  expect(changeable(false)).toEqual(["DRAFT ALL"]);
  expect(changeable(true)).toEqual(["DRAFT ALL", "PAUSED WORDS"]);
});
