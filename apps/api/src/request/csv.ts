import { byteOrderMark, csvLine } from "@stammis/domain/csv/csv-cells";
import { type ColumnOf, type ExportedList, exportPhrases } from "@stammis/i18n/exports/phrases";
import { writeAudit } from "./audit.ts";
import type { Chain, Download, StaffActor } from "./call.ts";
import type { Cursor } from "./paging.ts";
import type { Services } from "./services.ts";

/** Rows read at a time: what a server keeps of a list, however long it is. */
const rowsAtOnce = 1_000;

/** Who has a list sent, as a file in the language they read. */
export interface Exporting {
  chain: Chain;
  actor: Pick<StaffActor, "accountId">;
  day: { today: Temporal.PlainDate };
  language: keyof typeof exportPhrases;
}

export interface Exported<List extends ExportedList, Row> {
  list: List;
  /** What it is cut down to, for the trail; no search word, which may be a name. */
  filters?: Record<string, unknown>;
  /** Rows after one, at most so many; `null`: from the beginning. */
  read: (after: Cursor | null, size: number) => Promise<readonly Row[]>;
  cursorOf: (row: Row) => Cursor;
  /** A row's cells, made by the functions of `csv-cells`, in the order of the headings. */
  cells: Record<ColumnOf<List>, (row: Row) => string>;
}

/**
 * A list as a file for a spreadsheet, read by key a page at a time while it is sent, and told in the trail with how many
 * rows went. Whatever can be refused must be before this is called: what is thrown later breaks the file off.
 */
export function csvOf<List extends ExportedList, Row>(
  { db }: Services,
  { chain, actor, day, language }: Exporting,
  { list, filters = {}, read, cursorOf, cells }: Exported<List, Row>,
): Download {
  const lists: Record<string, { fileName: string; columns: Record<string, string> }> = exportPhrases[language].lists;
  const { fileName = "", columns = {} } = lists[list] ?? {};
  const names = Object.keys(columns);
  const cellsOf = cells as Record<string, (row: Row) => string>;
  const lineOf = (row: Row) => csvLine(names.map((name) => cellsOf[name]?.(row) ?? ""));

  async function* pieces() {
    let sent = 0;
    try {
      yield byteOrderMark + csvLine(names.map((name) => columns[name] ?? ""));
      let after: Cursor | null = null;
      for (;;) {
        const page = await read(after, rowsAtOnce);
        const last = page.at(-1);
        if (!last) return;
        sent += page.length;
        yield page.map(lineOf).join("");
        if (page.length < rowsAtOnce) return;
        after = cursorOf(last);
      }
    } finally {
      // Whoever breaks it off has what came until then.
      const act = {
        accountId: actor.accountId,
        act: "export-list" as const,
        subject: list,
        detail: { ...filters, rows: sent },
      };
      await db.inChain(chain.id, (trx) => writeAudit(trx, chain, act).execute());
    }
  }
  return { fileName: `${fileName}-${day.today}.csv`, pieces: pieces() };
}
