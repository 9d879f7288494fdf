import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const at = (token: string = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
type Page = Awaited<ReturnType<typeof page>>;
const page = (id: number, query: { cursor?: string } = {}, token?: string) =>
  api.call("listMemberTimeline", { params: { id }, query }, at(token));

async function readTimeline(id: number, token?: string): Promise<Page["rows"]> {
  const rows: Page["rows"] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const next: Page = await page(id, cursor ? { cursor } : {}, token);
    rows.push(...next.rows);
    cursor = next.nextCursor;
  }
  return rows;
}

const later = () => travel(api, club, api.clock.now.add({ minutes: 1 }));

describe("a member's timeline", () => {
  test("lists every kind of event, newest first, each once", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 2 });
    const { memberId, token } = await makeMember(api, club, { registered_at: api.clock.now.toString() });
    const till = openTill(api, club);
    await later();
    const first = await till.visit(memberId, { amount: 300 });
    await later();
    const stamps = [{ stampcardId: card.id, stamps: 2 }];
    await till.visit(memberId, { stamps });
    await later();
    const use = await till.visit(memberId, { couponIds: [club.couponId] });
    await later();
    await till.cancel(use.redemptions[0]?.redemptionId as number);
    await later();
    await till.bringBack(first.purchaseId, 100, { reason: "Kallt kaffe" });
    await later();
    const gift = await till.correct(memberId, 40, { reason: "Förlåt" });
    await later();
    await till.withdraw(gift.lotId);
    await later();
    const { deductionId } = await till.deduct(memberId, 10);
    await later();
    await till.voidDeduction(deductionId);
    await later();
    await api.call("updateProfile", { body: { emailNotification: true } }, { as: token, host: club.chain.subdomain });
    await later();
    await api.call("sendMemberLogin", { params: { id: memberId } }, at());
    const happenings = await readTimeline(memberId);
    expect(happenings.map(({ kind }) => kind)).toEqual([
      "MESSAGE",
      "CONSENT",
      "DEDUCTION_VOIDED",
      "DEDUCTION",
      "GIFT_VOIDED",
      "GIFT",
      "RETURN",
      "COUPON_GIVEN_BACK",
      "VISIT",
      "COUPON_USED",
      "VISIT",
      "CARD_FILLED",
      "PURCHASE",
      "JOINED",
    ]);
    expect(happenings.find(({ kind }) => kind === "PURCHASE")).toMatchObject({
      amount: 300,
      points: 300,
      place: "Norr",
      author: "Kim Berg",
      purchaseId: first.purchaseId,
      undone: false,
    });
    expect(happenings.find(({ kind }) => kind === "RETURN")).toMatchObject({
      amount: 100,
      points: 100,
      name: "Kallt kaffe",
      source: "RETURN",
    });
    expect(happenings.find(({ kind }) => kind === "COUPON_USED")).toMatchObject({
      name: "Kanelbulle",
      points: 100,
      undone: true,
    });
    expect(happenings.find(({ kind }) => kind === "GIFT")).toMatchObject({ points: 40, name: "Förlåt", undone: true });
    expect(happenings.find(({ kind }) => kind === "CONSENT")).toMatchObject({
      channel: "EMAIL",
      given: true,
      source: "PROFILE",
    });
    expect(happenings.find(({ kind }) => kind === "MESSAGE")).toMatchObject({
      name: "PASSWORD_RESET",
      channel: "EMAIL",
    });
    expect(happenings.find(({ kind, stamps: stampCount }) => kind === "VISIT" && stampCount > 0)).toMatchObject({
      stamps: 2,
    });
  });

  test("is paged by cursor, also with many events at the same time", async () => {
    const { memberId } = await makeMember(api, club);
    const till = openTill(api, club);
    for (let n = 0; n < 18; n++) await till.visit(memberId, { amount: 10 + n });
    for (let n = 0; n < 18; n++) await till.correct(memberId, 10 + n);
    const happenings = await readTimeline(memberId);
    expect(happenings).toHaveLength(37);
    expect(new Set(happenings.map(({ key }) => key)).size).toBe(37);
    expect((await page(memberId)).rows).toHaveLength(15);
  });

  test("hides purchases and coupon uses elsewhere from a local merchant", async () => {
    const { memberId } = await makeMember(api, club, { home_location_id: club.locationIds[1] });
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    const bought = await openTill(api, club).visit(memberId, { amount: 300 });
    await openTill(api, club).visit(memberId, { couponIds: [club.couponId] });
    await openTill(api, club).bringBack(bought.purchaseId, 10);
    expect((await readTimeline(memberId, token)).map(({ kind }) => kind)).toEqual(["JOINED"]);
    expect((await api.call("listMemberUses", { params: { id: memberId }, query: {} }, at(token))).rows).toEqual([]);
    await api.call(
      "registerPurchase",
      { body: { membershipId: await numberFor(memberId), pointOfSaleId: club.locationIds[1], amount: 20 } },
      at(token),
    );
    expect((await readTimeline(memberId, token)).map(({ kind }) => kind)).toEqual(["PURCHASE", "JOINED"]);
  });

  test.each(["", "x", Buffer.from("[1]").toString("base64url")])(
    "refuses the cursor %j with 400, unless it is empty",
    async (cursor) => {
      const { memberId } = await makeMember(api, club);
      const { status } = await api.ask("listMemberTimeline", { params: { id: memberId }, query: { cursor } }, at());
      expect(status).toBe(cursor === "" ? 200 : 400);
    },
  );
});

async function numberFor(memberId: number): Promise<string> {
  const { profile } = await api.call("getMember", { params: { id: memberId } }, at());
  return profile.membershipId;
}
