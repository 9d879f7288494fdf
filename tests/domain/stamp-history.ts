import fc from "fast-check";
import { canTransition, type StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import {
  type MemberCard,
  type StampCardRule,
  untouchedCard,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { givenBy, partsToClawBack } from "#features/loyalty/stamp-cards/domain/stamp-card-replay.ts";
import {
  addStamps,
  clawBackStamps,
  type GivenStamps,
  reinstateReward,
  type StampEntry,
  useReward,
} from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { checkStep, holdStamps, type Totals } from "./stamp-laws.ts";

/**
 * An event of one member with two cards, as plain data. `visit`, `use` and `which` are indexes among the present
 * targets, modulo their number, so that every list of events is a history.
 */
export type StampEvent =
  | { kind: "VISIT"; stamps: readonly [number, number] }
  | { kind: "RETURN"; visit: number; stamps: readonly [number, number]; isWhole: boolean }
  | { kind: "USE"; card: 0 | 1; which: number; visit: number }
  | { kind: "CANCEL_USE"; use: number }
  | { kind: "DAYS"; days: number }
  | { kind: "STATUS"; card: 0 | 1; to: StoredStatus }
  | { kind: "EDIT"; card: 0 | 1; stampsAmount: number; monthValidation: number; dayValidation: number };

const card = fc.constantFrom<0 | 1>(0, 1);
const some = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 7, arbitrary: fc.integer({ min: 1, max: 7 }) },
);
const nth = fc.nat(1000);
const days = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 2, arbitrary: fc.integer({ min: 26, max: 33 }) },
  { weight: 1, arbitrary: fc.integer({ min: 34, max: 400 }) },
);
const statuses: StoredStatus[] = ["ACTIVE", "ACTIVE", "STOPPED", "STOPPED", "COMPLETED", "WITHDRAWN"];

const event: fc.Arbitrary<StampEvent> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ kind: fc.constant("VISIT" as const), stamps: fc.tuple(some, some) }) },
  {
    weight: 18,
    arbitrary: fc.record({
      kind: fc.constant("RETURN" as const),
      visit: nth,
      stamps: fc.tuple(some, some),
      isWhole: fc.boolean(),
    }),
  },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("USE" as const), card, which: nth, visit: nth }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("CANCEL_USE" as const), use: nth }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("DAYS" as const), days }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("STATUS" as const), card, to: fc.constantFrom(...statuses) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("EDIT" as const),
      card,
      stampsAmount: fc.integer({ min: 2, max: 6 }),
      monthValidation: fc.integer({ min: 1, max: 3 }),
      dayValidation: fc.integer({ min: 1, max: 40 }),
    }),
  },
);

/** Generates lists of up to `maxLength` events. */
export function stampHistory(maxLength = 40): fc.Arbitrary<StampEvent[]> {
  return fc.array(event, { maxLength, size: "max" });
}

/** A member's account of one card: the card, every entry, and independent totals. */
export interface CardAccount {
  rule: StampCardRule;
  card: MemberCard;
  entries: StampEntry[];
  totals: Totals;
}

interface Visit {
  given: GivenStamps[][];
  returned: number[];
}

/** An active use of a reward, with its visit: a full return of that visit cancels the use. */
interface Use {
  card: 0 | 1;
  order: number;
  visit: Visit | null;
}

/** Start days with short months, leap days and clock changes within a card's validity. */
export const tellingDays = ["2027-10-29", "2027-01-31", "2028-01-29", "2028-02-29", "2027-03-27", "2026-12-31"];

/** Runs a history, and checks every law after every event; throws at the first broken law. */
export function runStampHistory(events: readonly StampEvent[], startsOn = "2027-10-29"): StampLife {
  const life = new StampLife(Temporal.PlainDate.from(startsOn));
  for (const event of events) life.live(event);
  return life;
}

export class StampLife {
  today: Temporal.PlainDate;
  accounts: CardAccount[] = [0, 1].map(() => ({
    rule: { stampsAmount: 4, monthValidation: 1, dayValidation: 7, status: "ACTIVE" },
    card: untouchedCard,
    entries: [],
    totals: { accepted: 0, clawedBack: 0, issued: 0, withdrawn: 0 },
  }));
  visits: Visit[] = [];
  uses: Use[] = [];
  /** Counts each kind of event, so that a test can check that histories reach all of them. */
  seen = new Map<string, number>();

  constructor(startsOn: Temporal.PlainDate) {
    this.today = startsOn;
  }

  live(event: StampEvent): void {
    if (event.kind === "VISIT") this.#visit(event.stamps);
    else if (event.kind === "RETURN") this.#return(event);
    else if (event.kind === "USE") this.#use(event);
    else if (event.kind === "CANCEL_USE") this.#cancel(nthOf(this.uses, event.use));
    else if (event.kind === "DAYS") this.today = this.today.add({ days: event.days });
    else if (event.kind === "STATUS") this.#publish(event.card, event.to);
    else {
      const { kind, card, ...promise } = event;
      Object.assign(this.#account(card).rule, promise);
    }
    for (const account of this.accounts) holdStamps(account, this.today);
  }

  #account(card: number): CardAccount {
    return this.accounts[card] as CardAccount;
  }

  #visit(stamps: readonly number[]): void {
    const givenParts = stamps.map((count, index) => {
      if (count === 0) return [];
      const account = this.#account(index);
      const added = addStamps(account.card, account.rule, count, this.today);
      if (!added.ok) {
        this.#count(added.reason);
        return [];
      }
      account.totals.accepted += count;
      account.totals.issued += added.completed;
      this.#change(account, added.card, added.entries);
      if (added.completed > 0 && added.entries.length > 1) this.#count("spilled over");
      return givenBy(added.entries);
    });
    if (givenParts.some((parts) => parts.length > 0))
      this.visits.push({ given: givenParts, returned: stamps.map(() => 0) });
  }

  /** Cancels the visit's uses before its stamps are taken back, like the till. */
  #return({ visit: which, stamps, isWhole }: Extract<StampEvent, { kind: "RETURN" }>): void {
    const visit = nthOf(this.visits, which);
    if (!visit) return;
    if (isWhole) for (const use of this.uses.filter((each) => each.visit === visit)) this.#cancel(use);
    for (const [index, account] of this.accounts.entries()) {
      const returned = visit.returned[index] ?? 0;
      const stampCount = isWhole ? Number.POSITIVE_INFINITY : (stamps[index] ?? 0);
      const parts = partsToClawBack(visit.given[index] ?? [], returned, stampCount);
      const clawback = clawBackStamps(account.card, parts, this.today);
      const taken = parts.reduce((sum, part) => sum + part.stamps, 0);
      visit.returned[index] = returned + taken;
      account.totals.clawedBack += taken;
      this.#change(account, clawback.card, clawback.entries);
    }
    if (isWhole) this.visits.splice(this.visits.indexOf(visit), 1);
  }

  #use({ card, which, visit }: Extract<StampEvent, { kind: "USE" }>): void {
    const account = this.#account(card);
    const filling = nthOf(
      account.card.fillings.filter(({ reward }) => reward !== null),
      which,
    );
    if (!filling?.reward) return;
    const used = useReward(account.card, filling.order, this.today);
    const inTime = filling.reward.endsOn.since(this.today).days >= 0;
    if (used.ok !== (inTime && !filling.reward.used))
      throw new Error(`reward ${filling.order}: ${JSON.stringify(used)}`);
    this.#count(used.ok ? "used" : used.reason);
    if (!used.ok) return;
    this.#change(account, used.card, []);
    this.uses.push({ card, order: filling.order, visit: nthOf(this.visits, visit) ?? null });
  }

  #cancel(use: Use | undefined): void {
    if (!use) return;
    const account = this.#account(use.card);
    const reinstatement = reinstateReward(account.card, use.order, this.today);
    this.#change(account, reinstatement.card, reinstatement.entries);
    this.uses.splice(this.uses.indexOf(use), 1);
  }

  #publish(card: number, to: StoredStatus): void {
    const { rule } = this.#account(card);
    if (canTransition(rule.status, to)) rule.status = to;
  }

  #change(account: CardAccount, after: MemberCard, entries: StampEntry[]): void {
    const before = account.card;
    checkStep(before, after, entries, this.today);
    const isFull = (card: MemberCard, order: number) =>
      card.fillings.some((filling) => filling.order === order && filling.status === "COMPLETED");
    account.totals.withdrawn += before.fillings.filter(
      ({ order }) => isFull(before, order) && !isFull(after, order),
    ).length;
    for (const { kind } of entries) this.#count(kind);
    account.card = after;
    account.entries.push(...entries);
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }
}

function nthOf<T>(list: readonly T[], index: number): T | undefined {
  return list.length === 0 ? undefined : list[index % list.length];
}
