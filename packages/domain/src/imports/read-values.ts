import type { Language } from "../clubs/languages.ts";
import type { Gender } from "../people/profile.ts";
import { plainHeading } from "./import-columns.ts";

function dateFrom(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** A calendar date as lists write it: 1985-04-12, 19850412, 12.4.1985, 12/04/1985; a time after it is left out. Null: none. */
export function readDate(text: string): Temporal.PlainDate | null {
  const date = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, "");
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(date) ?? [];
  if (year) return dateFrom(Number(year), Number(month), Number(day));
  const [, ofMonth, monthAfter, yearAfter] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(date) ?? [];
  return yearAfter ? dateFrom(Number(yearAfter), Number(monthAfter), Number(ofMonth)) : null;
}

/** A whole number of nothing or more as lists write it: 1240, 1 240, 1240,0. Null: none. */
export function readWhole(text: string): number | null {
  const plain = text.trim().replace(/[\s\u00a0\u202f]/g, "");
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?$/.exec(plain) ?? [];
  return digits === undefined ? null : Number(digits);
}

const yes = new Set(["ja", "j", "yes", "y", "oui", "o", "true", "vrai", "sant", "1", "x"]);
const no = new Set(["nej", "n", "no", "non", "false", "faux", "falskt", "0"]);

/** A yes or a no in one of the three languages; a tick is a yes. Null: neither. */
export function readAnswer(text: string): boolean | null {
  const plain = plainHeading(text);
  if (yes.has(plain) || /^[✓✔☑]$/u.test(text.trim())) return true;
  return no.has(plain) ? false : null;
}

const genders: Record<Gender, readonly string[]> = {
  FEMALE: ["kvinna", "k", "female", "woman", "f", "femme"],
  MALE: ["man", "m", "male", "homme", "h"],
  OTHER: ["annat", "other", "autre", "a", "o", "x"],
};

export function readGender(text: string): Gender | null {
  const plain = plainHeading(text);
  const found = Object.entries(genders).find(([, words]) => words.includes(plain));
  return (found?.[0] as Gender | undefined) ?? null;
}

const languages: Record<Language, readonly string[]> = {
  sv: ["sv", "se", "svenska", "swedish", "suedois"],
  en: ["en", "gb", "us", "engelska", "english", "anglais"],
  fr: ["fr", "franska", "french", "francais"],
};

export function readLanguage(text: string): Language | null {
  const plain = plainHeading(text);
  const found = Object.entries(languages).find(([, words]) => words.includes(plain));
  return (found?.[0] as Language | undefined) ?? null;
}
