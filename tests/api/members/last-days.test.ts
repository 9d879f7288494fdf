import { beforeAll, describe, expect, test } from "vitest";
import { openTill, stockholm, travel } from "../../engine/till.ts";
import { buy, type Club, makeClub, makeMember } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";
import { makeStampCard } from "../offers.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
});

/** Returns what each place in the back office and the till shows of one member's points and card. */
async function readTotals(memberId: number, cardId: number) {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { rows } = await api.call("listMembers", { query: { sort: "points" } }, as);
  const { profile, points } = await api.call("getMember", { params: { id: memberId } }, as);
  const { clubPoints, stampcards } = await openTill(api, club).member(memberId);
  const card = await api.call("getStampcard", { params: { id: cardId } }, as);
  return {
    points: [rows.find(({ id }) => id === memberId)?.clubPoints, profile.clubPoints, points.balance, clubPoints],
    expired: points.expired,
    cards: [profile.stampcardUsage.length, card.collecting, stampcards[0]?.usage ? 1 : 0],
  };
}

// In winter the club's midnight is one hour before UTC's, in summer two.
describe.each([
  ["in winter", "2026-11-21T12:00:00", "2027-01-20"],
  ["in summer", "2027-05-21T12:00:00", "2027-07-20"],
])("points and a stamp card on their last day, %s", (_, begun, lastDay) => {
  // A member's stored totals hold until the first points expire; afterwards they are summed from the lots.
  test.each([
    ["the first to expire", 0],
    ["left when others have expired", 20],
  ])("are shown until that day ends in the club’s time zone, and nowhere afterwards: %s", async (_, earlier) => {
    api.clock.now = stockholm(begun).subtract({ hours: 24 });
    club = await makeClub(api);
    await api.owner.query("update club_points set month_validation = 2 where chain_id = $1", [club.chain.id]);
    const { memberId } = await makeMember(api, club);
    const card = await makeStampCard(api, club, { monthValidation: 2 });
    if (earlier > 0) await buy(api, club, memberId, earlier);
    await travel(api, club, stockholm(begun));
    await openTill(api, club).visit(memberId, { amount: 70, stamps: [{ stampcardId: card.id, stamps: 1 }] });

    await travel(api, club, stockholm(`${lastDay}T23:59:59`));
    expect(await readTotals(memberId, card.id)).toEqual({
      points: [70, 70, 70, 70],
      expired: earlier,
      cards: [1, 1, 1],
    });
    await travel(api, club, stockholm(`${lastDay}T23:59:59`).add({ seconds: 1 }));
    expect(await readTotals(memberId, card.id)).toEqual({
      points: [0, 0, 0, 0],
      expired: earlier + 70,
      cards: [0, 0, 0],
    });
  });
});

// Half past midnight in the club's zone is still the day before in UTC.
describe.each(["2026-11-21", "2027-07-21"])("an act in the first hour of %s", (date) => {
  test("counts on that day, in the day’s figures and in a past balance", async () => {
    const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
    api.clock.now = stockholm(`${dayBefore}T12:00:00`);
    club = await makeClub(api);
    const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
    await buy(api, club, memberId, 300);
    await travel(api, club, stockholm(`${dayBefore}T23:30:00`));
    await openTill(api, club).visit(memberId, { couponIds: [club.couponId] });
    await travel(api, club, stockholm(`${date}T00:30:00`));
    await buy(api, club, memberId, 40, [club.couponId]);

    await travel(api, club, stockholm(`${date}T09:00:00`));
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    const readBalance = async (day: string) =>
      (await api.call("getMemberBalance", { params: { membershipId }, query: { date: day } }, as)).balance;
    expect([await readBalance(dayBefore), await readBalance(date)]).toEqual([200, 140]);
    const { today } = await api.call("getToday", {}, as);
    expect(today).toMatchObject({ purchases: 1, pointsGiven: 40, pointsUsed: 100, couponsUsed: 1 });
  });
});
