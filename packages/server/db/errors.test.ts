import { expect, test } from "vitest";
import { isTaken, isUnavailable, isUnstorable } from "./errors.ts";

test.each([
  ["the server is being stopped", { code: "57P01" }, true, false],
  ["its host is not found", { code: "ENOTFOUND" }, true, false],
  ["its disk is full", { code: "53100" }, true, false],
  ["the connection broke", new Error("Connection terminated unexpectedly"), true, false],
  ["it is starting, told by others", new Error("no connection", { cause: { code: "57P03" } }), true, false],
  ["it took too long", { code: "57014" }, true, false],
  ["it deadlocked again and again", { code: "40P01" }, true, false],
  ["a node crashed", new Error("failure on connection marked as essential: 10.0.0.6:5432"), true, false],
  ["a node's transaction failed", { code: "25P02", where: "while executing command on 10.0.0.6:5432" }, true, false],
  ["a statement behind a failed one", { code: "25P02" }, false, false],
  ["a NUL in a text", { code: "22021" }, false, true],
  ["a date that is none", { code: "22007" }, false, true],
  ["a taken name", { code: "23505" }, false, false],
  ["a mistake of ours", new TypeError("undefined is not a function"), false, false],
])("isUnavailable and isUnstorable classify an error: %s", (_, error, away, unstorable) => {
  expect({ away: isUnavailable(error), unstorable: isUnstorable(error) }).toEqual({ away, unstorable });
});

test("isTaken recognises a unique constraint by its name, also on a shard of another node", () => {
  const code = "23505";
  const words = (name: string) => `duplicate key value violates unique constraint "${name}"`;
  const taken = (error: object) => isTaken(error, "category_name");
  expect(taken({ code, constraint: "category_name", message: words("category_name") })).toBe(true);
  expect(taken({ code, constraint: "selection_name", message: words("selection_name") })).toBe(false);
  expect(taken({ code, message: words("category_name_102093") })).toBe(true);
  expect(taken({ code, constraint: "category_name_102093", message: words("category_name_102093") })).toBe(true);
  expect(taken({ code, message: words("category_name_2") })).toBe(false);
  expect(taken({ code: "23503", message: words("category_name_102093") })).toBe(false);
});
