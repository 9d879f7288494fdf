import { endOfDay } from "@stammis/domain/calendar";
import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { pageSize } from "@stammis/domain/limits";
import { kronorFromOre } from "@stammis/domain/money";
import { owedBy } from "@stammis/domain/points/account";
import {
  type AccountLine,
  type DatedEntry,
  explainPoints,
  type LotOrigin,
} from "@stammis/domain/points/explain-points";
import { balanceOn, pointsByExpiry } from "@stammis/domain/points/ledger";
import type { Call, Chain, StaffActor } from "../../request/call.ts";
import { readCursor, writeCursor } from "../../request/paging.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { authorOf, purchaseOfLine, readSubjects, type Subjects, subjectOf } from "./account-subjects.ts";
import { selectEntries, selectLotOrigins, selectMember } from "./read-account.ts";

interface Whose {
  chain: Chain;
  memberId: number;
  day: ClubDay;
  /** Who reads it, when not its member: staff are told who of them it was, and nothing of where they do not work. */
  staff?: StaffActor;
}

/** The account as it was told by the end of a day: lots of today, and the lines up to then, oldest first. */
async function readLines({ db }: Services, { chain, memberId }: Whose, day: Temporal.PlainDate) {
  const [[member], lots, entries] = await db.read(chain.id, (q) => [
    selectMember(q, memberId),
    selectLotOrigins(q, memberId),
    selectEntries(q, memberId, endOfDay(day, chain.timeZone)),
  ]);
  if (!member) return refuse("NOT_FOUND");
  return { lots, lines: explainPoints(lots as LotOrigin[], entries as DatedEntry[], day, chain.timeZone) };
}

/** Whether a line, or the act that led to its payments between lots, undid another. */
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
    parts: line.parts.map((part) => ({ ...part, validThrough: part.validThrough.toString() })),
  };
}

/** The number of lines before the page's first: lines are only ever added at the end, so it holds while others come. */
function endOfPage(cursor: string | undefined, lines: number): number {
  const [end] = readCursor(cursor, 1) ?? [lines];
  const isOurs = Number.isInteger(end) && Number(end) >= 0 && Number(end) <= lines;
  return isOurs ? Number(end) : refuse("INVALID_INPUT");
}

/**
 * Where every point came from, where it went and when it expires, newest first: the one account that member, cashier
 * and merchant see. Spec §4 "Points".
 */
export async function getAccount(services: Services, whose: Whose, cursor: string | undefined) {
  const { chain, day } = whose;
  const { today } = day;
  const { lots, lines } = await readLines(services, whose, today);
  const end = endOfPage(cursor, lines.length);
  const start = Math.max(0, end - pageSize);
  const page = lines.slice(start, end);
  const subjects = await readSubjects(services, chain, page);
  return {
    balance: balanceOn(lots, today),
    owed: owedBy({ lots }),
    expiring: pointsByExpiry(lots, today).map(({ validThrough, points }) => ({
      validThrough: validThrough.toString(),
      points,
    })),
    rows: page.map((line, index) => lineOf(line, undoes(lines, start + index), subjects, whose.staff)).reverse(),
    nextCursor: start > 0 ? writeCursor([start]) : null,
  };
}

/** What could be used when a day, in the chain's zone, was over; of today, what can be used now. */
export async function getBalance(services: Services, call: Call<"getMemberBalance">) {
  const { chain, params, query, day } = call;
  const memberId = await services.memberIds.of(chain.id, params.membershipId);
  const asked = Temporal.PlainDate.from(query.date);
  const isAhead = Temporal.PlainDate.compare(asked, day.today) > 0;
  refuseFields({ date: isAhead ? "INVALID_INPUT" : null });
  const { lines } = await readLines(services, { chain, memberId, day }, asked);
  const last = lines.at(-1);
  return { date: query.date, balance: last?.balance ?? 0, owed: last?.owed ?? 0 };
}
