import { describe, expect, it } from "vitest";
import { emptyVisit } from "../visit/visit.ts";
import { type Desk, type DeskEvent, emptyDesk, nextDesk } from "./desk.ts";

const [elin, otto] = ["000000005724", "000000006911"];
const play = (events: DeskEvent[], from: Desk = emptyDesk("first")) => events.reduce(nextDesk, from);
const opened = (membershipId: string, nextKey: string): DeskEvent => ({
  type: "opened",
  membershipId,
  name: membershipId === elin ? "Elin" : "Otto",
  nextKey,
});
const forElin: DeskEvent[] = [opened(elin, "-"), { type: "amount", text: "45" }, { type: "coupon", id: 3 }];

describe("a card scanned during a visit", () => {
  it("parks the visit unchanged and opens an empty one for the next customer", () => {
    const { visit, aside } = play([...forElin, opened(otto, "second")]);
    expect(visit).toEqual({ ...emptyVisit("second"), membershipId: otto, name: "Otto" });
    expect(aside).toMatchObject([
      { registrationKey: "first", membershipId: elin, name: "Elin", amount: "45", couponIds: [3] },
    ]);
  });

  it("parks nothing if the visit was empty", () => {
    const { visit, aside } = play([opened(elin, "-"), opened(otto, "second")]);
    expect(visit).toMatchObject({ membershipId: otto, amount: "" });
    expect(aside).toEqual([]);
  });

  it("changes nothing for the same customer, and keeps an amount typed before the first customer", () => {
    const begun = play(forElin);
    expect(play([opened(elin, "second")], begun)).toEqual(begun);
    const { visit } = play([{ type: "amount", text: "45" }, opened(otto, "second")]);
    expect(visit).toMatchObject({ registrationKey: "first", membershipId: otto, amount: "45" });
  });

  it("frees the till from a visit that was sent, without parking it", () => {
    const sent: DeskEvent[] = [...forElin, { type: "sent", amountConfirmed: false }];
    for (const next of [opened(otto, "second"), opened(elin, "second"), { type: "left", nextKey: "second" } as const]) {
      const { visit, aside } = play([...sent, next]);
      expect(visit).toMatchObject({ registrationKey: "second", amount: "", phase: "open" });
      expect(aside).toEqual([]);
    }
  });
});

describe("a change to the next customer", () => {
  it("opens an empty visit without a question", () => {
    const { visit, aside } = play([...forElin, { type: "left", nextKey: "second" }]);
    expect(visit).toEqual(emptyVisit("second"));
    expect(aside).toHaveLength(1);
  });

  it("parks the visit of an invited customer too", () => {
    const invited: DeskEvent[] = [
      { type: "invitee", contact: "0701234567" },
      { type: "amount", text: "20" },
    ];
    const { aside } = play([...invited, opened(otto, "second")]);
    expect(aside).toMatchObject([{ invitee: "0701234567", amount: "20" }]);
  });
});

describe("a parked visit", () => {
  it("is resumed unchanged under its own key, in exchange for the current one", () => {
    const desk = play([...forElin, opened(otto, "second"), { type: "amount", text: "9" }]);
    const laid = desk.aside[0] as Desk["visit"];
    const { visit, aside } = play([{ type: "takenUp", visit: laid }], desk);
    expect(visit).toEqual(laid);
    expect(aside).toMatchObject([{ registrationKey: "second", amount: "9", membershipId: otto }]);
  });

  it("can be dropped, and at most five remain", () => {
    const events = Array.from({ length: 7 }, (_, n): DeskEvent[] => [
      opened(n % 2 ? otto : elin, `key ${n}`),
      { type: "amount", text: String(n + 1) },
    ]).flat();
    const { aside } = play(events);
    expect(aside.map(({ amount }) => amount)).toEqual(["6", "5", "4", "3", "2"]);
    const dropped = play([{ type: "dropped", registrationKey: aside[0]?.registrationKey ?? "" }], {
      visit: emptyVisit("x"),
      aside,
    });
    expect(dropped.aside.map(({ amount }) => amount)).toEqual(["5", "4", "3", "2"]);
  });
});

describe("a visit that needs a second person", () => {
  const secondPersonEvents: DeskEvent[] = [...forElin, { type: "sent", amountConfirmed: true }, { type: "beside" }];

  it("leaves the till for the next customer after the back office got the request", () => {
    const parted: DeskEvent = { type: "parted", registrationKey: "first", nextKey: "second" };
    expect(play([...secondPersonEvents, parted])).toEqual({ visit: emptyVisit("second"), aside: [] });
  });

  it("is parked unchanged for another card, and asks again when resumed", () => {
    const { aside } = play([...secondPersonEvents, opened(otto, "second")]);
    expect(aside).toMatchObject([{ registrationKey: "first", membershipId: elin, amount: "45", phase: "open" }]);
  });
});

it("an unanswered registration frees the till, unless another customer is open already", () => {
  const sent = play([...forElin, { type: "sent", amountConfirmed: false }]);
  const parted: DeskEvent = { type: "parted", registrationKey: "first", nextKey: "third" };
  expect(play([parted], sent)).toEqual({ visit: emptyVisit("third"), aside: [] });
  const next = play([opened(otto, "second")], sent);
  expect(play([parted], next)).toBe(next);
});
