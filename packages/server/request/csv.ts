import { platformToday } from "#packages/domain/club/club-day.ts";
import { byteOrderMark, csvLine } from "#packages/domain/csv/csv-cells.ts";
import { platformZone } from "#packages/domain/limits.ts";
import type { FileWords, WordLanguage } from "#packages/i18n/list-words.ts";
import { auditPlatform, writeAudit } from "./audit.ts";
import type { Chain, Download, StaffActor } from "./call.ts";
import { type Described, describedSheet } from "./described-cells.ts";
import type { Cursor } from "./paging.ts";
import type { Services } from "./services.ts";

/** Rows read at a time: what a server keeps of a list, however long it is. */
const rowsAtOnce = 1_000;

/** Who has a list sent, as a file in the language they read. */
export interface Exporting {
  chain: Chain;
  actor: Pick<StaffActor, "accountId">;
  day: { today: Temporal.PlainDate };
  language: WordLanguage;
}

interface Pages<Row> {
  /** What it is cut down to, for the trail; no search word, which may be a name. */
  filters?: Record<string, unknown>;
  /** Rows after one, at most so many; `null`: from the beginning. */
  read: (after: Cursor | null, size: number) => Promise<readonly Row[]>;
  cursorOf: (row: Row) => Cursor;
}

/** A file whose columns are not known beforehand; `subject` is its name in the trail. */
export interface Sheet<Row> extends Pages<Row> {
  subject: string;
  fileName: string;
  /** Made by the functions of `csv-cells`, as are a row's cells. */
  headings: readonly string[];
  cellsOf: (row: Row) => readonly string[];
}

/** A file's pieces, read by key a page at a time while they are sent; `tell`: how many rows went. */
async function* piecesOf<Row>(
  { headings, cellsOf, read, cursorOf }: Pick<Sheet<Row>, "headings" | "cellsOf" | "read" | "cursorOf">,
  writeTrail: (rows: number) => Promise<unknown>,
) {
  let sent = 0;
  try {
    yield byteOrderMark + csvLine(headings);
    let after: Cursor | null = null;
    for (;;) {
      const page = await read(after, rowsAtOnce);
      const last = page.at(-1);
      if (!last) return;
      sent += page.length;
      yield page.map((row) => csvLine(cellsOf(row))).join("");
      if (page.length < rowsAtOnce) return;
      after = cursorOf(last);
    }
  } finally {
    // Whoever breaks it off has what came until then.
    await writeTrail(sent);
  }
}

/**
 * A file for a spreadsheet, read by key a page at a time while it is sent, and told in the trail with how many rows went.
 * Whatever can be refused must be before this is called: what is thrown later breaks the file off.
 */
export function csvSheet<Row>(
  { db }: Services,
  { chain, actor, day }: Exporting,
  { subject, fileName, filters = {}, ...sheet }: Sheet<Row>,
): Download {
  const writeTrail = (rows: number) => {
    const detail = { ...filters, rows };
    const act = { accountId: actor.accountId, act: "export-list" as const, subject, detail };
    return db.inChain(chain.id, (trx) => writeAudit(trx, chain, act).execute());
  };
  return { fileName: `${fileName}-${day.today}.csv`, pieces: piecesOf(sheet, writeTrail) };
}

/** A file that has little in common with what the screen shows: `words` says its columns, `cells` writes them. */
export interface Exported<Words extends FileWords, Row> extends Pages<Row> {
  /** The file's name in the trail. */
  list: string;
  words: Words;
  /** A row's cells, made by the functions of `csv-cells`. */
  cells: Record<keyof Words["columns"], (row: Row) => string>;
}

/** Rows as a screen shows those of a list that it has whole: these, in their order; all of them where none are said. */
export function asShown<Row extends { id: number }>(rows: readonly Row[], { ids }: { ids?: string | undefined }) {
  if (ids === undefined) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.split(",").flatMap((id) => byId.get(Number(id)) ?? []);
}

function sheetOf<Words extends FileWords, Row>(
  { words, cells }: Pick<Exported<Words, Row>, "words" | "cells">,
  language: WordLanguage,
) {
  const names = Object.keys(words.columns) as (keyof Words["columns"])[];
  return {
    fileName: words.fileName[language],
    headings: Object.values(words.columns).map((header) => header[language]),
    cellsOf: (row: Row) => names.map((name) => cells[name](row)),
  };
}

/** Rows of a club as a CSV, with the headers in the caller's language. */
export function csvOf<Words extends FileWords, Row>(
  services: Services,
  call: Exporting,
  { list, words, cells, ...pages }: Exported<Words, Row>,
): Download {
  return csvSheet(services, call, { ...pages, subject: list, ...sheetOf({ words, cells }, call.language) });
}

/** Who has one of the platform's own lists sent, or one of a company's, which is no club's. */
interface PlatformExporting extends Pick<Exporting, "actor" | "language"> {
  realNow: Temporal.Instant;
}

/** Sends the rows of the platform or of a company as a CSV. The platform's trail records it. */
function platformSheet<Row>(
  { db }: Pick<Services, "db">,
  { actor, realNow }: PlatformExporting,
  { subject, fileName, filters = {}, ...sheet }: Sheet<Row>,
): Download {
  const writeTrail = (rows: number) => {
    const detail = { ...filters, rows };
    const act = { accountId: actor.accountId, act: "export-list" as const, subject, detail };
    return db.platform.transaction().execute((trx) => auditPlatform(trx, act));
  };
  return { fileName: `${fileName}-${platformToday(realNow)}.csv`, pieces: piecesOf(sheet, writeTrail) };
}

/** The same as `csvOf` for rows of the platform or of a company. */
export function platformCsv<Words extends FileWords, Row>(
  services: Pick<Services, "db">,
  call: PlatformExporting,
  { list, words, cells, ...pages }: Exported<Words, Row>,
): Download {
  return platformSheet(services, call, { ...pages, subject: list, ...sheetOf({ words, cells }, call.language) });
}

/** A list's file by the description of its columns; `list` is its name in the trail. */
export type DescribedFile<Columns, Row, Stored> = Described<Columns, Row, Stored> & Pages<Stored> & { list: string };

/** A list of a club as a CSV, by the description of its columns. */
export function listCsv<Columns, Row, Stored>(
  services: Services,
  call: Exporting,
  { list, filters = {}, read, cursorOf, ...described }: DescribedFile<Columns, Row, Stored>,
): Download {
  const sheet = describedSheet(described, { language: call.language, zone: call.chain.timeZone });
  return csvSheet(services, call, { subject: list, filters, read, cursorOf, ...sheet });
}

/** The same as `listCsv` for a list of the platform or of a company. */
export function platformListCsv<Columns, Row, Stored>(
  services: Pick<Services, "db">,
  call: PlatformExporting,
  { list, filters = {}, read, cursorOf, ...described }: DescribedFile<Columns, Row, Stored>,
): Download {
  const sheet = describedSheet(described, { language: call.language, zone: platformZone });
  return platformSheet(services, call, { subject: list, filters, read, cursorOf, ...sheet });
}
