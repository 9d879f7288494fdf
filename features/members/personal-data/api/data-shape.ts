import { amountCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { type WordLanguage, yesNoWords } from "#packages/i18n/list-words.ts";
import type { FactKind } from "#packages/server/db/member-data.ts";
import { codeWord } from "../i18n/data-file.ts";

/** Returns a fact in a format for programs: amounts in kronor, times in ISO 8601, codes unchanged. */
export function plainFact(kind: FactKind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === "amount") return kronorFromOre(value as number);
  return kind === "day" || kind === "moment" ? String(value) : value;
}

/** Returns a fact as readable text for a cell; empty without a value. */
export function factCell(kind: FactKind, value: unknown, language: WordLanguage, zone: string): string {
  if (value === null || value === undefined) return "";
  switch (kind) {
    case "text":
      return textCell(value as string);
    case "texts":
      return textCell((value as string[]).filter(Boolean).join(", "));
    case "code":
      return textCell(codeWord(value as string, language));
    case "number":
      return numberCell(value as number);
    case "amount":
      return amountCell(value as number);
    case "day":
      return String(value);
    case "moment":
      return momentCell(value as Temporal.Instant, zone);
    case "answer":
      return yesNoWords[value ? "yes" : "no"][language];
    case "detail":
      return Object.keys(value).length > 0 ? textCell(JSON.stringify(value)) : "";
  }
}
