import { expect, test } from "vitest";
import { visitRead } from "./read-visits.ts";

test("the statement for stamp cards selects open, full and named fillings without empty parts", () => {
  const input = { memberIds: [1], today: Temporal.PlainDate.from("2026-03-01"), fillingIds: [] };
  const { sql, parameters } = visitRead.memberCards(input).compile();
  expect(sql.match(/\bunion\b/g)).toHaveLength(2);
  expect(parameters).not.toContain(undefined);
});
