import type { Compilable } from "kysely";
import { recordAct } from "#features/insight/figures/api/record-figures.ts";
import { selectUsableLots } from "#features/loyalty/points/api/ledger.ts";
import { lockMembers } from "#features/loyalty/points/api/lock-member.ts";
import { writeEntries } from "#features/loyalty/points/api/write-account.ts";
import { earn } from "#features/loyalty/points/domain/account.ts";
import { heldCards, memberCardsOf, selectMemberCards } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { writeCards } from "#features/loyalty/stamp-cards/api/write-cards.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { ImportPlan } from "../../domain/check-row.ts";
import { type Brings, bringsNothing, bringsToKnown, nothing } from "../../domain/known-members.ts";
import { readKnownMembers } from "../checking/read-known-members.ts";
import { selectCardRules } from "../queries.ts";
import type { Choices, Step } from "../steps.ts";
import { writeConsents } from "./write-consents.ts";
import { changesOf, dayOf, drawIds, insertBalances, insertVisits } from "./write-opening.ts";

interface KnownRow {
  number: number;
  plan: ImportPlan;
  memberId: number | null;
  brings: Brings | null;
}

/** The points, stamps and opt-outs that a row gave an existing member, with the ids of the lot and the visit. */
export interface Given {
  brings: Brings;
  made: { lotId?: number; visitId?: number };
}

type Receiving = KnownRow & { memberId: number };

const whoOf = ({ chain, now, today }: Step, memberId: number) => ({ chainId: chain.id, memberId, now, today });

/**
 * Gives an opening balance, which pays a deficit first, like a correction. A balance that expired since the check gives
 * nothing.
 */
async function giveBalance(step: Step, { memberId, plan }: Receiving, points: number): Promise<number | null> {
  const { trx, batch, today } = step;
  const through = plan.pointsThrough && Temporal.PlainDate.from(plan.pointsThrough);
  if (points === 0 || !through || Temporal.PlainDate.compare(through, today) < 0) return null;
  const [lotId] = (await drawIds(step, "point_lot_id_seq", 1)) as [number];
  const [lots] = await batch(selectUsableLots(trx, memberId, today));
  const { entries } = earn({ lots, settlements: [] }, { id: lotId, points, validThrough: through }, today);
  const who = whoOf(step, memberId);
  const lot = { memberId, lotId, points, through };
  await batch(
    insertBalances(step, [lot]),
    ...writeEntries(who, entries),
    ...recordAct({ who, entries, days: [dayOf(lot, today)] }),
  );
  return lotId;
}

/** Gives stamps to the member's current cards in a visit, by the same rules as at the till. */
async function giveStamps(step: Step, { memberId, plan }: Receiving, rules: Parameters<typeof changesOf>[0]) {
  const { trx, batch, today } = step;
  const [rows] = await batch(selectMemberCards(trx, { memberIds: [memberId], today, fillingIds: [] }));
  const changes = changesOf(rules, plan.stamps, heldCards(memberCardsOf(rows)), today);
  if (changes.length === 0) return null;
  const [visitId] = (await drawIds(step, "purchase_id_seq", 1)) as [number];
  const who = whoOf(step, memberId);
  await batch(
    ...insertVisits(step, [{ memberId, visitId, locationId: plan.locationId }]),
    ...writeCards(who, { purchaseId: visitId, returnId: null, redemptionId: null }, changes),
    ...recordAct({ who, cards: changes }),
  );
  const landed = changes.flatMap(({ entries }) => entries).reduce((sum, { stamps }) => sum + stamps, 0);
  return { visitId, landed };
}

/** Ends marketing in the channels that the row refuses, with the import as evidence. */
function endMarketing(step: Step, { memberId, plan, number }: Receiving, optOuts: Brings["optOuts"]): Compilable[] {
  if (optOuts.length === 0) return [];
  const off = Object.fromEntries(optOuts.map((channel) => [channelRules[channel].consentColumn, false]));
  const consents = plan.consents.filter(({ channel }) => optOuts.includes(channel));
  return [
    step.trx.updateTable("member").set(off).where("id", "=", memberId),
    ...writeConsents(step, [{ memberId, number, plan: { ...plan, consents } }]),
  ];
}

/**
 * Gives existing members the points, stamps and opt-outs of their rows, with the members locked. Skips those that
 * another import has given since or the member has refused. Returns the gifts by row number.
 */
export async function giveKnown(step: Step, rows: readonly KnownRow[]): Promise<Map<number, Given>> {
  const { trx, batch, lockedImport: memberImport } = step;
  const receiving = rows.filter(
    (row): row is Receiving => row.memberId !== null && row.brings !== null && !bringsNothing(row.brings),
  );
  const givenByRow = new Map<number, Given>();
  if (receiving.length === 0) return givenByRow;
  const memberIds = receiving.map(({ memberId }) => memberId);
  const [locked] = await batch(
    lockMembers(trx, { memberIds, accountIds: memberIds.map(() => memberImport.account_id) }),
  );
  const there = locked.map(({ id }) => id);
  const broughtTo = await readKnownMembers(trx, there, memberImport.account_id);
  const rules = await selectCardRules(trx).execute();
  const { opens = false } = memberImport.choices as unknown as Choices;
  for (const row of receiving) {
    const existingMember = broughtTo.get(row.memberId);
    const brings = existingMember ? bringsToKnown(row.plan, existingMember, opens) : nothing;
    const lotId = await giveBalance(step, row, brings.points);
    const stamped = brings.stamps > 0 ? await giveStamps(step, row, rules) : null;
    const ended = endMarketing(step, row, brings.optOuts);
    if (ended.length > 0) await batch(...ended);
    givenByRow.set(row.number, {
      brings: { ...brings, points: lotId === null ? 0 : brings.points, stamps: stamped?.landed ?? 0 },
      made: { ...(lotId !== null && { lotId }), ...(stamped && { visitId: stamped.visitId }) },
    });
  }
  return givenByRow;
}
