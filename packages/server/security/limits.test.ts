import { expect, test } from "vitest";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { TooManyRequests } from "../request/refusal.ts";

const api = await startApi({ RATE_LIMITS: "loginPerSource=2" });
const { limits } = api.services;
const spend = (source: string, purpose?: string) =>
  limits.spendSource("loginPerSource", source, purpose).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof TooManyRequests)) throw error;
      return false;
    },
  );

test("a rate limit gives each /64 its budget, and a complete /48 ten times as much", async () => {
  const taken = [];
  for (let network = 1; network <= 40; network++) taken.push(await spend(`2001:db8:7:${network.toString(16)}::/64`));
  expect(taken.filter(Boolean)).toHaveLength(20);
  expect(taken.slice(0, 20).every(Boolean)).toBe(true);
  expect(await spend("2001:db8:8:1::/64")).toBe(true);
  expect(await spend("192.0.2.1")).toBe(true);
});

test("a rate limit refuses a /64 after its own budget is spent, even if its /48 has budget left", async () => {
  expect([
    await spend("2001:db8:9:1::/64"),
    await spend("2001:db8:9:1::/64"),
    await spend("2001:db8:9:1::/64"),
  ]).toEqual([true, true, false]);
});

test("login attempts from many networks of one /48 are refused", async () => {
  const logIn = (network: number) => {
    const body = { username: `a${network}@example.com`, password: "en-gissning-till" };
    return codeOf(api.call("logIn", { body } as never, { source: `2001:db8:a:${network.toString(16)}::1` }));
  };
  const codes: string[] = [];
  for (let network = 1; network <= 22; network++) codes.push(await logIn(network));
  expect(codes.indexOf("TOO_MANY_REQUESTS")).toBe(20);
});
