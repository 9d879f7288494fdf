import { uploadMaxBytes } from "@stammis/domain/limits";
import { expect, test } from "vitest";
import { pictureProblem } from "./picture-problem.ts";

test.each([
  ["image/png", 1, null],
  ["image/jpeg", uploadMaxBytes, null],
  ["image/webp", uploadMaxBytes + 1, "TOO_LARGE"],
  ["image/gif", 1, "IMAGE_NOT_READABLE"],
  ["image/svg+xml", 1, "IMAGE_NOT_READABLE"],
  ["", 1, "IMAGE_NOT_READABLE"],
])("a file of kind %j and %i bytes: %j", (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
