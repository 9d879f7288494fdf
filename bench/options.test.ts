import { expect, test } from "vitest";
import { refuseUnknown } from "./options.ts";

test.each([
  ["no option", []],
  ["a complete run as JSON", ["--json"]],
  ["a large club of the usual size", ["--scale"]],
  ["sizes", ["--scale=20000", "--clubs=500", "--pages=500"]],
  ["a single figure", ["--only=purchase, 16 connections"]],
])("refuseUnknown accepts %s", (_, words) => {
  expect(refuseUnknown(words)).toBeNull();
});

test.each(["--help", "help", "-h", "--only", "--pages", "--scaled"])(
  "refuseUnknown names %s and lists the known options",
  (word) => {
    const refusal = refuseUnknown(["--json", word]);
    expect(refusal).toContain(`no option ${word};`);
    for (const option of ["--scale", "--clubs", "--pages=", "--only=", "--json"]) expect(refusal).toContain(option);
  },
);
