import type { Language } from "../clubs/languages.ts";

/** What ends marketing by SMS when it is all that somebody answers; without accents, in capitals. */
const words: ReadonlySet<string> = new Set([
  ...["STOP", "STOPP", "STOPPA", "STOP SMS", "STOPP SMS", "STOP ALL", "STOPALL"],
  ...["AVSLUTA", "AVREGISTRERA", "SLUTA"],
  ...["UNSUBSCRIBE", "END", "QUIT"],
  ...["ARRET", "ARRETER", "ARRETEZ", "DESABONNER", "DESINSCRIRE", "DESINSCRIPTION"],
]);
const longest = 40;

/**
 * Whether an SMS says stop and nothing else, in any case, with or without accents, quotes and full stops around it. A
 * sentence that has the word in it is for a person to read.
 */
export function isStop(text: string): boolean {
  if (text.length > longest) return false;
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
  return words.has(plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").replace(/\s+/gu, " "));
}

/** The language to answer an E.164 number in of whose holder nothing is known. */
export function languageOfNumber(e164: string): Language {
  if (e164.startsWith("+46")) return "sv";
  return e164.startsWith("+33") ? "fr" : "en";
}
