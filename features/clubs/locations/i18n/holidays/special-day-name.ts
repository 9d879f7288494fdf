import type { Language } from "#packages/domain/translations/languages.ts";
import { swedishHolidays } from "../../domain/swedish-holidays.ts";
import { holidayNames } from "./phrases.ts";

const holidayOf = new Map(
  Object.values(holidayNames).flatMap((names) => swedishHolidays.map((holiday) => [names[holiday], holiday] as const)),
);

/** Returns a special day's name: a holiday's in the reader's language, a merchant's own name unchanged. */
export function specialDayName(name: string, language: Language): string {
  const holiday = holidayOf.get(name.trim());
  return holiday ? holidayNames[language][holiday] : name;
}
