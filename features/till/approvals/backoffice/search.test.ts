import { expect, test } from "vitest";
import { readApprovalSearch } from "./search.ts";

test("the address of the approvals list keeps a known state and drops an unknown one", () => {
  expect(readApprovalSearch({ state: "DECLINED", pointOfSaleId: 3 })).toEqual({ state: "DECLINED", pointOfSaleId: 3 });
  expect(readApprovalSearch({ state: "MAYBE", pointOfSaleId: "x" })).toEqual({});
});
