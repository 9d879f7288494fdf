import { expect, test } from "vitest";
import { createLog } from "#packages/server/log.ts";
import { outliving } from "./outliving.ts";

const hear = outliving(createLog("silent"));

test("a database that went away ends no server, whoever let go of the error", () => {
  expect(() => hear(new Error("Connection terminated due to connection timeout"))).not.toThrow();
  expect(() => hear(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }))).not.toThrow();
});

test("a fault of the program ends it", () => {
  const fault = new TypeError("undefined is not a function");
  expect(() => hear(fault)).toThrow(fault);
});
