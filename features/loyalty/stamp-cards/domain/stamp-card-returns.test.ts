import { describe, expect, test } from "vitest";
import { type MemberCard, type StampCardRule, untouchedCard } from "./card-fillings.ts";
import { agreesWithEntries, givenBy, keptOf, partsToClawBack, replayStamps } from "./stamp-card-replay.ts";
import {
  addStamps,
  clawBackStamps,
  type GivenStamps,
  reinstateReward,
  type StampEntry,
  useReward,
} from "./stamp-cards.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const rule: StampCardRule = { stampsAmount: 5, monthValidation: 1, dayValidation: 7, status: "ACTIVE" };

/** Applies actions to a card and records its entries. */
class CardStory {
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
  reinstate(order: number): this {
    return this.#keep(reinstateReward(this.card, order, this.#today));
  }
  clawBack(...parts: [number | null, number][]): this {
    const givenStamps: GivenStamps[] = parts.map(([order, stamps]) => ({ order, stamps }));
    return this.#keep(clawBackStamps(this.card, givenStamps, this.#today));
  }
  /** The kinds of the latest `count` entries, with their filling and stamps. */
  last(count: number): string[] {
    return this.entries.slice(-count).map(({ kind, order, stamps }) => `${kind} ${order ?? "-"} ${stamps}`);
  }
  get cards(): string[] {
    return this.card.fillings.map(({ order, collected, status }) => `${order} ${collected} ${status}`);
  }
  #keep({ card, entries }: { card: MemberCard; entries: StampEntry[] }): this {
    this.card = card;
    this.entries.push(...entries);
    expect(agreesWithEntries(this.card, this.entries)).toBe(true);
    return this;
  }
}

describe("taking stamps back", () => {
  test("empties an open card, and the next stamp opens a new one with its own last day", () => {
    const story = new CardStory().add(3).clawBack([1, 2]);
    expect(story.cards).toEqual(["1 1 OPEN"]);
    expect(story.clawBack([1, 1]).cards).toEqual(["1 0 EMPTIED"]);
    expect(story.on("2027-03-20").add(1).cards).toEqual(["1 0 EMPTIED", "2 1 OPEN"]);
    expect(story.card.fillings[1]?.startedOn.toString()).toBe("2027-03-20");
  });
  test("across two cards takes from the new one, then reopens the full one without its unused reward", () => {
    const story = new CardStory().add(4).add(3).clawBack([2, 2], [1, 1]);
    expect(story.cards).toEqual(["1 4 OPEN", "2 0 EMPTIED"]);
    expect(story.card.fillings[0]?.reward).toBe(null);
    expect(story.last(2)).toEqual(["TAKE_BACK 2 2", "TAKE_BACK 1 1"]);
    expect(story.add(1).cards).toEqual(["1 5 COMPLETED", "2 0 EMPTIED"]);
  });
  test("across two cards leaves a deficit for a used reward, and the next stamps cover it", () => {
    const story = new CardStory().add(4).add(3).use(1).clawBack([2, 2], [1, 1]);
    expect([story.cards, story.card.owed]).toEqual([["1 5 COMPLETED", "2 0 EMPTIED"], 1]);
    expect(story.last(2)).toEqual(["TAKE_BACK 2 2", "OWE - 1"]);
    expect(story.add(3).last(2)).toEqual(["FILL - 1", "STAMP 3 2"]);
    expect(story.card.owed).toBe(0);
  });
  test("leaves a deficit that can be covered in part", () => {
    const story = new CardStory().add(5).use(1).clawBack([1, 5]).add(2);
    expect([story.card.owed, story.last(1), story.cards]).toEqual([3, ["FILL - 2"], ["1 5 COMPLETED"]]);
    expect(story.add(4).last(2)).toEqual(["FILL - 3", "STAMP 2 1"]);
  });
  test("across two cards empties the new card, but takes no stamps of a card whose reward has expired", () => {
    const story = new CardStory().add(4).add(3).on("2027-03-08").clawBack([2, 2], [1, 1]);
    expect([story.cards, story.card.owed]).toEqual([["1 5 COMPLETED", "2 0 EMPTIED"], 0]);
    expect(story.last(2)).toEqual(["LOST 1 1", "TAKE_BACK 2 2"]);
  });
  test("of a used reward leaves a deficit, also after its last day", () => {
    const story = new CardStory().add(5).use(1).on("2028-01-01").clawBack([1, 1]);
    expect([story.card.owed, story.last(1)]).toEqual([1, ["OWE - 1"]]);
  });
  test("reopens the card on the reward’s last day", () => {
    expect(new CardStory().add(5).on("2027-03-07").clawBack([1, 1]).cards).toEqual(["1 4 OPEN"]);
    expect(new CardStory().add(5).on("2027-03-08").clawBack([1, 1]).last(1)).toEqual(["LOST 1 1"]);
  });
  test("takes no stamps of a card that expired yesterday, but takes stamps of a card on its last day", () => {
    expect(new CardStory().add(3).on("2027-03-31").clawBack([1, 1]).cards).toEqual(["1 2 OPEN"]);
    const late = new CardStory().add(3).on("2027-04-01").clawBack([1, 1]);
    expect([late.cards, late.last(1)]).toEqual([["1 3 RESET"], ["LOST 1 1"]]);
  });
  test("resets a reopened card at once after its own last day", () => {
    const story = new CardStory().add(4).on("2027-03-31").add(1).on("2027-04-02").clawBack([1, 1]);
    expect(story.cards).toEqual(["1 4 RESET"]);
    expect(story.add(1).cards).toEqual(["1 4 RESET", "2 1 OPEN"]);
  });
  test("takes first from the latest full card with an unused reward", () => {
    const story = new CardStory().add(5).add(5).add(5).use(3).clawBack([1, 2]);
    expect(story.cards).toEqual(["1 5 COMPLETED", "2 3 OPEN", "3 5 COMPLETED"]);
    expect(story.clawBack([1, 3], [2, 2]).cards).toEqual(["1 3 OPEN", "2 0 EMPTIED", "3 5 COMPLETED"]);
  });
  test("restores a deficit that the stamps had covered", () => {
    const story = new CardStory().add(5).use(1).clawBack([1, 2]).add(2);
    expect(story.card.owed).toBe(0);
    expect(story.clawBack([null, 2]).last(1)).toEqual(["OWE - 2"]);
    expect(story.card.owed).toBe(2);
  });
  test("of zero stamps changes nothing, and an unknown filling is an error", () => {
    const story = new CardStory().add(2);
    expect(clawBackStamps(story.card, [], date("2027-03-01")).card.fillings).toEqual(story.card.fillings);
    expect(story.clawBack([1, 0]).last(1)).toEqual(["STAMP 1 2"]);
    expect(story.on("2028-01-01").clawBack([1, 0]).last(1)).toEqual(["STAMP 1 2"]);
    expect(() => story.clawBack([9, 1])).toThrow("filling 9 of the card was not loaded");
  });
});

describe("a cancelled use of a reward during a stamp deficit", () => {
  test("reopens its card, which covers the deficit", () => {
    const story = new CardStory().add(5).use(1).clawBack([1, 2]).reinstate(1);
    expect([story.cards, story.card.owed, story.last(1)]).toEqual([["1 3 OPEN"], 0, ["PAY 1 2"]]);
  });
  test("covers as much of the deficit as its card has stamps, and the remaining deficit stays", () => {
    const two = { ...rule, stampsAmount: 2 };
    const story = new CardStory().add(2, two).add(2, two).use(1).use(2).clawBack([2, 2], [1, 1]).reinstate(2);
    expect([story.cards, story.card.owed]).toEqual([["1 2 COMPLETED", "2 0 EMPTIED"], 1]);
    expect(story.reinstate(1).cards).toEqual(["1 1 OPEN", "2 0 EMPTIED"]);
    expect(story.card.owed).toBe(0);
  });
  test("covers nothing after the reward has expired", () => {
    const story = new CardStory().add(5).use(1).clawBack([1, 2]).on("2027-03-08").reinstate(1);
    expect([story.cards, story.card.owed, story.card.fillings[0]?.reward?.used]).toEqual([["1 5 COMPLETED"], 2, false]);
  });
  test("covers the deficit and is reset after its card’s last day", () => {
    const story = new CardStory().on("2027-03-01").add(4).on("2027-03-31").add(1).use(1).clawBack([1, 1]);
    expect(story.on("2027-04-01").reinstate(1).cards).toEqual(["1 4 RESET"]);
    expect(story.card.owed).toBe(0);
  });
  test("leads to the same state before or after the stamps are taken back", () => {
    const before = new CardStory().add(4).add(3).use(1).reinstate(1).clawBack([2, 2], [1, 1]);
    const after = new CardStory().add(4).add(3).use(1).clawBack([2, 2], [1, 1]).reinstate(1);
    expect(after.card).toEqual(before.card);
  });
});

describe("the stamps to take back from a visit", () => {
  const givenStamps: GivenStamps[] = [
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
  ])("after %i were taken back, for %i more, are %j", (returned, stamps, parts) => {
    const expected = parts.map(([order, count]) => ({ order, stamps: count }));
    expect(partsToClawBack(givenStamps, returned, stamps)).toEqual(expected);
  });
  test("come from the visit’s STAMP and FILL entries", () => {
    const story = new CardStory().add(5).use(1).clawBack([1, 1]).add(3);
    expect(givenBy(story.entries.slice(-2))).toEqual([
      { order: null, stamps: 1 },
      { order: 2, stamps: 2 },
    ]);
    expect(givenBy([{ kind: "TAKE_BACK", order: 1, stamps: 1 }])).toEqual([]);
  });
});

describe("a replay of stamp entries", () => {
  const entry = (kind: StampEntry["kind"], order: number | null, stamps: number): StampEntry => ({
    kind,
    order,
    stamps,
  });
  test("returns the deficit and the collected stamps", () => {
    const story = replayStamps([
      entry("STAMP", 1, 5),
      entry("OWE", null, 3),
      entry("FILL", null, 1),
      entry("PAY", 1, 2),
      entry("LOST", 1, 9),
      entry("TAKE_BACK", 1, 1),
    ]);
    expect([story.owed, story.collected.get(1)]).toEqual([0, 2]);
  });
  test.each([
    [[entry("TAKE_BACK", 1, 1)], "filling 1 has -1 stamps"],
    [[entry("FILL", null, 1)], "FILL entry pays 1 stamps that were not owed"],
    [[entry("STAMP", 1, 1), entry("PAY", 1, 1)], "PAY entry pays 1 stamps that were not owed"],
    [[entry("OWE", 1, 1)], "OWE entry with filling 1"],
    [[entry("STAMP", null, 1)], "STAMP entry with filling null"],
  ])("refuses the impossible history %#", (entries, message) => expect(() => replayStamps(entries)).toThrow(message));
  test("agrees with the state of the card, and with no changed state", () => {
    const { card, entries } = new CardStory().add(2);
    expect(agreesWithEntries(card, entries)).toBe(true);
    expect(agreesWithEntries({ ...card, owed: 1 }, entries)).toBe(false);
    expect(agreesWithEntries({ ...card, fillings: [] }, entries)).toBe(false);
    const wrong = card.fillings.map((filling) => ({ ...filling, collected: 1 }));
    expect(agreesWithEntries({ ...card, fillings: wrong }, entries)).toBe(false);
  });
});

test("keptOf counts the stamps that a visit gave or used for a deficit, less those taken back", () => {
  const entries = (["STAMP", "FILL", "TAKE_BACK", "OWE", "LOST", "PAY"] as const).map((kind, index) => ({
    kind,
    stamps: 100 >> index,
  }));
  expect(keptOf(entries)).toBe(100 + 50 - 25 - 12 - 6);
  expect(keptOf([])).toBe(0);
});
