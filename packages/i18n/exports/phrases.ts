import type { Language } from "#features/clubs/settings/domain/languages.ts";
import type { Phrases } from "../shape.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** Names, headings and words of the lists that are sent as files. */
export const exportPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };

/** Lists that can be had as a file. */
export type ExportedList = keyof (typeof sv)["lists"];

/** A list's columns, in their order. */
export type ColumnOf<List extends ExportedList> = keyof (typeof sv)["lists"][List]["columns"] & string;
