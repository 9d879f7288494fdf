import { describe, expect, it } from "vitest";
import { emptyVisit, isBegun, nextVisit, type Visit, type VisitEvent } from "./visit.ts";

const play = (events: VisitEvent[], from: Visit = emptyVisit("first")) => events.reduce(nextVisit, from);
const sent = { type: "sent", amountConfirmed: false } as const;
const typed: VisitEvent[] = [
  { type: "member", membershipId: "000000005724", name: "" },
  { type: "amount", text: "249,50" },
  { type: "coupon", id: 3 },
  { type: "category", id: 5, usual: [] },
];

describe("a visit", () => {
  it("does not change while its answer is pending", () => {
    for (const waiting of [sent, { type: "asked" }, { type: "beside" }] as const) {
      const before = play([...typed, waiting]);
      expect(
        play(
          [
            { type: "amount", text: "1" },
            { type: "coupon", id: 3 },
            { type: "member", membershipId: "000000006911", name: "" },
          ],
          before,
        ),
      ).toEqual(before);
    }
  });

  it("ignores an amount that was typed in the visit before", () => {
    const next = emptyVisit("second");
    expect(play([{ type: "amount", text: "1187", of: "first" }], next).amount).toBe("");
    expect(play([{ type: "amount", text: "118", of: "second" }], next).amount).toBe("118");
  });

  it("keeps its key after a refusal, so that it cannot count twice if the refusal was wrong", () => {
    const visit = play([...typed, sent, { type: "refused", message: "Poängen räcker inte" }]);
    expect(visit).toMatchObject({
      registrationKey: "first",
      phase: "open",
      refusal: "Poängen räcker inte",
      couponIds: [3],
    });
    expect(play([{ type: "coupon", id: 3 }], visit)).toMatchObject({ refusal: null, couponIds: [] });
  });

  it("is emptied when an earlier attempt succeeded, so that it is not confirmed twice by habit", () => {
    const again: VisitEvent[] = [...typed, sent, { type: "asked" }, { type: "corrected" }];
    const visit = play([...again, sent, { type: "standing", message: "Står redan", nextKey: "second" }]);
    expect(visit).toEqual({ ...emptyVisit("second"), membershipId: "000000005724", refusal: "Står redan" });
    const invited = play([{ type: "invitee", contact: "0701234567" }, sent]);
    const stands = play([{ type: "standing", message: "Väntar redan", nextKey: "second" }], invited);
    expect(stands).toMatchObject({ invitee: "0701234567", membershipId: null, phase: "open" });
  });

  it("asks once about a large amount, and remembers the answer until the amount changes", () => {
    const askingVisit = play([...typed, sent, { type: "asked" }]);
    expect(askingVisit).toMatchObject({ phase: "asking", registrationKey: "first" });
    const confirmed = play([{ ...sent, amountConfirmed: true }], askingVisit);
    expect(confirmed).toMatchObject({ amountConfirmed: true, registrationKey: "first" });
    expect(play([{ type: "corrected" }, { type: "amount", text: "24" }], askingVisit).amountConfirmed).toBe(false);
  });

  it("still needs a second person after a refused one, and opens again for a corrected amount", () => {
    const confirmed: VisitEvent[] = [...typed, { type: "sent", amountConfirmed: true }, { type: "beside" }];
    const secondPersonVisit = play(confirmed);
    expect(secondPersonVisit).toMatchObject({
      phase: "beside",
      registrationKey: "first",
      amountConfirmed: true,
      amount: "249,50",
    });
    // The PIN was wrong: the same question, under the same key.
    expect(play([{ type: "sent", amountConfirmed: true }, { type: "beside" }], secondPersonVisit)).toEqual(
      secondPersonVisit,
    );
    const corrected = play([{ type: "corrected" }], secondPersonVisit);
    expect(corrected).toEqual({ ...secondPersonVisit, phase: "open" });
    expect(play([{ type: "amount", text: "249" }], corrected)).toMatchObject({ amountConfirmed: false, amount: "249" });
    // The offers are reloaded meanwhile: nothing confirmed is removed.
    const offered = { campaignIds: [], couponIds: [], stampcardUsageIds: [], stamps: {}, welcomeOffer: null };
    expect(play([{ type: "offered", offered, name: "Elin" }], secondPersonVisit)).toBe(secondPersonVisit);
  });

  it("continues after a new sign-in", () => {
    expect(play([...typed, sent, { type: "signedOut" }])).toMatchObject({
      phase: "open",
      amount: "249,50",
    });
  });

  it("keeps an amount typed before the first customer, and a choice when the same card is scanned again", () => {
    const first: VisitEvent[] = [
      { type: "amount", text: "45" },
      { type: "member", membershipId: "000000006911", name: "" },
    ];
    expect(play(first)).toMatchObject({ membershipId: "000000006911", amount: "45" });
    expect(play([...typed, { type: "member", membershipId: "000000005724", name: "" }])).toMatchObject({
      couponIds: [3],
    });
  });

  it("remains the same purchase under its key while the contact of an invited customer is corrected", () => {
    const invited: VisitEvent[] = [
      { type: "invitee", contact: "0701234567" },
      { type: "amount", text: "95" },
    ];
    const corrected = play([...invited, { type: "nobody" }, { type: "invitee", contact: "0701234568" }]);
    expect(corrected).toMatchObject({ registrationKey: "first", amount: "95", invitee: "0701234568" });
    const waiting = play([...invited, sent]);
    expect(play([{ type: "nobody" }], waiting)).toBe(waiting);
  });

  it("counts as begun after any input besides the customer", () => {
    expect(isBegun(play([{ type: "member", membershipId: "000000005724", name: "Elin" }]))).toBe(false);
    for (const event of typed.slice(1)) expect(isBegun(play([event]))).toBe(true);
  });
});

describe("the choices for a member", () => {
  const chosen: VisitEvent[] = [
    { type: "member", membershipId: "000000005724", name: "" },
    { type: "stamps", stampcardId: 4, stamps: 2 },
    { type: "reward", fillingId: 9 },
    { type: "welcome", couponId: 12 },
    { type: "campaign", id: 6 },
  ];

  it("are plain data that can be stored and sent later", () => {
    const visit = play(chosen);
    expect(visit).toMatchObject({
      stamps: { 4: 2 },
      stampcardUsageIds: [9],
      welcomeOffer: { couponId: 12 },
      campaignIds: [6],
    });
    expect(JSON.parse(JSON.stringify(visit))).toEqual(visit);
  });

  it("do not move to the next customer, except the campaigns and categories of the purchase", () => {
    const nothing = { stamps: {}, stampcardUsageIds: [], couponIds: [], welcomeOffer: null };
    expect(play([...chosen, { type: "member", membershipId: "000000006911", name: "" }])).toMatchObject({
      ...nothing,
      campaignIds: [6],
    });
    const invited = play([...chosen, { type: "invitee", contact: "0701234567" }]);
    expect(invited).toMatchObject({ ...nothing, membershipId: null, invitee: "0701234567" });
    expect(play([{ type: "member", membershipId: "000000006911", name: "" }], invited)).toMatchObject({
      membershipId: "000000006911",
      invitee: null,
    });
  });

  it("drop a card without stamps", () => {
    expect(play([...chosen, { type: "stamps", stampcardId: 4, stamps: 0 }]).stamps).toEqual({});
  });

  it("are removed when no longer available, and otherwise stay the same", () => {
    const visit = play([...chosen, { type: "coupon", id: 3 }]);
    const all = {
      campaignIds: null,
      couponIds: [3],
      stampcardUsageIds: [9],
      stamps: { 4: 10 },
      welcomeOffer: { couponId: 12 },
    };
    expect(play([{ type: "offered", offered: all, name: "" }], visit)).toBe(visit);
    const fewer = {
      campaignIds: [],
      couponIds: [],
      stampcardUsageIds: [],
      stamps: { 4: 1 },
      welcomeOffer: { couponId: null },
    };
    expect(play([{ type: "offered", offered: fewer, name: "" }], visit)).toMatchObject({
      campaignIds: [],
      couponIds: [],
      stampcardUsageIds: [],
      stamps: { 4: 1 },
      welcomeOffer: null,
    });
  });

  it("stay as sent while the answer is pending", () => {
    const sending = play([...chosen, sent]);
    const none = { campaignIds: [], couponIds: [], stampcardUsageIds: [], stamps: {}, welcomeOffer: null };
    expect(
      play(
        [
          { type: "offered", offered: none, name: "" },
          { type: "welcome", couponId: null },
        ],
        sending,
      ),
    ).toBe(sending);
  });
});
