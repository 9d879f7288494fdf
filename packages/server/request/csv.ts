import { platformToday } from "#packages/domain/club/club-day.ts";
import { byteOrderMark, csvLine } from "#packages/domain/csv/csv-cells.ts";
import { platformZone } from "#packages/domain/limits.ts";
import type { FileWords, WordLanguage } from "#packages/i18n/list-words.ts";
import { auditPlatform, writeAudit } from "./audit.ts";
import type { Chain, Download, StaffActor } from "./call.ts";
import { type Described, describedSheet } from "./described-cells.ts";
import type { Cursor } from "./paging.ts";
import type { Services } from "./services.ts";

/** The number of rows read at a time, which limits a server's memory for lists of any length. */
const rowsAtOnce = 1_000;

/** The staff member who exports a list, with the club and the language of the file. */
export interface Exporting {
  chain: Chain;
  actor: Pick<StaffActor, "accountId">;
  day: { today: Temporal.PlainDate };
  language: WordLanguage;
}

interface Pages<Row> {
  /** The export's filters, for the audit trail. They exclude the search word, as it may be a name. */
  filters?: Record<string, unknown>;
  /** Reads at most `size` rows after a cursor; `null`: from the beginning. */
  read: (after: Cursor | null, size: number) => Promise<readonly Row[]>;
  cursorOf: (row: Row) => Cursor;
}

/** An export whose columns vary; `subject` is its name in the audit trail. */
export interface Sheet<Row> extends Pages<Row> {
  subject: string;
  fileName: string;
  /** The headings, written by the functions of `csv-cells` like the cells of a row. */
  headings: readonly string[];
  cellsOf: (row: Row) => readonly string[];
}

/** Yields an export in pieces, reading one page at a time by key. `writeTrail` receives the number of rows sent. */
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
    // The audit trail records an aborted download with the rows sent so far.
    await writeTrail(sent);
  }
}

/**
 * Returns a spreadsheet export that is read page by page while it is sent, and audited with its number of rows. The
 * caller checks all refusals first: a later error breaks the download off.
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

/** An export that differs from the screen's list: `words` names its columns, `cells` writes them. */
export interface Exported<Words extends FileWords, Row> extends Pages<Row> {
  /** The export's name in the audit trail. */
  list: string;
  words: Words;
  /** Writers of a row's cells by column, with the functions of `csv-cells`. */
  cells: Record<keyof Words["columns"], (row: Row) => string>;
}

/**
 * Returns the rows with these ids in the ids' order, as a screen with the complete list shows them. Without ids,
 * returns all rows.
 */
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

/** Exports rows of a club as CSV, with headers in the caller's language. */
export function csvOf<Words extends FileWords, Row>(
  services: Services,
  call: Exporting,
  { list, words, cells, ...pages }: Exported<Words, Row>,
): Download {
  return csvSheet(services, call, { ...pages, subject: list, ...sheetOf({ words, cells }, call.language) });
}

/** The caller's data for an export of a platform or company list, outside all clubs. */
interface PlatformExporting extends Pick<Exporting, "actor" | "language"> {
  realNow: Temporal.Instant;
}

/** Exports rows of the platform or a company as CSV, recorded in the platform's audit trail. */
function platformSheet<Row>(
  { db }: Pick<Services, "db">,
  { actor, realNow }: PlatformExporting,
  { subject, fileName, filters = {}, ...sheet }: Sheet<Row>,
): Download {
  const writeTrail = (rows: number) => {
    const detail = { ...filters, rows };
    const act = { accountId: actor.accountId, act: "export-list" as const, subject, detail };
    return db.inPlatform((trx) => auditPlatform(trx, act));
  };
  return { fileName: `${fileName}-${platformToday(realNow)}.csv`, pieces: piecesOf(sheet, writeTrail) };
}

/** Exports rows of the platform or of a company as CSV, with headers in the caller's language. */
export function platformCsv<Words extends FileWords, Row>(
  services: Pick<Services, "db">,
  call: PlatformExporting,
  { list, words, cells, ...pages }: Exported<Words, Row>,
): Download {
  return platformSheet(services, call, { ...pages, subject: list, ...sheetOf({ words, cells }, call.language) });
}

/** An export of a list whose columns are described; `list` is its name in the audit trail. */
export type DescribedFile<Columns, Row, Stored> = Described<Columns, Row, Stored> & Pages<Stored> & { list: string };

/** Exports a club's list as CSV, by the description of its columns. */
export function listCsv<Columns, Row, Stored>(
  services: Services,
  call: Exporting,
  { list, filters = {}, read, cursorOf, ...described }: DescribedFile<Columns, Row, Stored>,
): Download {
  const sheet = describedSheet(described, { language: call.language, zone: call.chain.timeZone });
  return csvSheet(services, call, { subject: list, filters, read, cursorOf, ...sheet });
}

/** Exports a list of the platform or of a company as CSV, by the description of its columns. */
export function platformListCsv<Columns, Row, Stored>(
  services: Pick<Services, "db">,
  call: PlatformExporting,
  { list, filters = {}, read, cursorOf, ...described }: DescribedFile<Columns, Row, Stored>,
): Download {
  const sheet = describedSheet(described, { language: call.language, zone: platformZone });
  return platformSheet(services, call, { subject: list, filters, read, cursorOf, ...sheet });
}
