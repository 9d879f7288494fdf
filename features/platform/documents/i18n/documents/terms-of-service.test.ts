import { expect, test } from "vitest";
import { remindAfterDays, reminderFeeOre } from "#features/billing/invoices/domain/reminding.ts";
import { suspendedAfterDays } from "#features/billing/subscriptions/domain/subscription.ts";
import { documentTexts } from "./load.ts";

const numbers = {
  sv: { 5: "fem dagar", 15: "femton dagar" },
  en: { 5: "five days", 15: "fifteen days" },
  fr: { 5: "cinq jours", 15: "quinze jours" },
};

test.each(["sv", "en", "fr"] as const)("the terms in %s state the reminders and their fee", async (language) => {
  const { document } = await documentTexts.TERMS_OF_SERVICE[language]();
  const [feeParagraph = "", ...others] = document.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((paragraph) => /\b\d+[\s ]couron|\b\d+ krono/.test(paragraph));
  expect(others).toEqual([]);
  expect(feeParagraph).toContain(`${reminderFeeOre / 100}`);
  expect(feeParagraph).toContain(`${suspendedAfterDays}`);
  for (const days of remindAfterDays) expect(feeParagraph).toContain(numbers[language][days]);
});
