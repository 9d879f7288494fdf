import { expect, test } from "vitest";
import { kindProblem } from "./file-kinds.ts";

const inNoun = (path: string) => kindProblem(`features/till/returns/${path}`);

test.each([
  "api/take-back.ts",
  "api/take-back.test.ts",
  "backoffice/ReturnColumns.tsx",
  "backoffice/use-return.tsx",
  "backoffice/ReturnColumns.module.css",
  "i18n/codes.sv.ts",
  "contract/schemas.ts",
])("a noun’s file %s is accepted", (path) => {
  expect(inNoun(path)).toBeUndefined();
});

test.each(["api/takeBack.ts", "api/TakeBack.ts", "domain/take_back.ts", "backoffice/return-box.css", "api/notes.txt"])(
  "a noun’s file %s is refused, because its name has none of the forms",
  (path) => {
    expect(inNoun(path)).toBe("its name has none of the forms");
  },
);

test("refuses SQL outside of the folder schema, and other files inside it", () => {
  const problem = "SQL belongs in the folder schema, which contains only SQL";
  expect(inNoun("schema/purchase-return.sql")).toBeUndefined();
  expect(inNoun("api/purchase-return.sql")).toBe(problem);
  expect(inNoun("schema/purchase-return.ts")).toBe(problem);
});

test("a file name without a meaning is refused", () => {
  expect(inNoun("domain/helpers.ts")).toBe("the name does not describe the content");
});

test("a file with a fixed name is refused in a part it does not belong in", () => {
  expect(inNoun("domain/routes.ts")).toBe("it belongs in contract or api");
  expect(inNoun("member/jobs.ts")).toBe("it belongs in api");
});
