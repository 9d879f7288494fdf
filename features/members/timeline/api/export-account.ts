import { getAccount } from "#features/loyalty/points/api/get-account.ts";
import { amountCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { selectOwnMember } from "#packages/server/db/own-members.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { accountWords } from "../i18n/column-words.ts";

type Line = Awaited<ReturnType<typeof getAccount>>["rows"][number];

/** The number of account lines read at a time, each with the purchase, coupon or correction it refers to. */
const linesAtOnce = 200;

const wordOf = ({ kind, source }: Line) => {
  if (kind !== "EARNED") return kind;
  return source === "CORRECTION" ? "GIFT" : source === "OPENING_BALANCE" ? "OPENING_BALANCE" : "EARNED";
};

/** Exports a member's complete points account as a file, newest first, as the page shows it. Refuses NOT_FOUND. */
export async function exportPointsAccount(services: Services, call: Call<"exportPointsAccount">): Promise<Download> {
  const { chain, actor, params, day, language } = call;
  const { lines } = exportPhrases[language].words;
  const zone = chain.timeZone;
  const [[own]] = await services.db.read(chain.id, (q) => [selectOwnMember(q, actor, params.id)]);
  const memberId = own?.id ?? refuse("NOT_FOUND");
  /** The cursor of the next page; null at the end. */
  let next: string | null | undefined;
  return csvOf(services, call, {
    list: "pointsAccount",
    words: accountWords,
    filters: { member: memberId },
    read: async (_after, size) => {
      const rows: Line[] = [];
      while (next !== null && rows.length < size) {
        const page = await getAccount(
          services,
          { chain, memberId, day, language: null, staff: actor },
          next,
          linesAtOnce,
        );
        rows.push(...page.rows);
        next = page.nextCursor;
      }
      return rows;
    },
    cursorOf: () => [next ?? null],
    cells: {
      date: (row) => (row.at ? momentCell(Temporal.Instant.from(row.at), zone) : row.date),
      what: (row) => lines[wordOf(row)],
      about: (row) => textCell(row.subject),
      by: (row) => textCell(row.author),
      points: (row) => numberCell(row.points),
      balance: (row) => numberCell(row.balance),
      owed: (row) => numberCell(row.owed),
      purchase: (row) => numberCell(row.purchaseId),
      amount: (row) => (row.purchaseAmount === null ? "" : amountCell(Math.round(row.purchaseAmount * 100))),
      cameFrom: (row) => textCell(row.cameFrom),
    },
  });
}
