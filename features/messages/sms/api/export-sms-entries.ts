import { amountCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { smsEntryWords } from "../i18n/column-words.ts";
import { messageKinds } from "../i18n/export-words.ts";
import { entriesWanted, selectSmsEntries } from "./entry-queries.ts";
import { smsEntryOf } from "./entry-shape.ts";

/** Returns the word for a message's kind; OTHER for kinds without one. */
const messageWord = (words: Record<string, string> & { OTHER: string }, kind: string) => words[kind] ?? words.OTHER;

/** Exports the history of credits as a file, with the list's filters. */
export async function exportSmsEntries(services: Services, call: Call<"exportSmsEntries">): Promise<Download> {
  const { chain, query, language } = call;
  const criteria = entriesWanted(call);
  const words = exportPhrases[language].smsEntries;
  const messages = messageKinds[language];
  return csvOf(services, call, {
    list: "smsEntries",
    words: smsEntryWords,
    filters: query,
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => [selectSmsEntries(q, criteria, after, size - 1)]);
      return rows.map((row) => ({ ...smsEntryOf(row), moment: row.at }));
    },
    cursorOf: (row) => [row.at, row.id],
    cells: {
      date: (row) => momentCell(row.moment, chain.timeZone),
      what: (row) => textCell(words[row.kind]),
      message: (row) => (row.message === null ? "" : messageWord(messages, row.message)),
      sendout: (row) => textCell(row.sendoutName),
      credits: (row) => numberCell(row.credits),
      available: (row) => numberCell(row.available),
      cost: (row) => amountCell(row.cost === null ? null : Math.round(row.cost * 100)),
      by: (row) => textCell(row.by),
    },
  });
}
