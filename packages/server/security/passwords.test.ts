import { expect, test } from "vitest";
import { createPasswords, PasswordQueueFull } from "./passwords.ts";

const word = "en-lagom-lang-nyckel";

test("a known device passes every stranger who waits", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(word);
  const finishers: string[] = [];
  const strangers = Array.from({ length: 12 }, (_, n) =>
    passwords.matches(stored, `${word}${n}`, "stranger").then(() => finishers.push("stranger")),
  );
  const owner = passwords.matches(stored, word, "known").then((same) => finishers.push(same ? "owner" : "wrong"));
  await Promise.all([...strangers, owner]);
  // Two were being compared already, and the owner is the next to begin. What comes beside may end sooner, a few times on a
  // busy machine; whoever waits their turn behind the twelve ends eleventh at the soonest.
  expect(finishers.indexOf("owner")).toBeLessThanOrEqual(8);
});

test("strangers who fill their queue are turned away, and known devices are not", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(word);
  // What is made at the start has been made.
  await passwords.matches(null, word, "known");
  const flood = Array.from({ length: 80 }, () => passwords.matches(stored, "fel", "stranger"));
  const owner = passwords.matches(stored, word, "known");
  const outcomes = await Promise.allSettled(flood);
  const turnedAway = outcomes.filter(
    (outcome) => outcome.status === "rejected" && outcome.reason instanceof PasswordQueueFull,
  );
  expect(turnedAway).toHaveLength(80 - 64 - 2);
  expect(await owner).toBe(true);
});

test("who has no password is compared all the same, and never matches", async () => {
  const passwords = createPasswords();
  expect(await passwords.matches(null, word, "stranger")).toBe(false);
});
