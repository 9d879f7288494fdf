import { clawBack, deduct, earn, reinstate } from "#features/loyalty/points/domain/account.ts";
import { type Account, balanceOn, type NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import { earningOf } from "#features/loyalty/points/domain/points.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import { planPending } from "#features/till/register/domain/plan-pending.ts";
import { type PromisedEarning, planVisit, type VisitRequest } from "#features/till/register/domain/plan-visit.ts";
import { planCancellation, planReturn, type ReachedMember } from "#features/till/returns/domain/plan-return.ts";
import {
  type CardEntry,
  type Done,
  type LifeMember,
  type LifeUse,
  type LifeVisit,
  newMember,
  VisitClub,
  type VisitPlan,
} from "./visit-club.ts";
import type { VisitEvent } from "./visit-events.ts";

/** The number of days before a pending purchase expires unless its buyer joins. */
const waitsFor = 30;

/** A club that plans its visits and returns with the product's rules, and stores the results. */
export class VisitLife extends VisitClub {
  /** Applies an event; returns no acts when it has no target or the rules refuse it. */
  live(event: VisitEvent): Done[] {
    switch (event.kind) {
      case "VISIT":
        return this.#visit(event);
      case "RETURN":
        return this.#return(event);
      case "CANCEL":
        return this.#cancel(event.which);
      case "CORRECT":
        return this.#correct(event);
      case "DEDUCT":
        return this.#deduct(event);
      case "VOID_CORRECTION":
      case "RESTORE":
        return this.#undoCorrection(event);
      case "INVITE":
        return this.#invite(event);
      case "JOIN":
        return this.#join();
      case "ERASE":
        return this.#erase(event.member);
      default:
        return this.#change(event);
    }
  }

  #keepCards(member: LifeMember, cards: readonly CardChange[]): CardEntry[] {
    const written = cards.flatMap(({ stampCardId, entries }) => entries.map((entry) => ({ ...entry, stampCardId })));
    for (const { stampCardId, after } of cards) member.cards.set(stampCardId, after);
    member.stampEntries.push(...written);
    return written;
  }

  #keepVisit(kind: Done["kind"], index: number, request: VisitRequest, plan: VisitPlan): Done {
    const member = this.members[index] as LifeMember;
    const before = structureOf(member);
    const { lots, settlements } = plan.account;
    member.account = { lots, settlements: [...member.account.settlements, ...settlements] };
    member.entries.push(...plan.entries);
    const uses = plan.uses.map(({ couponId, points, valueOre, stampCardId, fillingOrder }, place): LifeUse => {
      const allocations = plan.entries.filter((entry) => entry.use === place && entry.kind === "REDEEM");
      const id = this.uses.length + place + 1;
      const of = { member: index, couponId, points, notCancelled: true, ofWelcomeOffer: false };
      return { id, valueOre, stampCardId, fillingOrder, allocations, ...of };
    });
    this.uses.push(...uses);
    const { earning, payment } = plan;
    const lot = earning && { id: ++this.lots, earned: earning.points, returnedSoFar: 0, ...rateOf(earning) };
    const stampEntries = this.#keepCards(member, plan.cards);
    this.visits.push({
      member: index,
      request,
      keptOre: payment.paidOre,
      lot,
      uses,
      stampEntries,
      returned: false,
    });
    return { kind, member: index, before, plan };
  }

  #visit({ kind, member, amountOre, coupons, stamps, rewards }: Extract<VisitEvent, { kind: "VISIT" }>): Done[] {
    const index = this.who(member);
    const context = this.knownOf(index);
    const request: VisitRequest = {
      amountOre,
      campaignIds: [],
      couponIds: coupons.map((each) => each + 1),
      welcomeOffer: null,
      stamps: stampsOf(stamps),
      fillingIds: rewards ? context.rewards.map(({ fillingId }) => fillingId) : [],
    };
    const planned = planVisit(request, context, this.today);
    return planned.ok ? [this.#keepVisit(kind, index, request, planned.plan)] : [];
  }

  #return({ kind, which, percent }: Extract<VisitEvent, { kind: "RETURN" }>): Done[] {
    const visit = pick(this.present(this.visits.filter(({ returned }) => !returned)), which);
    return visit ? this.bringBack(visit, percent, kind) : [];
  }

  bringBack(visit: LifeVisit, percent = 100, kind: Done["kind"] = "RETURN"): Done[] {
    const member = this.members[visit.member] as LifeMember;
    const nothing = { stamps: new Map(), useIds: [], keptUseIds: [] };
    const amountOre = Math.floor((visit.keptOre * percent) / 100);
    const uses = visit.uses.filter(({ notCancelled }) => notCancelled);
    const { returned, keptOre, lot, stampEntries } = visit;
    const context = { ...reached(member), returned, keptOre, uses, welcomeOffer: false, lot, stampEntries };
    const planned = planReturn(percent === 100 ? "EVERYTHING" : { ...nothing, amountOre }, context, this.today);
    if (!planned.ok) return [];
    const before = structureOf(member);
    const { plan } = planned;
    member.account = plan.account;
    member.entries.push(...plan.entries);
    for (const use of visit.uses) if (plan.uses.some(({ id }) => id === use.id)) use.notCancelled = false;
    visit.keptOre = plan.keptOre;
    visit.returned = plan.isComplete;
    if (visit.lot) visit.lot.returnedSoFar += plan.takenPoints;
    visit.stampEntries.push(...this.#keepCards(member, plan.cards));
    return [{ kind, member: visit.member, before }];
  }

  #cancel(which: number): Done[] {
    const use = pick(this.present(this.uses.filter(({ notCancelled }) => notCancelled)), which);
    if (!use) return [];
    const member = this.members[use.member] as LifeMember;
    const planned = planCancellation(use, reached(member), this.today);
    if (!planned.ok) return [];
    const before = structureOf(member);
    member.account = planned.plan.account;
    member.entries.push(...planned.plan.entries);
    this.#keepCards(member, planned.plan.cards);
    use.notCancelled = false;
    return [{ kind: "CANCEL", member: use.member, before }];
  }

  #keepAccount(kind: Done["kind"], index: number, outcome: { account: Account; entries: NewEntry[] }): Done {
    const member = this.members[index] as LifeMember;
    const before = structureOf(member);
    member.account = outcome.account;
    member.entries.push(...outcome.entries);
    return { kind, member: index, before };
  }

  #correct({ kind, member, points }: Extract<VisitEvent, { kind: "CORRECT" }>): Done[] {
    const index = this.who(member);
    const lot = { id: ++this.lots, points, validThrough: this.today.add({ months: 2 }) };
    this.corrections.push({ member: index, lotId: lot.id, points, notCancelled: true });
    return [this.#keepAccount(kind, index, earn(this.members[index]?.account as Account, lot, this.today))];
  }

  #deduct({ kind, member, points }: Extract<VisitEvent, { kind: "DEDUCT" }>): Done[] {
    const index = this.who(member);
    const account = this.members[index]?.account as Account;
    const taken = deduct(account, Math.min(points, Math.max(1, balanceOn(account.lots, this.today))), this.today);
    if (!taken.ok) return [];
    const allocations = taken.entries.map(({ lotId, points }) => ({ lotId, points }));
    const sum = allocations.reduce((all, each) => all + each.points, 0);
    this.deductions.push({ member: index, allocations, points: sum, notCancelled: true });
    return [this.#keepAccount(kind, index, taken)];
  }

  #undoCorrection({ kind, which }: Extract<VisitEvent, { kind: "VOID_CORRECTION" | "RESTORE" }>): Done[] {
    if (kind === "RESTORE") {
      const one = pick(this.present(this.deductions.filter(({ notCancelled }) => notCancelled)), which);
      if (!one) return [];
      one.notCancelled = false;
      const account = this.members[one.member]?.account as Account;
      return [this.#keepAccount(kind, one.member, reinstate(account, one.allocations, this.today, "RESTORE"))];
    }
    const one = pick(this.present(this.corrections.filter(({ notCancelled }) => notCancelled)), which);
    if (!one) return [];
    one.notCancelled = false;
    const account = this.members[one.member]?.account as Account;
    return [this.#keepAccount(kind, one.member, clawBack(account, one.lotId, one.points, this.today))];
  }

  #invite({ amountOre, stamps }: Extract<VisitEvent, { kind: "INVITE" }>): Done[] {
    const earning = amountOre === null ? null : earningOf(this.rule, amountOre, this.today);
    const { pointsPerKronaHundredths } = this.rule;
    const request: VisitRequest = {
      amountOre,
      promised: earning && { ...earning, pointsPerKronaHundredths },
      stamps: stampsOf(stamps),
      campaignIds: [],
      couponIds: [],
      fillingIds: [],
      welcomeOffer: null,
    };
    this.pending.push({ request, waitsThrough: this.today.add({ days: waitsFor }) });
    return [];
  }

  #join(): Done[] {
    const pending = this.pending.shift();
    if (!pending) return [];
    const index = this.members.push(newMember()) - 1;
    const outcomes: Done[] = [{ kind: "JOIN", member: index, before: newMember() }];
    if (Temporal.PlainDate.compare(pending.waitsThrough, this.today) < 0) return outcomes;
    const plan = planPending(pending.request, this.knownOf(index), this.today);
    return plan ? [...outcomes, this.#keepVisit("CLAIM", index, pending.request, plan)] : outcomes;
  }

  #erase(which: number): Done[] {
    if (this.members.filter(({ erased }) => !erased).length < 2) return [];
    const index = this.who(which);
    const member = this.members[index] as LifeMember;
    const before = structureOf(member);
    member.erased = true;
    return [{ kind: "ERASE", member: index, before }];
  }

  #change(event: Extract<VisitEvent, { kind: "RULES" | "PRICE" | "DAYS" }>): Done[] {
    if (event.kind === "DAYS") this.today = this.today.add({ days: event.days });
    else if (event.kind === "PRICE")
      this.coupons = this.coupons.map((one) => (one.kind === "REWARD" ? { ...one, price: event.points } : one));
    else {
      const { active, rate: pointsPerKronaHundredths, months: monthValidation, countedFrom: from } = event;
      const countedPointsFrom = from === null ? null : this.today.add({ days: from });
      this.rule = { active, pointsPerKronaHundredths, monthValidation, countedPointsFrom };
    }
    return [{ kind: event.kind, member: 0, before: structureOf(this.members[0] as LifeMember) }];
  }
}

const stampsOf = (stamps: readonly number[]) =>
  stamps.flatMap((count, index) => (count > 0 ? [{ stampCardId: index + 1, stamps: count }] : []));
const rateOf = ({ pointsPerKronaHundredths }: PromisedEarning) => ({ pointsPerKronaHundredths });
const reached = ({ account, cards }: LifeMember): ReachedMember => ({ account, cards });
const pick = <T>(among: readonly T[], which: number) => among.at(-1 - (which % Math.max(1, among.length)));
const structureOf = (member: LifeMember): LifeMember => ({
  ...member,
  cards: new Map(member.cards),
  entries: [...member.entries],
  stampEntries: [...member.stampEntries],
});
