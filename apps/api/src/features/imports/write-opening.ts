import { randomUUID } from "node:crypto";
import type { ImportPlan } from "@stammis/domain/imports/check-row";
import { untouchedCard } from "@stammis/domain/stamp-cards/card-fillings";
import { addStamps } from "@stammis/domain/stamp-cards/stamp-cards";
import type { CardChange } from "@stammis/domain/visits/card-changes";
import { type Compilable, sql } from "kysely";
import { statement } from "../../db/prepared.ts";
import { thisChain } from "../../db/this-chain.ts";
import { ofCorrection } from "../figures/keep-figures.ts";
import { countersOfCards, writeCounters } from "../figures/write-counters.ts";
import { writeFigures } from "../figures/write-figures.ts";
import { writeAllCards } from "../stamp-cards/write-cards.ts";
import type { Step } from "./check-rows.ts";
import { selectCardRules } from "./queries.ts";

/** A row that has become a member. */
export interface Joined {
  number: number;
  plan: ImportPlan;
  memberId: number;
}

/** What members brought with them: lots and visits by member, and what writes them. */
interface Opening {
  made: Map<number, { lotId?: number; visitId?: number }>;
  writes: Compilable[];
}

async function drawIds({ trx }: Step, sequence: "point_lot_id_seq" | "purchase_id_seq", count: number) {
  if (count === 0) return [];
  const drawn = sql<{ id: number }>`select nextval(${sequence}::regclass) as id from generate_series(1, ${count}::int)`;
  return (await drawn.execute(trx)).rows.map(({ id }) => id);
}

/** Opening balances: a lot each with its own last day; of points that have expired since they were checked, none. */
async function openBalances(step: Step, joined: readonly Joined[], made: Opening["made"]): Promise<Compilable[]> {
  const { chain, found, now, today } = step;
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
  const ofLots = lots.map(({ lotId }) => lotId);
  return [
    // Beside `openLots`: a lot says once and for all which import brought it.
    statement(sql`with opened as (select * from unnest(${ofLots}::bigint[], ${lots.map(({ memberId }) => memberId)}::bigint[],
          ${lots.map(({ points }) => points)}::bigint[], ${lots.map(({ through }) => through.toString())}::date[])
        as opened (id, member, points, through)),
      lot as (insert into point_lot (chain_id, id, member_id, earned_on, valid_through, amount, left_points, source, reason,
          account_id, import_id)
        select ${chain.id}::bigint, id, member, ${today}::date, through, points, points, 'OPENING_BALANCE',
          ${found.file_name}::text, ${found.account_id}::bigint, ${found.id}::bigint from opened)
      insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
      select ${chain.id}::bigint, member, id, 'EARN', points, ${now}::timestamptz from opened`),
    statement(sql`update member_statistics as figures set points = lot.amount, points_on = ${today}::date,
        points_through = lot.valid_through
      from point_lot as lot where figures.chain_id = ${thisChain} and lot.chain_id = ${thisChain}
        and lot.id = any(${ofLots}::bigint[]) and figures.member_id = lot.member_id`),
    ...writeFigures(
      { chainId: chain.id, memberId: found.id },
      {
        adds: lots.map(({ points, through }) => ({
          ...ofCorrection(today, 0),
          ...{ validThrough: through, pointsLeft: points },
        })),
        entries: [],
      },
    ),
  ];
}

/** Stamps: a visit without a purchase at the member's home, as any stamp is given at one. Cards ended since get none. */
async function stampCards(step: Step, joined: readonly Joined[], made: Opening["made"]): Promise<Compilable[]> {
  const { trx, chain, found, now, today } = step;
  const bring = joined.filter(({ plan }) => plan.stamps.length > 0);
  if (bring.length === 0) return [];
  const rules = await selectCardRules(trx).execute();
  const changesOf = (stamps: Joined["plan"]["stamps"]) =>
    stamps.flatMap(({ cardId, stamps: asked }): CardChange[] => {
      const row = rules.find(({ id }) => id === cardId);
      if (!row) return [];
      const { stamps_amount: stampsAmount, month_validation: monthValidation, day_validation: dayValidation } = row;
      const rule = { stampsAmount, monthValidation, dayValidation, status: "ACTIVE" as const };
      const added = addStamps(untouchedCard, rule, Math.min(asked, stampsAmount), today);
      return added.ok
        ? [{ stampCardId: cardId, before: untouchedCard, after: added.card, entries: added.entries }]
        : [];
    });
  const visits = bring
    .map(({ memberId, plan }) => ({ memberId, locationId: plan.locationId, changes: changesOf(plan.stamps) }))
    .filter(({ changes }) => changes.length > 0);
  const ids = await drawIds(step, "purchase_id_seq", visits.length);
  const stamped = visits.map((visit, at) => ({ ...visit, visitId: ids[at] as number }));
  for (const { memberId, visitId } of stamped) made.set(memberId, { ...made.get(memberId), visitId });
  return [
    statement(sql`insert into purchase (chain_id, id, registration_key, member_id, location_id, account_id, purchased_at,
        purchased_on, amount_ore)
      select ${chain.id}::bigint, id, key, member, location, ${found.account_id}::bigint, ${now}::timestamptz, ${today}::date, 0
      from unnest(${ids}::bigint[], ${ids.map(() => randomUUID())}::uuid[], ${stamped.map((visit) => visit.memberId)}::bigint[],
        ${stamped.map((visit) => visit.locationId)}::bigint[]) as each (id, key, member, location)`),
    ...writeAllCards(
      stamped.map(({ memberId, visitId, changes }) => ({
        who: { chainId: chain.id, memberId, now, today },
        tie: { purchaseId: visitId, returnId: null, redemptionId: null },
        changes,
      })),
    ),
    ...writeCounters(
      { chainId: chain.id, memberId: found.id },
      stamped.flatMap(({ changes }) => countersOfCards(changes)),
    ),
  ];
}

/** Points and stamps that members bring from before, each with its author and its reason: the file. */
export async function writeOpening(step: Step, joined: readonly Joined[]): Promise<Opening> {
  const made: Opening["made"] = new Map();
  const balances = await openBalances(step, joined, made);
  return { made, writes: [...(await stampCards(step, joined, made)), ...balances] };
}
