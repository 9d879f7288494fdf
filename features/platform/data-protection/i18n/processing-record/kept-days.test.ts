import { expect, test } from "vitest";
import type { ProcessingActivity } from "../../domain/processing-activities.ts";
import { retentionRules } from "../../domain/retention-rules.ts";
import { recordPhrases } from "./phrases.ts";

const { links, waitingPurchases, devices, messages, voidPasses, importedRows, untakenImports, merges } = retentionRules;
const { wrongPins, support, webhookEvents } = retentionRules;

/** The days that what is said of an activity names, in its order; each is that of a rule. */
const expectedDays: Partial<Record<ProcessingActivity, readonly number[]>> = {
  joining: [links.days, waitingPurchases.days],
  signIn: [devices.days],
  messages: [messages.days],
  wallet: [voidPasses.days],
  care: [importedRows.days, untakenImports.days],
  staff: [wrongPins.days],
  // In years.
  support: [support.days / 365],
  webhooks: [webhookEvents.days],
};

test.each(["sv", "en", "fr"] as const)("how long data is kept is said as it is, in %s", (language) => {
  const { activities } = recordPhrases[language];
  for (const [activity, { retention }] of Object.entries(activities)) {
    const statedDays = (retention.match(/\d+/g) ?? []).map(Number);
    expect(statedDays, `${activity}: ${retention}`).toEqual(expectedDays[activity as ProcessingActivity] ?? []);
  }
});

test("a list that was only tried and what a merge goes back to, told in one breath, are kept as long as each other", () => {
  expect(merges.days).toBe(untakenImports.days);
});
