import type { Language } from "@stammis/domain/clubs/languages";
import type { Phrases } from "../shape.ts";
import type { catalogue } from "./catalogue.sv.ts";

export type MemberPhrases = typeof catalogue;

/** Each language is a chunk of its own. */
export const catalogues: Record<Language, () => Promise<{ catalogue: Phrases<MemberPhrases> }>> = {
  sv: () => import("./catalogue.sv.ts"),
  en: () => import("./catalogue.en.ts"),
  fr: () => import("./catalogue.fr.ts"),
};
