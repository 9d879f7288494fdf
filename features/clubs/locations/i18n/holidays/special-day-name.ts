import type { Language } from "#packages/domain/translations/languages.ts";
import { swedishHolidays } from "../../domain/swedish-holidays.ts";
import { holidayNames } from "./phrases.ts";

const holidayOf = new Map(
  Object.values(holidayNames).flatMap((names) => swedishHolidays.map((holiday) => [names[holiday], holiday] as const)),
);

/** A special day's name as its reader says it, where it is a holiday's; what a merchant wrote in words of their own stays. */
export function specialDayName(name: string, language: Language): string {
  const holiday = holidayOf.get(name.trim());
  return holiday ? holidayNames[language][holiday] : name;
}
