import pino from "pino";
import { expect, test } from "vitest";
import { endAll } from "./end-all.ts";

const short = { allMs: 20, eachMs: 5 };

/** Ends three parts, the second of them by the given function. Returns the ended parts in order, and the log. */
async function endThree(second: () => Promise<unknown>, patience = short) {
  const ended: string[] = [];
  const logLines: { step: string; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void logLines.push(JSON.parse(line)) });
  const ending = (what: string) => ({ what, end: async () => void ended.push(what) });
  await endAll([ending("first"), { what: "second", end: second }, ending("third")], log, patience);
  return { ended, said: logLines.map(({ step, msg }) => ({ step, msg })) };
}

test("a shutdown ends the last started part first and logs nothing", async () => {
  expect(await endThree(async () => {}, { allMs: 60_000, eachMs: 60_000 })).toEqual({
    ended: ["third", "first"],
    said: [],
  });
});

test("a shutdown continues after a part that fails to end", async () => {
  const refuse = async () => {
    throw new Error("is gone");
  };
  expect(await endThree(refuse)).toEqual({
    ended: ["third", "first"],
    said: [{ step: "second", msg: "shutdown step failed" }],
  });
  const throwing = () => {
    throw new Error("at once");
  };
  expect((await endThree(throwing)).ended).toEqual(["third", "first"]);
});

test("a shutdown leaves a part that hangs, logs its name, and still gives later parts time", async () => {
  expect(await endThree(() => new Promise(() => {}))).toEqual({
    ended: ["third", "first"],
    said: [{ step: "second", msg: "shutdown step timed out" }],
  });
});
