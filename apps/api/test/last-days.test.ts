import { beforeAll, describe, expect, test } from "vitest";
import { openTill, stockholm, travel } from "./engine/till.ts";
import { type Club, makeClub, makeMember } from "./factories.ts";
import { startApi, type TestApi } from "./harness.ts";
import { makeStampCard } from "./offers.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
});

/** What every place in the back office and the till says of one member's points and card. */
async function told(memberId: number, cardId: number) {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { rows } = await api.call("listMembers", { query: { sort: "points" } }, as);
  const { profile, points } = await api.call("getMember", { params: { id: memberId } }, as);
  const { clubPoints, stampcards } = await openTill(api, club).member(memberId);
  const card = await api.call("getStampcard", { params: { id: cardId } }, as);
  return {
    points: [rows.find(({ id }) => id === memberId)?.clubPoints, profile.clubPoints, points.balance, clubPoints],
    fallenDue: points.fallenDue,
    cards: [profile.stampcardUsage.length, card.collecting, stampcards[0]?.usage ? 1 : 0],
  };
}

// In winter the club's midnight is an hour before that of UTC, in summer two.
describe.each([
  ["in winter", "2026-11-21T12:00:00", "2027-01-20"],
  ["in summer", "2027-05-21T12:00:00", "2027-07-20"],
])("%s, points and a card whose last day it is", (_, begun, lastDay) => {
  test("are told of everywhere until that day ends where the club is, and nowhere afterwards", async () => {
    api.clock.now = stockholm(begun);
    club = await makeClub(api);
    await api.owner.query("update club_points set month_validation = 2 where chain_id = $1", [club.chain.id]);
    const { memberId } = await makeMember(api, club);
    const card = await makeStampCard(api, club, { monthValidation: 2 });
    await openTill(api, club).visit(memberId, { amount: 70, stamps: [{ stampcardId: card.id, stamps: 1 }] });

    await travel(api, club, stockholm(`${lastDay}T23:59:59`));
    expect(await told(memberId, card.id)).toEqual({ points: [70, 70, 70, 70], fallenDue: 0, cards: [1, 1, 1] });
    await travel(api, club, stockholm(`${lastDay}T23:59:59`).add({ seconds: 1 }));
    expect(await told(memberId, card.id)).toEqual({ points: [0, 0, 0, 0], fallenDue: 70, cards: [0, 0, 0] });
  });
});
