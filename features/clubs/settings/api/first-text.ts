import type { Language } from "#packages/domain/translations/languages.ts";
import { en } from "./first-texts-en.ts";
import { fr } from "./first-texts-fr.ts";
import { sv } from "./first-texts-sv.ts";
import type { FirstTexts, Terms, TermsKind, TermsTexts } from "./terms.ts";

export interface ClubFacts {
  club: string;
  company: { name: string; number: string | null; street: string; zipCode: string; city: string };
}

/** Returns the club's responsible company for readers: name, company number, postal address. */
function companyOf({ name, number, street, zipCode, city }: ClubFacts["company"]): string {
  const registered = number === null ? name : `${name} (${number.slice(0, 6)}-${number.slice(6)})`;
  return [registered, street, `${zipCode} ${city}`.trim()].filter(Boolean).join(", ");
}

function fill({ title, paragraphs }: FirstTexts[TermsKind], facts: ClubFacts): Terms {
  const names: Record<string, string> = { club: facts.club, company: companyOf(facts.company) };
  // Replaces placeholders in one pass, so that a club named "{company}" stays unchanged.
  const write = (text: string) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder);
  const termsParagraphs = paragraphs.map((each, index) => ({
    id: index + 1,
    title: write(each.title),
    content: write(each.content),
  }));
  return { title: write(title), termsParagraphs };
}

/** Returns a template text in each language for a club without its own. */
export function firstTexts(kind: TermsKind, facts: ClubFacts): TermsTexts {
  const all: Record<Language, FirstTexts> = { sv, en, fr };
  return { sv: fill(all.sv[kind], facts), en: fill(all.en[kind], facts), fr: fill(all.fr[kind], facts) };
}
