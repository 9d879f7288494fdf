import { afterEach, expect, test, vi } from "vitest";
import { sentText, takeEarly } from "./early.ts";

const url = "/api/consumer/home";
const anna = { authorization: "Bearer anna", "accept-language": "sv" };

const ask = () => {
  const answer = Promise.resolve(new Response("{}"));
  vi.stubGlobal("window", { early: { [url]: { sent: sentText(anna), answer } } });
  return answer;
};

afterEach(() => vi.unstubAllGlobals());

test("what the page asked for is had once", () => {
  const answer = ask();
  expect(takeEarly(url, { "accept-language": "sv", authorization: "Bearer anna" })).toBe(answer);
  expect(takeEarly(url, anna)).toBeNull();
});

test("nobody else has it, nor in another language; and it is gone", () => {
  ask();
  expect(takeEarly(url, { ...anna, authorization: "Bearer siri" })).toBeNull();
  expect(takeEarly(url, anna)).toBeNull();
  ask();
  expect(takeEarly(url, { ...anna, "accept-language": "fr" })).toBeNull();
});

test("what it did not ask for it has not", () => {
  ask();
  expect(takeEarly("/api/consumer/coupons", anna)).toBeNull();
  vi.stubGlobal("window", {});
  expect(takeEarly(url, anna)).toBeNull();
});
