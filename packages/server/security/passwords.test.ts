import { expect, test } from "vitest";
import { createPasswords, PasswordQueueFull } from "./passwords.ts";

const word = "en-lagom-lang-nyckel";

test("a caller with a known device is served before all strangers in the password queue", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(word);
  const finishers: string[] = [];
  const strangers = Array.from({ length: 12 }, (_, n) =>
    passwords.matches(stored, `${word}${n}`, "stranger").then(() => finishers.push("stranger")),
  );
  const owner = passwords.matches(stored, word, "known").then((same) => finishers.push(same ? "owner" : "wrong"));
  await Promise.all([...strangers, owner]);
  // Two comparisons already run and the owner's begins next; parallel ones may end a little earlier. Without the
  // priority, the owner would end eleventh at the earliest.
  expect(finishers.indexOf("owner")).toBeLessThanOrEqual(8);
});

test("strangers who fill the password queue are refused, but known devices are not", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(word);
  // Lets the one-time work at the start complete first.
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

test("an account without a password is compared anyway and never matches", async () => {
  const passwords = createPasswords();
  expect(await passwords.matches(null, word, "stranger")).toBe(false);
});
