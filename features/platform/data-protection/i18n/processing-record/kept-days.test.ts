import { expect, test } from "vitest";
import type { ProcessingActivity } from "../../domain/processing-activities.ts";
import { retentionRules } from "../../domain/retention-rules.ts";
import { recordPhrases } from "./phrases.ts";

const { links, waitingPurchases, devices, messages, voidPasses, importedRows, untakenImports, merges } = retentionRules;
const { wrongPins, support, webhookEvents, shopOrders } = retentionRules;

/** The numbers of days in each activity's retention text, in order; each is the value of a rule. */
const expectedDays: Partial<Record<ProcessingActivity, readonly number[]>> = {
  joining: [links.days, waitingPurchases.days, shopOrders.days],
  signIn: [devices.days],
  messages: [messages.days],
  wallet: [voidPasses.days],
  care: [importedRows.days, untakenImports.days],
  staff: [wrongPins.days],
  // The text states years.
  support: [support.days / 365],
  webhooks: [webhookEvents.days],
};

test.each(["sv", "en", "fr"] as const)("the retention texts in %s state the actual rules", (language) => {
  const { activities } = recordPhrases[language];
  for (const [activity, { retention }] of Object.entries(activities)) {
    const statedDays = (retention.match(/\d+/g) ?? []).map(Number);
    expect(statedDays, `${activity}: ${retention}`).toEqual(expectedDays[activity as ProcessingActivity] ?? []);
  }
});

test("a dry run of an import and the undo data of a merge have the same retention, because one text describes both", () => {
  expect(merges.days).toBe(untakenImports.days);
});
