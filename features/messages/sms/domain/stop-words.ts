import type { Language } from "#packages/domain/translations/languages.ts";
import { courtesies, stopPhrases, stopStems } from "./stop-phrases.ts";

const phrases: ReadonlySet<string> = new Set(Object.values(stopPhrases).flat());
/**
 * The maximum numbers of characters in a stop's first line, and in the complete reply. A longer reply says more than
 * stop; a signature may follow on later lines.
 */
const longestPhrase = 60;
const longestText = 300;

/**
 * Returns the words in capitals without accents. Emoji, quotation marks and punctuation separate words; full-width
 * letters count as letters.
 */
const wordsOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Removes courtesy at either end: "Stop. Tack!" becomes "STOP". */
function withoutCourtesy(words: string): string {
  for (const courtesy of courtesies) {
    if (words.startsWith(`${courtesy} `)) return withoutCourtesy(words.slice(courtesy.length + 1));
    if (words.endsWith(` ${courtesy}`)) return withoutCourtesy(words.slice(0, -courtesy.length - 1));
  }
  return words;
}

function isStopPhrase(line: string): boolean {
  if (line.length > longestPhrase) return false;
  const words = withoutCourtesy(wordsOf(line));
  const [first = ""] = words.split(" ", 1);
  const isRepeated = words.split(" ").every((word) => word === first);
  return phrases.has(isRepeated ? first : words);
}

/**
 * Whether an SMS consists of a stop and courtesy, in any case, with or without accents, quotation marks and emoji. A
 * signature or the quoted message may follow on later lines. A merchant reads any other sentence.
 */
export function isStop(text: string): boolean {
  if (text.length > longestText) return false;
  const [first = ""] = text.trim().split(/\r?\n|\r/u, 1);
  return isStopPhrase(text) || isStopPhrase(first);
}

/** Whether a reply that is no stop may still mean one. It changes no consent: a merchant reads it. */
export function mayMeanStop(text: string): boolean {
  const words = ` ${wordsOf(text.slice(0, 2 * longestText))} `;
  return stopStems.some((stem) => words.includes(` ${stem}`));
}

/** Returns the language for answering an unknown E.164 number. */
export function languageOfNumber(e164: string): Language {
  if (e164.startsWith("+46")) return "sv";
  return e164.startsWith("+33") ? "fr" : "en";
}
