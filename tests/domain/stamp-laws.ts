import {
  type CardFilling,
  type MemberCard,
  openFilling,
  rewardUsable,
  shownFilling,
  stampsAmountMax,
  stampsAmountMin,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { agreesWithEntries } from "#features/loyalty/stamp-cards/domain/stamp-card-replay.ts";
import { changedFillings, type StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";

/** Totals counted apart from cards and entries: stamps accepted and taken back, rewards issued and withdrawn. */
export interface Totals {
  accepted: number;
  clawedBack: number;
  issued: number;
  withdrawn: number;
}

interface Account {
  card: MemberCard;
  entries: readonly StampEntry[];
  totals: Totals;
}

type Day = Temporal.PlainDate;
const isAfter = (a: Day, b: Day) => Temporal.PlainDate.compare(a, b) > 0;

function hold(law: string, isSatisfied: boolean, facts: unknown): void {
  if (!isSatisfied) throw new Error(`${law}: ${JSON.stringify(facts)}`);
}

/**
 * Checks the laws of a member's card on any day: bounds, one reward per full filling, the sum law, the normal form,
 * replay.
 */
export function holdStamps({ card, entries, totals }: Account, today: Day): void {
  for (const filling of card.fillings) holdFilling(filling);
  holdOrders(card, today);
  const onFillings = card.fillings.reduce((sum, { collected }) => sum + collected, 0);
  const lost = sumOf(entries, "LOST");
  hold("sum", onFillings - card.owed === totals.accepted - (totals.clawedBack - lost), { card, totals, lost });
  hold("accepted", sumOf(entries, "STAMP") + sumOf(entries, "FILL") === totals.accepted, { entries, totals });
  const returnedStamps = sumOf(entries, "TAKE_BACK") + sumOf(entries, "OWE") + lost;
  hold("returned stamps", returnedStamps === totals.clawedBack, { entries, totals });
  const rewards = card.fillings.filter(({ reward }) => reward !== null).length;
  hold("one reward for each completion", rewards === totals.issued - totals.withdrawn, { card, totals });
  hold("replay", agreesWithEntries(card, entries), { card, entries });
  const live = openFilling(card, today) ?? card.fillings.find(({ reward }) => reward && rewardUsable(reward, today));
  hold("no stamps are owed while stamps can pay", card.owed === 0 || !live, { card, today });
}

function holdFilling(filling: CardFilling): void {
  const { collected, stampsAmount, status, reward } = filling;
  const isFull = collected === stampsAmount;
  hold("places", stampsAmount >= stampsAmountMin && stampsAmount <= stampsAmountMax, filling);
  hold("collected in bounds", collected >= 0 && collected <= stampsAmount, filling);
  hold(
    "a full filling is completed and has a reward",
    isFull === (status === "COMPLETED") && isFull === (reward !== null),
    filling,
  );
  hold("an empty filling has the state EMPTIED", (collected === 0) === (status === "EMPTIED"), filling);
  hold("the filling has at least one day", !isAfter(filling.startedOn, filling.endsOn), filling);
  hold("the reward has at least one day", !reward || !isAfter(reward.startsOn, reward.endsOn), filling);
}

function holdOrders(card: MemberCard, today: Day): void {
  const orders = new Set(card.fillings.map(({ order }) => order));
  hold("orders are unique", orders.size === card.fillings.length, card);
  hold("the card stores the last order", Math.max(0, ...orders) === card.lastOrder, card);
  hold("at most one filling is open", card.fillings.filter(({ status }) => status === "OPEN").length <= 1, card);
  hold("owed is not negative", card.owed >= 0, card);
  const open = openFilling(card, today);
  hold("an open filling has not expired", !open || !isAfter(today, open.endsOn), { open, today });
}

/** Checks the laws of one act: terms kept, the past unchanged, stamps on the filling of their day, safe writes. */
export function checkStep(before: MemberCard, after: MemberCard, entries: readonly StampEntry[], today: Day): void {
  for (const filling of before.fillings) holdFillingStep(filling, fillingOf(after, filling.order), entries, today);
  for (const { kind, order, stamps } of entries) {
    hold("entries are positive", Number.isInteger(stamps) && stamps > 0, entries);
    if (order === null) continue;
    const earlier = fillingOf(before, order);
    const filling = fillingOf(after, order);
    hold(
      "only what died is lost",
      kind !== "LOST" || (earlier !== undefined && cameToNothing(earlier, today)),
      earlier,
    );
    if (kind !== "STAMP") continue;
    hold("lands on a filling open today", !earlier || shownFilling(earlier, today).status === "OPEN", {
      earlier,
      today,
    });
    hold(
      "the first stamp starts the clock",
      earlier !== undefined || filling?.startedOn.equals(today) === true,
      filling,
    );
  }
  const used = (card: MemberCard) => card.fillings.filter(({ reward }) => reward?.used).length;
  hold("one use at a time", Math.abs(used(after) - used(before)) <= 1, { before, after });
  holdWrites(before, after);
}

function holdFillingStep(
  before: CardFilling,
  after: CardFilling | undefined,
  entries: readonly StampEntry[],
  today: Day,
): void {
  const facts = { before, after, entries, today };
  if (!after) throw new Error(`filling ${before.order} is gone`);
  hold("the number of places does not change", after.stampsAmount === before.stampsAmount, facts);
  hold("the days do not change", after.startedOn.equals(before.startedOn) && after.endsOn.equals(before.endsOn), facts);
  const isPast = before.status === "RESET" || before.status === "EMPTIED";
  hold("past fillings do not change", !isPast || after === before, facts);
  const ranOut = before.reward !== null && isAfter(today, before.reward.endsOn) && !before.reward.used;
  hold("expired rewards do not change", !ranOut || after === before, facts);
  hold("a used reward remains", !before.reward?.used || after.reward !== null || hasPaid(entries, before.order), facts);
  const moved = entries.filter(({ order, kind }) => order === before.order && kind !== "LOST");
  hold("only entries move stamps", moved.length > 0 || after.collected === before.collected, facts);
}

/** Writes changes as a table would take them: one row at a time, never with two open fillings. */
function holdWrites(before: MemberCard, after: MemberCard): void {
  const table = new Map(before.fillings.map((filling) => [filling.order, filling]));
  for (const filling of changedFillings(before, after)) {
    table.set(filling.order, filling);
    const open = [...table.values()].filter(({ status }) => status === "OPEN");
    hold("at most one filling is open while rows are written", open.length <= 1, { before, after });
  }
  hold(
    "all that changed is written",
    after.fillings.every((filling) => table.get(filling.order) === filling),
    after,
  );
}

function cameToNothing(filling: CardFilling, today: Day): boolean {
  const { reward } = filling;
  return reward ? !reward.used && isAfter(today, reward.endsOn) : shownFilling(filling, today).status === "RESET";
}

const fillingOf = (card: MemberCard, order: number) => card.fillings.find((filling) => filling.order === order);
const hasPaid = (entries: readonly StampEntry[], order: number) =>
  entries.some((entry) => entry.kind === "PAY" && entry.order === order);

function sumOf(entries: readonly StampEntry[], kind: StampEntry["kind"]): number {
  return entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.stamps : sum), 0);
}
