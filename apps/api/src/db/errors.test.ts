import { expect, test } from "vitest";
import { isUnavailable, isUnstorable } from "./errors.ts";

test.each([
  ["the server is being stopped", { code: "57P01" }, true, false],
  ["its host is not found", { code: "ENOTFOUND" }, true, false],
  ["its disk is full", { code: "53100" }, true, false],
  ["the connection broke", new Error("Connection terminated unexpectedly"), true, false],
  ["it took too long", { code: "57014" }, true, false],
  ["a NUL in a text", { code: "22021" }, false, true],
  ["a date that is none", { code: "22007" }, false, true],
  ["a taken name", { code: "23505" }, false, false],
  ["a mistake of ours", new TypeError("undefined is not a function"), false, false],
])("%s", (_, error, away, unstorable) => {
  expect({ away: isUnavailable(error), unstorable: isUnstorable(error) }).toEqual({ away, unstorable });
});
