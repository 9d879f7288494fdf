import type { Words } from "./list-words.ts";

/** The words of one part of a member's data file. `codes`: the meanings of codes in its facts, declared once in all nouns. */
export interface PartWords {
  readonly title: Words;
  readonly facts: Readonly<Record<string, Words>>;
  readonly codes?: Readonly<Record<string, Words>>;
}

/** By the part's name. Each noun declares its parts in `i18n/member-data.ts`. */
export type MemberDataWords = Readonly<Record<string, PartWords>>;
