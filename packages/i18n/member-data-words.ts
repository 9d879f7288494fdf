import type { Words } from "./list-words.ts";

/**
 * The words of one part of a member's data file. `codes`: meanings of the codes in its facts, declared once across all
 * nouns.
 */
export interface PartWords {
  readonly title: Words;
  readonly facts: Readonly<Record<string, Words>>;
  readonly codes?: Readonly<Record<string, Words>>;
}

/** The words of a member's data file by part name. Each noun declares its parts in `i18n/member-data.ts`. */
export type MemberDataWords = Readonly<Record<string, PartWords>>;
