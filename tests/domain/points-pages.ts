import {
  type AccountEdge,
  type AccountPage,
  accountPage,
  type NumberedEntry,
  type Stretch,
  stretchOf,
} from "#features/loyalty/points/domain/account-page.ts";
import type { AccountLine, DatedEntry, LotOrigin } from "#features/loyalty/points/domain/explain-points.ts";
import { signOf } from "#features/loyalty/points/domain/ledger.ts";
import { must } from "./points-laws.ts";
import { explainPoints } from "./whole-account.ts";

/** An account as it is stored. */
export interface StoredAccount {
  origins: readonly LotOrigin[];
  entries: readonly DatedEntry[];
  timeZone: string;
}

/** Returns the net points of a lot's entries before one entry. */
function netBefore(entries: readonly NumberedEntry[], lotId: number, entryId: number): number {
  const changes = entries.flatMap((entry) => {
    if (entry.id >= entryId) return [];
    if (entry.lotId === lotId) return signOf(entry.kind) * entry.points;
    return entry.otherLotId === lotId ? -signOf(entry.kind) * entry.points : [];
  });
  return changes.reduce((sum, change) => sum + change, 0);
}

function lotsOf(
  { origins }: StoredAccount,
  all: readonly NumberedEntry[],
  { entries, on }: Stretch,
  edge: AccountEdge,
) {
  const named = new Set(entries.flatMap(({ lotId, otherLotId }) => [lotId, otherLotId]));
  const { compare } = Temporal.PlainDate;
  const expires = ({ validThrough }: LotOrigin) =>
    on !== null && compare(validThrough, on) >= 0 && compare(validThrough, edge.day) < 0;
  const first = entries[0]?.id ?? Number.POSITIVE_INFINITY;
  return origins
    .filter((lot) => named.has(lot.id) || expires(lot))
    .map((lot) => ({ ...lot, net: netBefore(all, lot.id, first) }));
}

/** Reads one page of entries before a given entry: `reach` entries at first, and more when these are too few. */
function readPage(
  account: StoredAccount,
  all: readonly NumberedEntry[],
  edge: AccountEdge,
  size: number,
  reach = size,
): AccountPage {
  const { timeZone } = account;
  const before = all.filter(({ id }) => edge.entryId === null || id < edge.entryId);
  const stretch = stretchOf(before.slice(-reach), before.length <= reach, edge.day, timeZone);
  const page = stretch && accountPage(stretch, lotsOf(account, all, stretch, edge), edge, { size, timeZone });
  return page ?? readPage(account, all, edge, size, reach * 2);
}

/** Reads the account page by page from its end; returns each page's lines, the latest page first. */
export function pagesOf(account: StoredAccount, today: Temporal.PlainDate, size: number): AccountLine[][] {
  const all = account.entries.map((entry, index) => ({ ...entry, id: index + 1 }));
  const { balance = 0, owed = 0 } = explainPoints(account.origins, all, today, account.timeZone).at(-1) ?? {};
  const pages: AccountLine[][] = [];
  let edge: AccountEdge | null = { entryId: null, day: today, balance, owed };
  while (edge) {
    const { lines, earlier }: AccountPage = readPage(account, all, edge, size);
    pages.push(lines);
    edge = earlier;
  }
  return pages;
}

const serialize = (lines: readonly AccountLine[]) =>
  JSON.stringify(lines.map((line) => ({ ...line, entriesBefore: 0 })));

export function checkPages(account: StoredAccount, today: Temporal.PlainDate, size: number): void {
  const fullAccount = explainPoints(account.origins, account.entries, today, account.timeZone);
  const pages = pagesOf(account, today, size);
  must(
    serialize(pages.toReversed().flat()) === serialize(fullAccount),
    "an account read page by page equals the complete account",
  );
}
