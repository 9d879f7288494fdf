import { randomUUID } from "node:crypto";
import { type Compilable, sql } from "kysely";
import { dayOfCorrection, recordActs } from "#features/insight/figures/api/record-figures.ts";
import { writeAllCards } from "#features/loyalty/stamp-cards/api/write-cards.ts";
import { type MemberCard, untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { addStamps } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { rowInserter, rowSet } from "#packages/server/db/row-set.ts";
import type { ImportPlan } from "../../domain/check-row.ts";
import { selectCardRules } from "../queries.ts";
import type { Step } from "../steps.ts";

/** A row that became a member of the club. */
export interface Joined {
  number: number;
  plan: ImportPlan;
  memberId: number;
}

/** The members' opening lots and visits by member id, and the database statements that write them. */
interface Opening {
  made: Map<number, { lotId?: number; visitId?: number }>;
  writes: Compilable[];
}

export async function drawIds({ trx }: Step, sequence: "point_lot_id_seq" | "purchase_id_seq", count: number) {
  if (count === 0) return [];
  const drawn = sql<{ id: number }>`select nextval(${sequence}::regclass) as id from generate_series(1, ${count}::int)`;
  return (await drawn.execute(trx)).rows.map(({ id }) => id);
}

export interface OpeningLot {
  memberId: number;
  lotId: number;
  points: number;
  through: Temporal.PlainDate;
}

const openingLots = rowSet({ id: "bigint", member: "bigint", points: "bigint", through: "date" });

/**
 * Inserts the lots and EARN entries of opening balances. Does not use `openLots`, because each lot records its import.
 */
export function insertBalances(
  { chain, lockedImport: memberImport, now, today }: Step,
  lots: readonly OpeningLot[],
): Compilable {
  const rows = lots.map(({ lotId, memberId, points, through }) => ({ id: lotId, member: memberId, points, through }));
  return statement(sql`with opened as (select * from ${openingLots.table(openingLots.arrays(rows))} as each),
      lot as (insert into point_lot (chain_id, id, member_id, earned_on, valid_through, amount, left_points, source, reason,
          account_id, import_id)
        select ${chain.id}::bigint, id, member, ${today}::date, through, points, points, 'OPENING_BALANCE',
          ${memberImport.file_name}::text, ${memberImport.account_id}::bigint, ${memberImport.id}::bigint from opened returning 1),
      entry as (insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
        select ${chain.id}::bigint, member, id, 'EARN', points, ${now}::timestamptz from opened returning 1)
      select`);
}

/**
 * Returns the statistics for the day of an opening balance: its points are usable, but do not count as earned that day.
 */
export const dayOf = ({ points, through }: Pick<OpeningLot, "points" | "through">, today: Temporal.PlainDate) => ({
  ...dayOfCorrection(today, 0),
  validThrough: through,
  pointsLeft: points,
});

/**
 * Creates a lot with its own last day for each opening balance. Creates none for points that have expired since the
 * check.
 */
async function openBalances(step: Step, joined: readonly Joined[], made: Opening["made"]): Promise<Compilable[]> {
  const { chain, today } = step;
  const bring = joined.flatMap(({ memberId, plan }) => {
    const through = plan.pointsThrough && Temporal.PlainDate.from(plan.pointsThrough);
    return through && Temporal.PlainDate.compare(through, today) >= 0
      ? [{ memberId, points: plan.points, through }]
      : [];
  });
  const ids = await drawIds(step, "point_lot_id_seq", bring.length);
  if (bring.length === 0) return [];
  const lots = bring.map((each, at) => ({ ...each, lotId: ids[at] as number }));
  for (const { memberId, lotId } of lots) made.set(memberId, { ...made.get(memberId), lotId });
  return [
    insertBalances(step, lots),
    ...recordActs(
      lots.map((lot) => ({
        who: { chainId: chain.id, memberId: lot.memberId, today },
        entries: [],
        days: [dayOf(lot, today)],
      })),
    ),
  ];
}

type CardRules = Awaited<ReturnType<ReturnType<typeof selectCardRules>["execute"]>>;

/** Returns the changes that imported stamps make to the member's cards. Omits cards that have ended since the check. */
export function changesOf(
  rules: CardRules,
  stamps: ImportPlan["stamps"],
  memberCards: ReadonlyMap<number, MemberCard>,
  today: Temporal.PlainDate,
): CardChange[] {
  return stamps.flatMap(({ cardId, stamps: stampCount }): CardChange[] => {
    const row = rules.find(({ id }) => id === cardId);
    if (!row) return [];
    const { stamps_amount: stampsAmount, month_validation: monthValidation, day_validation: dayValidation } = row;
    const rule = { stampsAmount, monthValidation, dayValidation, status: "ACTIVE" as const };
    const before = memberCards.get(cardId) ?? untouchedCard;
    const added = addStamps(before, rule, Math.min(stampCount, stampsAmount), today);
    return added.ok ? [{ stampCardId: cardId, before, after: added.card, entries: added.entries }] : [];
  });
}

interface OpeningVisit {
  memberId: number;
  visitId: number;
  locationId: number | null;
}

const insertImportedVisits = rowInserter("purchase", {
  id: "bigint",
  registration_key: "uuid",
  member_id: "bigint",
  location_id: "bigint null",
  account_id: "bigint",
  purchased_at: "timestamptz",
  purchased_on: "date",
  amount_ore: "bigint",
  import_id: "bigint",
});

/** Inserts visits without a purchase, each with the id of its import. */
export const insertVisits = (
  { chain, lockedImport: memberImport, now, today }: Step,
  visits: readonly OpeningVisit[],
): Compilable[] =>
  insertImportedVisits(
    chain.id,
    visits.map(({ visitId, memberId, locationId }) => ({
      id: visitId,
      registration_key: randomUUID(),
      member_id: memberId,
      location_id: locationId,
      account_id: memberImport.account_id,
      purchased_at: now,
      purchased_on: today,
      amount_ore: 0,
      import_id: memberImport.id,
    })),
  );

/**
 * Gives imported stamps in a visit without a purchase at the member's home location. Cards that have ended since the
 * check get none.
 */
async function stampCards(step: Step, joined: readonly Joined[], made: Opening["made"]): Promise<Compilable[]> {
  const { trx, chain, now, today } = step;
  const bring = joined.filter(({ plan }) => plan.stamps.length > 0);
  if (bring.length === 0) return [];
  const rules = await selectCardRules(trx).execute();
  const visits = bring
    .map(({ memberId, plan }) => ({
      memberId,
      locationId: plan.locationId,
      changes: changesOf(rules, plan.stamps, new Map(), today),
    }))
    .filter(({ changes }) => changes.length > 0);
  const ids = await drawIds(step, "purchase_id_seq", visits.length);
  const stamped = visits.map((visit, at) => ({ ...visit, visitId: ids[at] as number }));
  for (const { memberId, visitId } of stamped) made.set(memberId, { ...made.get(memberId), visitId });
  return [
    ...insertVisits(step, stamped),
    ...writeAllCards(
      stamped.map(({ memberId, visitId, changes }) => ({
        who: { chainId: chain.id, memberId, now, today },
        tie: { purchaseId: visitId, returnId: null, redemptionId: null },
        changes,
      })),
    ),
    ...recordActs(
      stamped.map(({ memberId, changes }) => ({ who: { chainId: chain.id, memberId, today }, cards: changes })),
    ),
  ];
}

/** Writes the opening points and stamps of members, with the importing account as author and the file as reason. */
export async function writeOpening(step: Step, joined: readonly Joined[]): Promise<Opening> {
  const made: Opening["made"] = new Map();
  const balances = await openBalances(step, joined, made);
  return { made, writes: [...(await stampCards(step, joined, made)), ...balances] };
}
