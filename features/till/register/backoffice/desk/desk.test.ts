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

describe("a card over a begun visit", () => {
  it("is the next customer's: the visit is laid aside whole, and nothing of it follows", () => {
    const { visit, aside } = play([...forElin, opened(otto, "second")]);
    expect(visit).toEqual({ ...emptyVisit("second"), membershipId: otto, name: "Otto" });
    expect(aside).toMatchObject([
      { registrationKey: "first", membershipId: elin, name: "Elin", amount: "45", couponIds: [3] },
    ]);
  });

  it("leaves nothing behind where nothing was begun", () => {
    const { visit, aside } = play([opened(elin, "-"), opened(otto, "second")]);
    expect(visit).toMatchObject({ membershipId: otto, amount: "" });
    expect(aside).toEqual([]);
  });

  it("of the same customer changes nothing, and an amount typed before anybody came is theirs", () => {
    const begun = play(forElin);
    expect(play([opened(elin, "second")], begun)).toEqual(begun);
    const { visit } = play([{ type: "amount", text: "45" }, opened(otto, "second")]);
    expect(visit).toMatchObject({ registrationKey: "first", membershipId: otto, amount: "45" });
  });

  it("frees the till from one that was sent, which is no longer the counter's to keep", () => {
    const sent: DeskEvent[] = [...forElin, { type: "sent", amountConfirmed: false }];
    for (const next of [opened(otto, "second"), opened(elin, "second"), { type: "left", nextKey: "second" } as const]) {
      const { visit, aside } = play([...sent, next]);
      expect(visit).toMatchObject({ registrationKey: "second", amount: "", phase: "open" });
      expect(aside).toEqual([]);
    }
  });
});

describe("another customer", () => {
  it("is asked for without a question, and carries nothing", () => {
    const { visit, aside } = play([...forElin, { type: "left", nextKey: "second" }]);
    expect(visit).toEqual(emptyVisit("second"));
    expect(aside).toHaveLength(1);
  });

  it("is somebody to be invited as well", () => {
    const invited: DeskEvent[] = [
      { type: "invitee", contact: "0701234567" },
      { type: "amount", text: "20" },
    ];
    const { aside } = play([...invited, opened(otto, "second")]);
    expect(aside).toMatchObject([{ invitee: "0701234567", amount: "20" }]);
  });
});

describe("what was laid aside", () => {
  it("is taken up as it was, under its own key, and changes places with what is in hand", () => {
    const desk = play([...forElin, opened(otto, "second"), { type: "amount", text: "9" }]);
    const laid = desk.aside[0] as Desk["visit"];
    const { visit, aside } = play([{ type: "takenUp", visit: laid }], desk);
    expect(visit).toEqual(laid);
    expect(aside).toMatchObject([{ registrationKey: "second", amount: "9", membershipId: otto }]);
  });

  it("can be dropped, and is at most five", () => {
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

describe("a visit that waits for a second person", () => {
  const secondPersonEvents: DeskEvent[] = [...forElin, { type: "sent", amountConfirmed: true }, { type: "beside" }];

  it("leaves the till for the next customer once the back office is asked", () => {
    const parted: DeskEvent = { type: "parted", registrationKey: "first", nextKey: "second" };
    expect(play([...secondPersonEvents, parted])).toEqual({ visit: emptyVisit("second"), aside: [] });
  });

  it("is laid aside whole when a card is shown, and asks anew when it is taken up", () => {
    const { aside } = play([...secondPersonEvents, opened(otto, "second")]);
    expect(aside).toMatchObject([{ registrationKey: "first", membershipId: elin, amount: "45", phase: "open" }]);
  });
});

it("an unanswered registration frees the till, unless somebody else stands there already", () => {
  const sent = play([...forElin, { type: "sent", amountConfirmed: false }]);
  const parted: DeskEvent = { type: "parted", registrationKey: "first", nextKey: "third" };
  expect(play([parted], sent)).toEqual({ visit: emptyVisit("third"), aside: [] });
  const next = play([opened(otto, "second")], sent);
  expect(play([parted], next)).toBe(next);
});
