import { expect, test } from "vitest";
import { createSessionRenewal } from "./session-renewal.ts";

/** Simulates a person signed in with the token "first", and a page that can ask for a renewal. */
function signedIn() {
  const listeners: (() => void)[] = [];
  let token: string | null = "first";
  let before: string[] = [];
  const become = (next: string | null, former: string[]) => {
    token = next;
    before = former;
    for (const listener of listeners) listener();
  };
  const renewal = createSessionRenewal({
    get: () => (token === null ? null : { token }),
    subscribe: (listener) => void listeners.push(listener),
    wasBefore: (each) => before.includes(each),
    clear: () => become(null, []),
  });
  return { renewal, become };
}

test("refused calls wait for the session and are retried when the same person signs in again", async () => {
  const { renewal, become } = signedIn();
  renewal.offer();
  const calls = [renewal.ask("first"), renewal.ask("first")];
  expect(renewal.isDue()).toBe(true);
  become("second", ["first"]);
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(renewal.isDue()).toBe(false);
});

test("a call sent with the former token is retried without asking for another sign-in", async () => {
  const { renewal, become } = signedIn();
  renewal.offer();
  become("second", ["first"]);
  expect(await renewal.ask("first")).toBe(true);
  expect(renewal.isDue()).toBe(false);
});

test("a call of the former session is not retried in another person’s session", async () => {
  const { renewal, become } = signedIn();
  renewal.offer();
  const renewalRequest = renewal.ask("first");
  become("another", []);
  expect(await renewalRequest).toBe(false);
  expect(await renewal.ask("first")).toBe(false);
});

test("a refused call fails if no page can ask for a sign-in, and when the user leaves the page that asks", async () => {
  const { renewal } = signedIn();
  expect(await renewal.ask("first")).toBe(false);
  const leave = renewal.offer();
  const renewalRequest = renewal.ask("first");
  leave();
  expect(await renewalRequest).toBe(false);
});
