import { describe, expect, test } from "vitest";
import { storedStatuses } from "#features/loyalty/publishing/domain/publish-status.ts";
import { isCardShown, type MemberCard, type StampCardRule, shownFilling, untouchedCard } from "./card-fillings.ts";
import {
  addStamps,
  changedFillings,
  clawBackStamps,
  reinstateReward,
  shownCard,
  stampsPossible,
  useReward,
} from "./stamp-cards.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const rule: StampCardRule = { stampsAmount: 10, monthValidation: 6, dayValidation: 7, status: "ACTIVE" };
const march = date("2027-03-01");

test("a member sees cards that can be started, and a stopped one with an open filling", () => {
  const listVisible = (isBeingFilled: boolean) => storedStatuses.filter((status) => isCardShown(status, isBeingFilled));
  expect([listVisible(false), listVisible(true)]).toEqual([["ACTIVE"], ["ACTIVE", "STOPPED"]]);
});

/** Returns the card after visits, each [stamps, day]. */
function visits(all: [number, string][], card: MemberCard = untouchedCard, by = rule): MemberCard {
  return all.reduce((before, [stamps, day]) => {
    const added = addStamps(before, by, stamps, date(day));
    if (!added.ok) throw new Error(added.reason);
    return added.card;
  }, card);
}
function used(card: MemberCard, order: number, day = march): MemberCard {
  const use = useReward(card, order, day);
  if (!use.ok) throw new Error(use.reason);
  return use.card;
}
const describeCard = (card: MemberCard) =>
  card.fillings.map(({ order, collected, stampsAmount, status, reward }) =>
    [order, `${collected}/${stampsAmount}`, status, reward && (reward.used ? "used" : "reward")]
      .filter(Boolean)
      .join(" "),
  );

describe("the stamps of a visit", () => {
  test("start the card’s time with the first stamp", () => {
    const [filling] = visits([[1, "2027-03-01"]]).fillings;
    expect(filling).toMatchObject({ order: 1, collected: 1, stampsAmount: 10, status: "OPEN", reward: null });
    expect([filling?.startedOn.toString(), filling?.endsOn.toString()]).toEqual(["2027-03-01", "2027-08-31"]);
  });
  test("issue the reward with the last stamp, and its first day is that day", () => {
    const [filling] = visits([
      [9, "2027-02-20"],
      [1, "2027-03-01"],
    ]).fillings;
    expect(filling?.status).toBe("COMPLETED");
    expect([filling?.reward?.startsOn.toString(), filling?.reward?.endsOn.toString()]).toEqual([
      "2027-03-01",
      "2027-03-07",
    ]);
  });
  test("fill a card with one place left, and the other two go to the next card", () => {
    const card = visits([[9, "2027-03-01"]]);
    const added = addStamps(card, rule, 3, date("2027-03-05"));
    if (!added.ok) throw new Error(added.reason);
    expect(added.completed).toBe(1);
    expect(describeCard(added.card)).toEqual(["1 10/10 COMPLETED reward", "2 2/10 OPEN"]);
    expect(added.entries).toEqual([
      { kind: "STAMP", order: 1, stamps: 1 },
      { kind: "STAMP", order: 2, stamps: 2 },
    ]);
    expect(added.card.fillings[1]?.startedOn.toString()).toBe("2027-03-05");
  });
  test("that exactly fill a card do not open the next one", () => {
    expect(describeCard(visits([[10, "2027-03-01"]]))).toEqual(["1 10/10 COMPLETED reward"]);
  });
  test("cannot be fewer than one: addStamps throws a RangeError", () => {
    for (const stamps of [0, -1, Number.NaN]) {
      expect(() => addStamps(untouchedCard, rule, stamps, march)).toThrow(RangeError);
    }
  });
  test("do not change a card or its fillings in place", () => {
    const card = visits([[9, "2027-03-01"]]);
    const before = structuredClone(describeCard(card));
    addStamps(card, rule, 3, march);
    clawBackStamps(card, [{ order: 1, stamps: 2 }], march);
    expect(describeCard(card)).toEqual(before);
  });
});

describe("the last day of a card", () => {
  test.each([
    ["2027-03-01", 1, "2027-03-31", "2027-04-01"],
    ["2027-01-31", 1, "2027-02-27", "2027-02-28"],
    ["2028-01-31", 1, "2028-02-28", "2028-02-29"],
    ["2027-08-31", 6, "2028-02-28", "2028-02-29"],
    ["2028-02-29", 12, "2029-02-27", "2029-02-28"],
    ["2027-02-28", 1, "2027-03-27", "2027-03-28"],
    ["2027-09-30", 1, "2027-10-29", "2027-10-30"],
  ])("begun on %s for %i months is %s, and a stamp on %s opens the next", (first, months, last, next) => {
    const by = { ...rule, monthValidation: months };
    const card = visits([[1, first]], untouchedCard, by);
    expect(describeCard(visits([[1, last]], card, by))).toEqual(["1 2/10 OPEN"]);
    expect(describeCard(visits([[1, next]], card, by))).toEqual(["1 1/10 RESET", "2 1/10 OPEN"]);
  });

  test("is followed by a reset, also without a stamp", () => {
    const card = visits([[4, "2027-03-01"]]);
    const [filling] = card.fillings;
    if (!filling) throw new Error("no filling");
    expect(shownFilling(filling, date("2027-08-31"))).toBe(filling);
    expect(shownFilling(filling, date("2027-09-01")).status).toBe("RESET");
    expect(shownCard(card, rule, date("2027-08-31"))?.collected).toBe(4);
    expect(shownCard(card, rule, date("2027-09-01"))).toMatchObject({ order: null, collected: 0, endsOn: null });
  });
  test("never resets a full card", () => {
    const [filling] = visits([[10, "2027-03-01"]]).fillings;
    expect(filling && shownFilling(filling, date("2030-01-01")).status).toBe("COMPLETED");
  });
});

describe("the stamps a visit may add", () => {
  const begun = visits([[9, "2027-03-01"]]);
  test.each([
    ["ACTIVE", begun, "2027-03-02", 10],
    ["ACTIVE", untouchedCard, "2027-03-02", 10],
    ["STOPPED", begun, "2027-03-02", 1],
    ["STOPPED", begun, "2027-08-31", 1],
    ["STOPPED", begun, "2027-09-01", 0],
    ["STOPPED", untouchedCard, "2027-03-02", 0],
    ["STOPPED", visits([[10, "2027-03-01"]]), "2027-03-02", 0],
    ["SUSPENDED", begun, "2027-03-02", 0],
    ["WITHDRAWN", begun, "2027-03-02", 0],
    ["COMPLETED", begun, "2027-03-02", 0],
    ["NEW", begun, "2027-03-02", 0],
  ] as const)("are as many as the card’s status %s allows, in case %#", (status, card, day, possible) => {
    const by = { ...rule, status };
    const today = date(day);
    expect(stampsPossible(card, by, today)).toBe(possible);
    expect(addStamps(card, by, possible + 1, today).ok).toBe(false);
    if (possible > 0) expect(addStamps(card, by, possible, today).ok).toBe(true);
  });
  test.each([
    ["ACTIVE", 11, "TOO_MANY_STAMPS"],
    ["STOPPED", 2, "STAMP_CARD_STOPPED"],
    ["WITHDRAWN", 1, "STAMP_CARD_NOT_ACTIVE"],
    ["SUSPENDED", 1, "STAMP_CARD_NOT_ACTIVE"],
  ] as const)("with status %s do not include %i more: %s", (status, stamps, reason) => {
    expect(addStamps(begun, { ...rule, status }, stamps, march)).toEqual({ ok: false, reason });
  });
  test("fill an open card with its former number of places after a changed rule, and the next card with the new number", () => {
    expect(describeCard(visits([[5, "2027-03-02"]], begun, { ...rule, stampsAmount: 5 }))).toEqual([
      "1 10/10 COMPLETED reward",
      "2 4/5 OPEN",
    ]);
    expect(describeCard(visits([[3, "2027-03-02"]], begun, { ...rule, stampsAmount: 20 }))).toEqual([
      "1 10/10 COMPLETED reward",
      "2 2/20 OPEN",
    ]);
  });
  test("are at most the new number of places on a stopped card, even if more places are free", () => {
    const stopped: StampCardRule = { ...rule, stampsAmount: 4, status: "STOPPED" };
    expect(stampsPossible(visits([[3, "2027-03-01"]]), stopped, march)).toBe(4);
  });
});

describe("the reward of a full card", () => {
  const full = visits([[10, "2027-03-01"]]);
  test.each([
    ["2027-03-01", { ok: true }],
    ["2027-03-07", { ok: true }],
    ["2027-03-08", { ok: false, reason: "REWARD_EXPIRED" }],
  ])("used on %s gives %j", (day, answer) => expect(useReward(full, 1, date(day))).toMatchObject(answer));
  test("is used once", () => {
    expect(useReward(used(full, 1), 1, march)).toEqual({ ok: false, reason: "REWARD_USED" });
    expect(useReward(used(full, 1), 1, date("2028-01-01"))).toEqual({ ok: false, reason: "REWARD_USED" });
  });
  test("does not exist before the card is full, nor on an unknown card", () => {
    expect(useReward(visits([[9, "2027-03-01"]]), 1, march)).toEqual({ ok: false, reason: "CARD_NOT_FULL" });
    expect(useReward(full, 2, march)).toEqual({ ok: false, reason: "NOT_FOUND" });
  });
  test("can be used again after its use is cancelled, and a second cancellation changes nothing", () => {
    const reinstatement = reinstateReward(used(full, 1), 1, march);
    expect(reinstatement.entries).toEqual([]);
    expect(describeCard(reinstatement.card)).toEqual(["1 10/10 COMPLETED reward"]);
    expect(reinstateReward(reinstatement.card, 1, march)).toEqual({ card: reinstatement.card, entries: [] });
    expect(reinstateReward(reinstatement.card, 7, march).card).toBe(reinstatement.card);
  });
  test("does not change with a later change of the rule", () => {
    const card = visits([[1, "2027-03-02"]], full, { ...rule, dayValidation: 1 });
    expect(card.fillings[0]).toBe(full.fillings[0]);
  });
});

describe("the card a member sees", () => {
  const begun = visits([[4, "2027-03-01"]]);
  test.each([
    ["ACTIVE", begun, 4],
    ["ACTIVE", untouchedCard, 0],
    ["ACTIVE", visits([[10, "2027-03-01"]]), 0],
    ["STOPPED", begun, 4],
    ["STOPPED", untouchedCard, undefined],
    ["STOPPED", visits([[10, "2027-03-01"]]), undefined],
    ["SUSPENDED", begun, 4],
    ["SUSPENDED", untouchedCard, 0],
    ["WITHDRAWN", begun, undefined],
    ["COMPLETED", begun, undefined],
    ["NEW", begun, undefined],
  ] as const)("has the expected stamps with status %s, in case %#", (status, card, collected) => {
    expect(shownCard(card, { ...rule, status }, march)?.collected).toBe(collected);
  });
  test("has the places and days of its open filling", () => {
    expect(shownCard(begun, { ...rule, stampsAmount: 5 }, march)).toEqual({
      order: 1,
      collected: 4,
      stampsAmount: 10,
      endsOn: date("2027-08-31"),
    });
    expect(shownCard(untouchedCard, { ...rule, stampsAmount: 5 }, march)?.stampsAmount).toBe(5);
  });
});

test("changed fillings exclude unchanged ones and have the open one last", () => {
  const before = visits([
    [4, "2026-01-01"],
    [1, "2026-09-01"],
  ]);
  const after = visits([[1, "2027-03-01"]], before);
  expect(changedFillings(before, after).map(({ order, status }) => `${order} ${status}`)).toEqual([
    "2 RESET",
    "3 OPEN",
  ]);
  const twoCards = visits([
    [10, "2027-03-01"],
    [2, "2027-03-01"],
  ]);
  const reopened = clawBackStamps(
    twoCards,
    [
      { order: 2, stamps: 2 },
      { order: 1, stamps: 1 },
    ],
    march,
  ).card;
  expect(changedFillings(twoCards, reopened).map(({ order, status }) => `${order} ${status}`)).toEqual([
    "2 EMPTIED",
    "1 OPEN",
  ]);
});
