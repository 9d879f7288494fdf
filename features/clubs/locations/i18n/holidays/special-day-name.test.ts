import { expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { swedishHolidays } from "../../domain/swedish-holidays.ts";
import { holidayNames } from "./phrases.ts";
import { specialDayName } from "./special-day-name.ts";

test("specialDayName shows a holiday in the reader’s language, whatever language it was stored in", () => {
  for (const storedLanguage of languages)
    for (const holiday of swedishHolidays)
      for (const read of languages)
        expect(specialDayName(holidayNames[storedLanguage][holiday], read)).toBe(holidayNames[read][holiday]);
  expect(specialDayName("Julafton ", "fr")).toBe("Veille de Noël");
});

test("specialDayName leaves a merchant’s own name unchanged", () => {
  for (const own of ["Inventering", "Julafton, kort dag", ""]) expect(specialDayName(own, "en")).toBe(own);
});
