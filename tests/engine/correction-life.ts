import { clawBack, deduct, earn, reinstate } from "#features/loyalty/points/domain/account.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { validThrough } from "#packages/domain/calendar.ts";
import { type ClubLife, keepAccount, type LifeCorrection, type LifeDeduction, type LifeMember } from "./club-life.ts";
import { balances, memberOf, no } from "./return-life.ts";

export function correct(life: ClubLife, { member, points }: { member: number; points: number }) {
  const who = life.members[member] as LifeMember;
  const lotId = ++life.lots;
  const lot = { id: lotId, points, validThrough: validThrough(life.today, life.rule.monthValidation) };
  keepAccount(life, who, earn(who.account, lot, life.today));
  const made: LifeCorrection = { member, lotId, points, notCancelled: true, realId: 0 };
  life.corrections.push(made);
  return { made, answer: balances(life, who) };
}

export function withdraw(life: ClubLife, correction: LifeCorrection) {
  if (!correction.notCancelled) no("ALREADY_VOIDED");
  const member = memberOf(life, correction);
  correction.notCancelled = false;
  keepAccount(life, member, clawBack(member.account, correction.lotId, correction.points, life.today));
  return balances(life, member);
}

/** Deducts points. */
export function take(life: ClubLife, { member, points }: { member: number; points: number }) {
  const who = life.members[member] as LifeMember;
  const deduction = deduct(who.account, points, life.today);
  if (!deduction.ok) return no(deduction.reason);
  const allocations = deduction.entries.map(({ lotId, points }) => ({ lotId, points }));
  keepAccount(life, who, deduction);
  const made: LifeDeduction = { member, allocations, notCancelled: true, realId: 0 };
  life.deductions.push(made);
  return { made, answer: balances(life, who) };
}

/** Returns the points that an event requests to deduct. */
export const askedPoints = (life: ClubLife, { member, points }: { member: number; points: number }) =>
  points || Math.max(1, balanceOn((life.members[member] as LifeMember).account.lots, life.today));

export function restore(life: ClubLife, deduction: LifeDeduction) {
  if (!deduction.notCancelled) no("ALREADY_VOIDED");
  const member = memberOf(life, deduction);
  deduction.notCancelled = false;
  keepAccount(life, member, reinstate(member.account, deduction.allocations, life.today, "RESTORE"));
  return balances(life, member);
}
