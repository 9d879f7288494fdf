import { describe, expect, test } from "vitest";
import { agreesWithEntries, givenBy, keptOf, partsToTakeBack, replayStamps } from "./stamp-card-replay.ts";
import { type MemberCard, type StampCardRule, untouchedCard } from "./stamp-card-usages.ts";
import {
  addStamps,
  type GivenStamps,
  giveBackReward,
  type StampEntry,
  takeBackStamps,
  useReward,
} from "./stamp-cards.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const rule: StampCardRule = { stampsAmount: 5, monthValidation: 1, dayValidation: 7, status: "ACTIVE" };

/** A card with its account, told as short words. */
class Told {
  card: MemberCard = untouchedCard;
  entries: StampEntry[] = [];
  #today = date("2027-03-01");

  on(day: string): this {
    this.#today = date(day);
    return this;
  }
  add(stamps: number, by = rule): this {
    const added = addStamps(this.card, by, stamps, this.#today);
    if (!added.ok) throw new Error(added.reason);
    return this.#keep(added);
  }
  use(order: number): this {
    const use = useReward(this.card, order, this.#today);
    if (!use.ok) throw new Error(use.reason);
    this.card = use.card;
    return this;
  }
  giveBack(order: number): this {
    return this.#keep(giveBackReward(this.card, order, this.#today));
  }
  takeBack(...parts: [number | null, number][]): this {
    const given: GivenStamps[] = parts.map(([order, stamps]) => ({ order, stamps }));
    return this.#keep(takeBackStamps(this.card, given, this.#today));
  }
  /** The kinds of the latest `count` entries, with their usage and stamps. */
  last(count: number): string[] {
    return this.entries.slice(-count).map(({ kind, order, stamps }) => `${kind} ${order ?? "-"} ${stamps}`);
  }
  get cards(): string[] {
    return this.card.usages.map(({ order, collected, status }) => `${order} ${collected} ${status}`);
  }
  #keep({ card, entries }: { card: MemberCard; entries: StampEntry[] }): this {
    this.card = card;
    this.entries.push(...entries);
    expect(agreesWithEntries(this.card, this.entries)).toBe(true);
    return this;
  }
}

describe("taking back", () => {
  test("from the open card, and empties it; the next stamp opens a fresh one with its own clock", () => {
    const told = new Told().add(3).takeBack([1, 2]);
    expect(told.cards).toEqual(["1 1 OPEN"]);
    expect(told.takeBack([1, 1]).cards).toEqual(["1 0 EMPTIED"]);
    expect(told.on("2027-03-20").add(1).cards).toEqual(["1 0 EMPTIED", "2 1 OPEN"]);
    expect(told.card.usages[1]?.startedOn.toString()).toBe("2027-03-20");
  });
  test("over the border, reward unused: the new card first, then the full one reopens and its reward goes", () => {
    const told = new Told().add(4).add(3).takeBack([2, 2], [1, 1]);
    expect(told.cards).toEqual(["1 4 OPEN", "2 0 EMPTIED"]);
    expect(told.card.usages[0]?.reward).toBe(null);
    expect(told.last(2)).toEqual(["TAKE_BACK 2 2", "TAKE_BACK 1 1"]);
    expect(told.add(1).cards).toEqual(["1 5 COMPLETED", "2 0 EMPTIED"]);
  });
  test("over the border, reward used: what cannot be taken is owed, and the next stamps fill it", () => {
    const told = new Told().add(4).add(3).use(1).takeBack([2, 2], [1, 1]);
    expect([told.cards, told.card.owed]).toEqual([["1 5 COMPLETED", "2 0 EMPTIED"], 1]);
    expect(told.last(2)).toEqual(["TAKE_BACK 2 2", "OWE - 1"]);
    expect(told.add(3).last(2)).toEqual(["FILL - 1", "STAMP 3 2"]);
    expect(told.card.owed).toBe(0);
  });
  test("what is owed may be filled in part", () => {
    const told = new Told().add(5).use(1).takeBack([1, 5]).add(2);
    expect([told.card.owed, told.last(1), told.cards]).toEqual([3, ["FILL - 2"], ["1 5 COMPLETED"]]);
    expect(told.add(4).last(2)).toEqual(["FILL - 3", "STAMP 2 1"]);
  });
  test("over the border, reward run out: those stamps are lost, and the card begun since keeps its own", () => {
    const told = new Told().add(4).add(3).on("2027-03-08").takeBack([2, 2], [1, 1]);
    expect([told.cards, told.card.owed]).toEqual([["1 5 COMPLETED", "2 0 EMPTIED"], 0]);
    expect(told.last(2)).toEqual(["LOST 1 1", "TAKE_BACK 2 2"]);
  });
  test("of a reward that was used is owed, though its days are over", () => {
    const told = new Told().add(5).use(1).on("2028-01-01").takeBack([1, 1]);
    expect([told.card.owed, told.last(1)]).toEqual([1, ["OWE - 1"]]);
  });
  test("on the reward's last day it still reopens", () => {
    expect(new Told().add(5).on("2027-03-07").takeBack([1, 1]).cards).toEqual(["1 4 OPEN"]);
    expect(new Told().add(5).on("2027-03-08").takeBack([1, 1]).last(1)).toEqual(["LOST 1 1"]);
  });
  test("of a card that ran out yesterday is lost; of one that runs out today is taken", () => {
    expect(new Told().add(3).on("2027-03-31").takeBack([1, 1]).cards).toEqual(["1 2 OPEN"]);
    const late = new Told().add(3).on("2027-04-01").takeBack([1, 1]);
    expect([late.cards, late.last(1)]).toEqual([["1 3 RESET"], ["LOST 1 1"]]);
  });
  test("a reopened card whose own days are over is reset at once", () => {
    const told = new Told().add(4).on("2027-03-31").add(1).on("2027-04-02").takeBack([1, 1]);
    expect(told.cards).toEqual(["1 4 RESET"]);
    expect(told.add(1).cards).toEqual(["1 4 RESET", "2 1 OPEN"]);
  });
  test("the latest full card with an unused reward gives first", () => {
    const told = new Told().add(5).add(5).add(5).use(3).takeBack([1, 2]);
    expect(told.cards).toEqual(["1 5 COMPLETED", "2 3 OPEN", "3 5 COMPLETED"]);
    expect(told.takeBack([1, 3], [2, 2]).cards).toEqual(["1 3 OPEN", "2 0 EMPTIED", "3 5 COMPLETED"]);
  });
  test("stamps that had filled a debt are owed again", () => {
    const told = new Told().add(5).use(1).takeBack([1, 2]).add(2);
    expect(told.card.owed).toBe(0);
    expect(told.takeBack([null, 2]).last(1)).toEqual(["OWE - 2"]);
    expect(told.card.owed).toBe(2);
  });
  test("nothing changes nothing, and an unknown usage is an error", () => {
    const told = new Told().add(2);
    expect(takeBackStamps(told.card, [], date("2027-03-01")).card.usages).toEqual(told.card.usages);
    expect(told.takeBack([1, 0]).last(1)).toEqual(["STAMP 1 2"]);
    expect(told.on("2028-01-01").takeBack([1, 0]).last(1)).toEqual(["STAMP 1 2"]);
    expect(() => told.takeBack([9, 1])).toThrow("usage 9 of the card is not at hand");
  });
});

describe("a reward given back while stamps are owed", () => {
  test("its card reopens and pays", () => {
    const told = new Told().add(5).use(1).takeBack([1, 2]).giveBack(1);
    expect([told.cards, told.card.owed, told.last(1)]).toEqual([["1 3 OPEN"], 0, ["PAY 1 2"]]);
  });
  test("it pays with all it has, and the rest stays owed", () => {
    const two = { ...rule, stampsAmount: 2 };
    const told = new Told().add(2, two).add(2, two).use(1).use(2).takeBack([2, 2], [1, 1]).giveBack(2);
    expect([told.cards, told.card.owed]).toEqual([["1 2 COMPLETED", "2 0 EMPTIED"], 1]);
    expect(told.giveBack(1).cards).toEqual(["1 1 OPEN", "2 0 EMPTIED"]);
    expect(told.card.owed).toBe(0);
  });
  test("one that ran out meanwhile pays nothing", () => {
    const told = new Told().add(5).use(1).takeBack([1, 2]).on("2027-03-08").giveBack(1);
    expect([told.cards, told.card.owed, told.card.usages[0]?.reward?.used]).toEqual([["1 5 COMPLETED"], 2, false]);
  });
  test("a card whose own days are over pays and is reset", () => {
    const told = new Told().on("2027-03-01").add(4).on("2027-03-31").add(1).use(1).takeBack([1, 1]);
    expect(told.on("2027-04-01").giveBack(1).cards).toEqual(["1 4 RESET"]);
    expect(told.card.owed).toBe(0);
  });
  test("before or after the stamps are taken back, the same is left", () => {
    const before = new Told().add(4).add(3).use(1).giveBack(1).takeBack([2, 2], [1, 1]);
    const after = new Told().add(4).add(3).use(1).takeBack([2, 2], [1, 1]).giveBack(1);
    expect(after.card).toEqual(before.card);
  });
});

describe("which stamps of a visit go back", () => {
  const given: GivenStamps[] = [
    { order: null, stamps: 2 },
    { order: 3, stamps: 1 },
    { order: 4, stamps: 2 },
  ];
  test.each([
    [0, 1, [[4, 1]]],
    [
      0,
      3,
      [
        [4, 2],
        [3, 1],
      ],
    ],
    [
      1,
      3,
      [
        [4, 1],
        [3, 1],
        [null, 1],
      ],
    ],
    [3, 9, [[null, 2]]],
    [5, 1, []],
    [
      0,
      Number.POSITIVE_INFINITY,
      [
        [4, 2],
        [3, 1],
        [null, 2],
      ],
    ],
  ])("after %i, %i more: %j", (returned, stamps, parts) => {
    const expected = parts.map(([order, count]) => ({ order, stamps: count }));
    expect(partsToTakeBack(given, returned, stamps)).toEqual(expected);
  });
  test("what a visit gave is read from its entries", () => {
    const told = new Told().add(5).use(1).takeBack([1, 1]).add(3);
    expect(givenBy(told.entries.slice(-2))).toEqual([
      { order: null, stamps: 1 },
      { order: 2, stamps: 2 },
    ]);
    expect(givenBy([{ kind: "TAKE_BACK", order: 1, stamps: 1 }])).toEqual([]);
  });
});

describe("a replay", () => {
  const entry = (kind: StampEntry["kind"], order: number | null, stamps: number): StampEntry => ({
    kind,
    order,
    stamps,
  });
  test("tells what is owed and collected", () => {
    const told = replayStamps([
      entry("STAMP", 1, 5),
      entry("OWE", null, 3),
      entry("FILL", null, 1),
      entry("PAY", 1, 2),
      entry("LOST", 1, 9),
      entry("TAKE_BACK", 1, 1),
    ]);
    expect([told.owed, told.collected.get(1)]).toEqual([0, 2]);
  });
  test.each([
    [[entry("TAKE_BACK", 1, 1)], "usage 1 has -1 stamps"],
    [[entry("FILL", null, 1)], "FILL pays 1 stamps that were not owed"],
    [[entry("STAMP", 1, 1), entry("PAY", 1, 1)], "PAY pays 1 stamps that were not owed"],
    [[entry("OWE", 1, 1)], "OWE on usage 1"],
    [[entry("STAMP", null, 1)], "STAMP on usage null"],
  ])("an impossible history: %#", (entries, message) => expect(() => replayStamps(entries)).toThrow(message));
  test("a card that says anything else does not agree", () => {
    const { card, entries } = new Told().add(2);
    expect(agreesWithEntries(card, entries)).toBe(true);
    expect(agreesWithEntries({ ...card, owed: 1 }, entries)).toBe(false);
    expect(agreesWithEntries({ ...card, usages: [] }, entries)).toBe(false);
    const wrong = card.usages.map((usage) => ({ ...usage, collected: 1 }));
    expect(agreesWithEntries({ ...card, usages: wrong }, entries)).toBe(false);
  });
});

test("of a visit is kept what landed or filled a debt, less all that went back, whatever another return paid with it", () => {
  const entries = (["STAMP", "FILL", "TAKE_BACK", "OWE", "LOST", "PAY"] as const).map((kind, index) => ({
    kind,
    stamps: 100 >> index,
  }));
  expect(keptOf(entries)).toBe(100 + 50 - 25 - 12 - 6);
  expect(keptOf([])).toBe(0);
});
