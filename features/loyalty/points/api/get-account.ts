import { memberOfNumber } from "#features/members/card-codes/api/number-alone.ts";
import { endOfDay } from "#packages/domain/calendar.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Call, Chain, StaffActor } from "#packages/server/request/call.ts";
import { readCursor, writeCursor } from "#packages/server/request/paging.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { owedBy } from "../domain/account.ts";
import { type AccountEdge, type AccountPage, accountPage, stretchOf } from "../domain/account-page.ts";
import type { AccountLine } from "../domain/explain-points.ts";
import { balanceOn, pointsByExpiry } from "../domain/ledger.ts";
import { authorOf, purchaseOfLine, readSubjects, type Subjects, subjectOf } from "./account-subjects.ts";
import { selectUsableLots } from "./ledger.ts";
import { selectEntriesBefore, selectLotsOf, selectMember, selectPastBalance } from "./read-account.ts";

interface Whose {
  chain: Chain;
  memberId: number;
  day: ClubDay;
  /** The member's language; null means the club's own words, as for staff. */
  language: Language | null;
  /**
   * The staff member who reads the account; absent if its member does. Staff see which colleague acted, but no details
   * of other points of sale.
   */
  staff?: StaffActor;
}

/** Whether a line undid another, or follows from an action that did. */
function undoes(lines: readonly AccountLine[], index: number): boolean {
  let at = index;
  while (lines[at]?.kind === "PAID_DEBT" || lines[at]?.kind === "DEBT_RELEASED") at -= 1;
  return lines[at]?.kind === "CLAWED_BACK" || lines[at]?.kind === "RESTORED";
}

function lineOf(line: AccountLine, isUndoing: boolean, subjects: Subjects, staff: StaffActor | undefined) {
  const places = staff?.locationIds ?? null;
  const purchase = purchaseOfLine(line, subjects, places);
  return {
    kind: line.kind,
    date: line.on.toString(),
    at: line.kind === "EXPIRED" ? null : line.at.toString(),
    points: line.points,
    balance: line.balance,
    owed: line.owed,
    subject: subjectOf(line, isUndoing, subjects),
    author: staff ? authorOf(line, isUndoing, subjects, places) : "",
    source: line.source,
    deductionId: line.deductionId,
    purchaseId: purchase?.id ?? null,
    purchaseAmount: purchase ? kronorFromOre(purchase.ore) : null,
    purchaseDate: purchase?.on?.toString() ?? null,
    cameFrom: line.parts.map(({ lotId }) => subjects.came.get(lotId)?.number).find(Boolean) ?? null,
    parts: line.parts.map((part) => ({ ...part, validThrough: part.validThrough.toString() })),
  };
}

function dateOf(text: unknown): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(String(text));
  } catch {
    return refuse("INVALID_INPUT");
  }
}

/** Reads a cursor. Actions are only appended, so a page keeps its end while others are added. */
function readEdge(cursor: string): AccountEdge {
  const [entryId, day, balance, owed] = readCursor(cursor, 4) ?? [];
  const numbers = [entryId, balance, owed];
  if (!numbers.every(Number.isSafeInteger)) return refuse("INVALID_INPUT");
  return {
    entryId: Number(entryId),
    day: dateOf(day),
    balance: Number(balance),
    owed: Number(owed),
  };
}

const writeEdge = ({ entryId, day, balance, owed }: AccountEdge) =>
  writeCursor([entryId, day.toString(), balance, owed]);

/** Reads a member's lots in use, and the latest entries before a cursor, in one round trip. */
async function readEnd({ db }: Services, { chain, memberId, day }: Whose, edge: AccountEdge | null, count: number) {
  const [[member], lots, latest] = await db.read(chain.id, (q) => [
    selectMember(q, memberId),
    selectUsableLots(q, memberId, day.today),
    selectEntriesBefore(q, memberId, edge?.entryId ?? null).limit(count + 1),
  ]);
  if (!member) return refuse("NOT_FOUND");
  const isAll = latest.length <= count;
  return { lots, stretch: stretchOf(latest.toReversed(), isAll, edge?.day ?? day.today, chain.timeZone) };
}

type PageRead = AccountPage & { lots: Awaited<ReturnType<typeof readEnd>>["lots"] };

/**
 * Reads a page. A redemption may touch many lots, so the entries may not fill the page: then four times as many are
 * read.
 */
async function readPage(
  services: Services,
  whose: Whose,
  requestedEdge: AccountEdge | null,
  size: number,
  count = 2 * size,
): Promise<PageRead> {
  const { chain, memberId, day } = whose;
  const { lots, stretch } = await readEnd(services, whose, requestedEdge, count);
  const now = { day: day.today, balance: balanceOn(lots, day.today), owed: owedBy({ lots }) };
  const edge = requestedEdge ?? { entryId: null, ...now };
  const [named] = stretch ? await services.db.read(chain.id, () => [selectLotsOf(memberId, stretch, edge)]) : [];
  const page = stretch && named && accountPage(stretch, named, edge, { size, timeZone: chain.timeZone });
  return page ? { ...page, lots } : readPage(services, whose, requestedEdge, size, count * 4);
}

/**
 * Returns the account with the origin, use and expiry of points, newest first; the same for member, cashier and
 * merchant. It reads only the requested page. Spec §4 "Points".
 */
export async function getAccount(services: Services, whose: Whose, cursor: string | undefined, size = pageSize) {
  const { chain, day } = whose;
  const { lots, lines, earlier } = await readPage(services, whose, cursor ? readEdge(cursor) : null, size);
  const subjects = await readSubjects(services, chain, lines, whose.language);
  return {
    balance: balanceOn(lots, day.today),
    owed: owedBy({ lots }),
    expiring: pointsByExpiry(lots, day.today).map(({ validThrough, points }) => ({
      validThrough: validThrough.toString(),
      points,
    })),
    rows: lines.map((line, index) => lineOf(line, undoes(lines, index), subjects, whose.staff)).reverse(),
    nextCursor: earlier && writeEdge(earlier),
  };
}

/** Returns the usable points at the end of a day in the chain's time zone; for today, the current ones. */
export async function getBalance(services: Services, call: Call<"getMemberBalance">) {
  const { db } = services;
  const { params, query, chain, day } = call;
  const memberId = await memberOfNumber(services, call, params.membershipId);
  const requestedDay = Temporal.PlainDate.from(query.date);
  const isAhead = Temporal.PlainDate.compare(requestedDay, day.today) > 0;
  refuseFields({ date: isAhead ? "INVALID_INPUT" : null });
  const [[member], [past]] = await db.read(chain.id, (q) => [
    selectMember(q, memberId),
    selectPastBalance(memberId, requestedDay, endOfDay(requestedDay, chain.timeZone)),
  ]);
  if (!member) return refuse("NOT_FOUND");
  return { date: query.date, balance: past?.balance ?? 0, owed: past?.owed ?? 0 };
}
