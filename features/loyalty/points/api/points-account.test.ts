import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff, signIn } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const staff = async (of = club) => ({
  as: await signIn(api, of.merchant.accountId, "ROLE_MERCHANT"),
  chain: of.chain.subdomain,
});
const reinstate = async (purchaseId: number, amount: number, reason = "Fel vara") =>
  api.call(
    "returnPurchase",
    { params: { id: purchaseId }, body: { pointOfSaleId: club.locationIds[0], amount, reason } },
    { ...(await staff()), key: randomUUID() },
  );
const account = (token: string, cursor?: string) =>
  api.call("getPointsAccount", { query: { ...(cursor && { cursor }) } }, { as: token, host: club.chain.subdomain });
const minutesLater = (minutes = 1) => {
  api.clock.now = api.clock.now.add({ minutes });
};

/**
 * Earns 100 points, uses 100, returns that purchase, earns 50 and cancels the use. 50 points remain, in the second lot.
 */
async function wholeStory() {
  const member = await makeMember(api, club);
  const first = await buy(api, club, member.memberId, 100);
  minutesLater();
  const used = await api.call(
    "registerPurchase",
    {
      body: {
        membershipId: member.membershipNumber,
        pointOfSaleId: club.locationIds[0],
        amount: null,
        couponIds: [club.couponId],
      },
    },
    await staff(),
  );
  minutesLater();
  await reinstate(first.purchaseId, 100);
  minutesLater();
  const second = await buy(api, club, member.memberId, 50);
  minutesLater();
  await api.call(
    "cancelRedemption",
    { params: { id: used.redemptions[0]?.redemptionId as number }, body: { reason: "" } },
    { as: club.merchant.token, chain: club.chain.subdomain, key: randomUUID() },
  );
  return { ...member, first, second };
}

describe("the points account", () => {
  test("lists every action with its subject, newest first, and ends at the balance", async () => {
    const { token, first, second } = await wholeStory();
    const { balance, owed, expiring, rows, nextCursor } = await account(token);
    expect({ balance, owed, nextCursor }).toEqual({ balance: 50, owed: 0, nextCursor: null });
    expect(expiring).toEqual([{ validThrough: "2027-11-20", points: 50 }]);
    const lines = rows.map(({ kind, points, balance, owed, subject }) => [kind, points, balance, owed, subject]);
    expect(lines).toEqual([
      ["DEBT_RELEASED", 0, 50, 0, "Kanelbulle"],
      ["REINSTATED", 50, 50, 0, "Kanelbulle"],
      ["PAID_DEBT", -50, 0, 50, ""],
      // Balance and deficit are shown after the complete action: its earned points covered the deficit at once.
      ["EARNED", 50, 0, 50, ""],
      ["CLAWED_BACK", 0, 0, 100, "Fel vara"],
      ["USED", -100, 0, 0, "Kanelbulle"],
      ["EARNED", 100, 100, 0, ""],
    ]);
    expect(rows.map(({ purchaseId }) => purchaseId)).toEqual([
      null,
      null,
      second.purchaseId,
      second.purchaseId,
      first.purchaseId,
      null,
      first.purchaseId,
    ]);
    expect(rows.at(-1)).toMatchObject({ source: "PURCHASE", purchaseAmount: 100, date: "2026-11-21" });
    expect(rows[0]?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(0);
  });

  test("is the same for member, cashier and merchant, and hidden from others", async () => {
    const { memberId, membershipNumber: membershipId, token } = await wholeStory();
    const own = await account(token);
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    for (const as of [(await staff()).as, cashier.token]) {
      const input = { params: { membershipId }, query: {} };
      const account = await api.call("getMemberPointsAccount", input, { as, chain: club.chain.subdomain });
      // Only staff see the author.
      expect(account.rows.find(({ kind }) => kind === "CLAWED_BACK")?.author).toBe("Kim Berg");
      expect({ ...account, rows: account.rows.map((row) => ({ ...row, author: "" })) }).toEqual(own);
    }
    const stranger = await makeMember(api, club);
    expect(await account(stranger.token)).toMatchObject({ rows: [], balance: 0 });
    await api.owner.query("update member set removed_at = now() where id = $1", [memberId]);
    const gone = api.call("getMemberPointsAccount", { params: { membershipId }, query: {} }, await staff());
    expect(await codeOf(gone)).toBe("NOT_FOUND");
  });

  test("shows staff of another point of sale the points only, without place, amount or author", async () => {
    const { membershipNumber: membershipId, token } = await wholeStory();
    const own = await account(token);
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[1]]);
    const options = { as: cashier.token, chain: club.chain.subdomain };
    const memberAccount = await api.call("getMemberPointsAccount", { params: { membershipId }, query: {} }, options);
    const bare = own.rows.map((row) => ({ ...row, purchaseId: null, purchaseDate: null, purchaseAmount: null }));
    expect(own.rows.some(({ purchaseAmount }) => purchaseAmount !== null)).toBe(true);
    expect(memberAccount).toEqual({ ...own, rows: bare });
  });

  test("pages by cursor while new lines arrive", async () => {
    const { memberId, token } = await makeMember(api, club);
    for (let n = 1; n <= 20; n++) {
      minutesLater();
      await buy(api, club, memberId, n);
    }
    const first = await account(token);
    minutesLater();
    await buy(api, club, memberId, 21);
    const second = await account(token, first.nextCursor as string);
    expect([...first.rows, ...second.rows].map(({ points }) => points)).toEqual(
      Array.from({ length: 20 }, (_, n) => 20 - n),
    );
    expect(second.nextCursor).toBeNull();
    for (const cursor of ["x", Buffer.from("[-1]").toString("base64url"), Buffer.from("[99]").toString("base64url")]) {
      expect(await codeOf(account(token, cursor))).toBe("INVALID_INPUT");
    }
  });
});

describe.each([
  ["autumn, a day of 25 hours", "2026-08-26T10:00:00Z", "2026-10-25", "2026-10-25T23:00:00Z"],
  ["spring, a day of 23 hours", "2027-01-29T10:00:00Z", "2027-03-28", "2027-03-28T22:00:00Z"],
])("the points account at the clock change in %s", (_, bought, lastDay, midnight) => {
  test("shows the expiry of points at the end of the chain’s day, without a job", async () => {
    const before = api.clock.now;
    api.clock.now = Temporal.Instant.from(bought);
    await api.owner.query("update club_points set month_validation = 2 where chain_id = $1", [club.chain.id]);
    const merchant = club.merchant.token;
    club.merchant.token = (await staff()).as;
    const { memberId, membershipNumber: membershipId, token } = await makeMember(api, club);
    await buy(api, club, memberId, 70);
    club.merchant.token = merchant;

    api.clock.now = Temporal.Instant.from(midnight).subtract({ milliseconds: 1 });
    expect(await account(token)).toMatchObject({ balance: 70, expiring: [{ validThrough: lastDay, points: 70 }] });
    api.clock.now = Temporal.Instant.from(midnight);
    const { balance, expiring, rows } = await account(token);
    expect({ balance, expiring }).toEqual({ balance: 0, expiring: [] });
    const dayAfter = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString();
    expect(rows[0]).toMatchObject({ kind: "EXPIRED", date: dayAfter, at: null, points: -70, balance: 0 });

    const readBalance = async (date: string) =>
      api.call("getMemberBalance", { params: { membershipId }, query: { date } }, await staff());
    const boughtOn = bought.slice(0, 10);
    const eve = Temporal.PlainDate.from(boughtOn).subtract({ days: 1 }).toString();
    expect(await readBalance(eve)).toEqual({ date: eve, balance: 0, owed: 0 });
    expect(await readBalance(boughtOn)).toMatchObject({ balance: 70 });
    expect(await readBalance(lastDay)).toMatchObject({ balance: 70 });
    expect(await readBalance(dayAfter)).toMatchObject({ balance: 0 });
    const tomorrow = Temporal.PlainDate.from(dayAfter).add({ days: 1 }).toString();
    expect(await codeOf(readBalance(tomorrow))).toBe("INVALID_INPUT");
    await api.owner.query("update club_points set month_validation = 12 where chain_id = $1", [club.chain.id]);
    api.clock.now = before;
  });
});

test("the deficit on a day is shown with the usable points", async () => {
  const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
  const { purchaseId } = await buy(api, club, memberId, 100);
  await buy(api, club, memberId, 1, [club.couponId]);
  await reinstate(purchaseId, 100);
  const today = await api.call(
    "getMemberBalance",
    { params: { membershipId }, query: { date: "2026-11-21" } },
    await staff(),
  );
  expect(today).toEqual({ date: "2026-11-21", balance: 0, owed: 99 });
});
