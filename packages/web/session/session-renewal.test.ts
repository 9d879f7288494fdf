import { expect, test } from "vitest";
import { createSessionRenewal } from "./session-renewal.ts";

/** Somebody signed in with the token "first", and the page that can ask them for more. */
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

test("refused calls wait for the session and go once more when the same person is back", async () => {
  const { renewal, become } = signedIn();
  renewal.offer();
  const calls = [renewal.ask("first"), renewal.ask("first")];
  expect(renewal.isDue()).toBe(true);
  become("second", ["first"]);
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(renewal.isDue()).toBe(false);
});

test("a call that was under way with the former token goes once more and asks nobody", async () => {
  const { renewal, become } = signedIn();
  renewal.offer();
  become("second", ["first"]);
  expect(await renewal.ask("first")).toBe(true);
  expect(renewal.isDue()).toBe(false);
});

test("nobody else's session sends what the former one typed", async () => {
  const { renewal, become } = signedIn();
  renewal.offer();
  const renewalRequest = renewal.ask("first");
  become("another", []);
  expect(await renewalRequest).toBe(false);
  expect(await renewal.ask("first")).toBe(false);
});

test("without a page that can ask, and once it is left, the session is over", async () => {
  const { renewal } = signedIn();
  expect(await renewal.ask("first")).toBe(false);
  const leave = renewal.offer();
  const renewalRequest = renewal.ask("first");
  leave();
  expect(await renewalRequest).toBe(false);
});
