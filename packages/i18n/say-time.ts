import type { Language } from "#packages/domain/translations/languages.ts";

/** Writes a time of day in a language: "8" and "8.30", "08:00", "8 h 30". */
export function sayTime(time: string, language: Language): string {
  if (language === "en") return time;
  const [hours, minutes] = time.split(":").map(Number);
  const minuteText = minutes ? String(minutes).padStart(2, "0") : "";
  if (language === "fr") return `${hours}\u00a0h${minuteText && `\u00a0${minuteText}`}`;
  return minuteText ? `${hours}.${minuteText}` : String(hours);
}
