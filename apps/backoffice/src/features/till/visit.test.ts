import { describe, expect, it } from "vitest";
import { emptyVisit, nextVisit, readinessOf, type Visit, type VisitEvent } from "./visit.ts";

const play = (events: VisitEvent[], from: Visit = emptyVisit("first")) => events.reduce(nextVisit, from);
const sent = { type: "sent", pointOfSaleId: 1, amountConfirmed: false } as const;
const typed: VisitEvent[] = [
  { type: "member", memberId: 7 },
  { type: "amount", text: "249,50" },
  { type: "coupon", id: 3 },
  { type: "category", id: 5 },
];

describe("a visit", () => {
  it("keeps its key through lost answers", () => {
    const visit = play([...typed, sent, { type: "unanswered" }, sent, { type: "unanswered" }]);
    expect(visit).toMatchObject({ registrationKey: "first", phase: "unanswered", lost: 2, amount: "249,50" });
  });

  it("cannot be changed while its answer is awaited", () => {
    for (const waiting of [sent, { type: "unanswered" }, { type: "asked" }] as const) {
      const before = play([...typed, waiting]);
      expect(
        play(
          [
            { type: "amount", text: "1" },
            { type: "coupon", id: 3 },
            { type: "member", memberId: 8 },
          ],
          before,
        ),
      ).toEqual(before);
    }
  });

  it("takes a new key after a refusal, which says that nothing was registered", () => {
    const visit = play([...typed, sent, { type: "refused", message: "Poängen räcker inte", nextKey: "second" }]);
    expect(visit).toMatchObject({
      registrationKey: "second",
      phase: "open",
      refusal: "Poängen räcker inte",
      couponIds: [3],
    });
    expect(play([{ type: "coupon", id: 3 }], visit)).toMatchObject({ refusal: null, couponIds: [] });
  });

  it("asks once about a large amount, and remembers the answer until it is changed", () => {
    const asked = play([...typed, sent, { type: "asked" }]);
    expect(asked).toMatchObject({ phase: "asking", registrationKey: "first" });
    const confirmed = play([{ ...sent, amountConfirmed: true }, { type: "unanswered" }], asked);
    expect(confirmed).toMatchObject({ amountConfirmed: true, registrationKey: "first" });
    expect(play([{ type: "corrected" }, { type: "amount", text: "24" }], asked).amountConfirmed).toBe(false);
  });

  it("goes on where it was after signing in anew", () => {
    expect(play([...typed, sent, { type: "signedOut" }])).toMatchObject({
      phase: "open",
      amount: "249,50",
    });
    const lost = play([...typed, sent, { type: "unanswered" }, sent, { type: "signedOut" }]);
    expect(lost).toMatchObject({ phase: "unanswered", registrationKey: "first" });
  });

  it("drops another member's rewards but keeps the amount", () => {
    expect(play([...typed, { type: "member", memberId: 8 }])).toMatchObject({
      couponIds: [],
      amount: "249,50",
      categoryIds: [5],
    });
    expect(play([...typed, { type: "member", memberId: 7 }])).toMatchObject({ couponIds: [3] });
  });
});

describe("readiness", () => {
  const ready = (amount: string, remaining = 0) => readinessOf({ ...emptyVisit("k"), memberId: 7, amount }, remaining);

  it("asks for what is missing", () => {
    expect(readinessOf(emptyVisit("k"), 0)).toEqual({ ok: false, reason: "MEMBER" });
    expect(ready("")).toEqual({ ok: false, reason: "AMOUNT" });
    expect(ready("0,99")).toEqual({ ok: false, reason: "AMOUNT_TOO_SMALL" });
    expect(ready("10000001")).toEqual({ ok: false, reason: "AMOUNT_TOO_LARGE" });
    expect(ready("12,345")).toEqual({ ok: false, reason: "INVALID_AMOUNT" });
    expect(ready("249,50", -1)).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS" });
  });

  it("reads the amount in öre", () => {
    expect(ready("249,50")).toEqual({ ok: true, ore: 24950 });
    expect(ready("249,")).toEqual({ ok: true, ore: 24900 });
    expect(ready("1")).toEqual({ ok: true, ore: 100 });
  });
});
