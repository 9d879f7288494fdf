import { expect, test } from "vitest";
import { createLog } from "#packages/server/log.ts";
import { outliving } from "./outliving.ts";

const hear = outliving(createLog("silent"));

test("an unhandled database connection error does not end the process", () => {
  expect(() => hear(new Error("Connection terminated due to connection timeout"))).not.toThrow();
  expect(() => hear(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }))).not.toThrow();
});

test("an unhandled program error ends the process", () => {
  const fault = new TypeError("undefined is not a function");
  expect(() => hear(fault)).toThrow(fault);
});
