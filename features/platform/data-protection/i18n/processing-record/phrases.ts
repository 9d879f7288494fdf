import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import {
  type ActivityTexts,
  allProcessingActivities,
  type ProcessingActivity,
  processingActivities,
} from "../../domain/processing-activities.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** The phrases of the record of processing: its headings and the text around it in print. */
export const recordPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };

const sentence = (words: readonly string[]) => {
  const [first = "", ...others] = words;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(", ")}.`;
};

/** Returns the product's texts for one of its activities. */
export function wordsOfActivity(activity: ProcessingActivity, language: Language): ActivityTexts {
  const { activities, bases, people, data, recipients, protection } = recordPhrases[language];
  const definition = processingActivities[activity];
  return {
    ...activities[activity],
    legalBasis: bases[definition.basis],
    people: sentence(definition.people.map((each) => people[each])),
    data: sentence(definition.data.map((each) => data[each])),
    recipients: sentence(definition.recipients.map((each) => recipients[each])),
    protection: sentence(definition.protection.map((each) => protection[each])),
  };
}

/** Returns the product's texts for all activities, in the record's order. */
export const wordsOfActivities = (language: Language) =>
  allProcessingActivities.map((standard) => ({ standard, ours: wordsOfActivity(standard, language) }));

/** Fills a phrase's `{names}`. */
export const filled = (phrase: string, values: Record<string, string | number>) =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
