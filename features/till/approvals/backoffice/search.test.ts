import { expect, test } from "vitest";
import { readApprovalSearch } from "./search.ts";

test("reads the state and leaves out an unknown one", () => {
  expect(readApprovalSearch({ state: "DECLINED", pointOfSaleId: 3 })).toEqual({ state: "DECLINED", pointOfSaleId: 3 });
  expect(readApprovalSearch({ state: "MAYBE", pointOfSaleId: "x" })).toEqual({});
});
