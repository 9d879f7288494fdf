import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createKeptSession, readSession } from "./kept-session.ts";

const key = "stammis.session";
const first = { token: "first", role: "ROLE_CONSUMER" } as const;

let stored: Map<string, string>;
let tabs: EventTarget;
beforeEach(() => {
  stored = new Map();
  tabs = new EventTarget();
  vi.stubGlobal("window", tabs);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Simulates another tab: its write reaches this tab as an event. */
function elsewhere(value: string | null) {
  if (value === null) stored.delete(key);
  else stored.set(key, value);
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
}

test("a session is stored for the next page, and listeners are notified", () => {
  const session = createKeptSession(key);
  const heard = vi.fn();
  const stop = session.subscribe(heard);
  session.set(first);
  expect(createKeptSession(key).get()).toEqual({ ...first, since: "first" });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  session.end(() => stored.clear());
  expect([session.get(), heard.mock.calls.length, readSession(key)]).toEqual([null, 1, null]);
});

test("a renewed session keeps the start of its sign-in, and another session does not", () => {
  const session = createKeptSession(key);
  session.set(first);
  session.renew({ ...first, token: "second" });
  expect([session.get()?.since, session.wasBefore("first")]).toEqual(["first", true]);
  session.set({ ...first, token: "another" });
  expect([session.get()?.since, session.wasBefore("first")]).toEqual(["another", false]);
});

test("a sign-in or sign-out in another tab applies to this one", () => {
  const session = createKeptSession(key);
  const heard = vi.fn();
  session.subscribe(heard);
  elsewhere(JSON.stringify({ ...first, since: "first" }));
  expect(session.get()?.token).toBe("first");
  elsewhere(null);
  expect([session.get(), heard.mock.calls.length]).toEqual([null, 2]);
});

test("readSession returns null for an invalid session", () => {
  for (const value of ["{", '{"role":"ROLE_CONSUMER"}', '{"token":"first","role":"KING"}']) {
    stored.set(key, value);
    expect(readSession(key)).toBeNull();
  }
});

describe("the log of an app start", () => {
  const logged = () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    createKeptSession(key);
    const { calls } = warn.mock;
    warn.mockRestore();
    return calls;
  };

  test("contains Empty token without a session", () => {
    stored.delete(key);
    expect(logged()).toEqual([["Empty token"]]);
  });

  test("contains Empty token with a session that has no token", () => {
    stored.set(key, '{"role":"ROLE_CONSUMER"}');
    expect(logged()).toEqual([["Empty token"]]);
  });

  test("does not contain Empty token with a session", () => {
    stored.set(key, JSON.stringify({ ...first, since: "first" }));
    expect(logged()).toEqual([]);
  });
});
