import { expect, it } from "vitest";
import { cameraProblemOf } from "./camera-problem.ts";

it.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["InvalidStateError", "failed"],
])("%s is %s", (name, problem) => {
  expect(cameraProblemOf(new DOMException("", name))).toBe(problem);
});

it("takes anything else for a failure", () => {
  expect(cameraProblemOf(new Error("chunk"))).toBe("failed");
});
