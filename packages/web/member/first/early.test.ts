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

test("an early response is returned once", () => {
  const answer = ask();
  expect(takeEarly(url, { "accept-language": "sv", authorization: "Bearer anna" })).toBe(answer);
  expect(takeEarly(url, anna)).toBeNull();
});

test("an early response is dropped for another session or language", () => {
  ask();
  expect(takeEarly(url, { ...anna, authorization: "Bearer siri" })).toBeNull();
  expect(takeEarly(url, anna)).toBeNull();
  ask();
  expect(takeEarly(url, { ...anna, "accept-language": "fr" })).toBeNull();
});

test("a request that was not sent early has no early response", () => {
  ask();
  expect(takeEarly("/api/consumer/coupons", anna)).toBeNull();
  vi.stubGlobal("window", {});
  expect(takeEarly(url, anna)).toBeNull();
});
