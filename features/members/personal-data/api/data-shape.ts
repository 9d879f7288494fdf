import type { RawBuilder } from "kysely";
import { amountCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { DataPart, FactOf, memberDataPhrases } from "../i18n/member-data/phrases.ts";

/** How a fact is kept. `code`: one of a closed list, with a word in `codes`; `amount`: öre. */
export type Kind = "text" | "texts" | "code" | "number" | "amount" | "day" | "moment" | "answer" | "detail";

/** Where a part of a file is read: `rows` begins at `select`, has a column for each fact, and `key` to page by. */
export interface Part<Name extends DataPart = DataPart> {
  facts: Record<FactOf<Name>, Kind>;
  rows: (memberId: number) => RawBuilder<unknown>;
}
export type Parts = { [Name in DataPart]: Part<Name> };

type Phrases = (typeof memberDataPhrases)[keyof typeof memberDataPhrases];

/** A fact as programs read it: kronor, ISO 8601, codes as they are. */
export function plainFact(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === "amount") return kronorFromOre(value as number);
  return kind === "day" || kind === "moment" ? String(value) : value;
}

/** A fact as a cell that people read; empty where there is none. */
export function factCell(kind: Kind, value: unknown, { codes, yes, no }: Phrases, zone: string): string {
  if (value === null || value === undefined) return "";
  switch (kind) {
    case "text":
      return textCell(value as string);
    case "texts":
      return textCell((value as string[]).filter(Boolean).join(", "));
    case "code":
      return textCell((codes as Record<string, string>)[value as string] ?? (value as string));
    case "number":
      return numberCell(value as number);
    case "amount":
      return amountCell(value as number);
    case "day":
      return String(value);
    case "moment":
      return momentCell(value as Temporal.Instant, zone);
    case "answer":
      return value ? yes : no;
    case "detail":
      return Object.keys(value).length > 0 ? textCell(JSON.stringify(value)) : "";
  }
}
