import { expect, it } from "vitest";
import { cameraProblemOf } from "./camera-problem.ts";

it.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["InvalidStateError", "failed"],
])("the camera error %s is reported as %s", (name, problem) => {
  expect(cameraProblemOf(new DOMException("", name))).toBe(problem);
});

it("any other camera error is reported as a failure", () => {
  expect(cameraProblemOf(new Error("chunk"))).toBe("failed");
});
