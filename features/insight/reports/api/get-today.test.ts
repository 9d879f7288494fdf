import { beforeEach, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";
import { countReports } from "./count-reports.ts";

const api = await startApi();
const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
beforeEach(() => {
  api.clock.now = now;
});

const as = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const today = (club: Club, token?: string) => api.call("getToday", {}, as(club, token));

/** Runs an action at another moment. */
async function at<T>(moment: string, act: () => Promise<T>): Promise<T> {
  api.clock.now = Temporal.Instant.from(moment);
  const result = await act();
  api.clock.now = now;
  return result;
}
const earn = (moment: string, club: Club, memberId: number, kronor: number) =>
  at(moment, () => buy(api, club, memberId, kronor));

test("the figures of Today count cards on the day they were filled, at the point of sale of their last stamp, before and after a report count", async () => {
  const club = await makeClub(api);
  expect((await today(club)).has).toMatchObject({ stampcards: false });
  const { id: stampcardId } = await makeStampCard(api, club, { stampsAmount: 2 });
  const fill = async (pointOfSaleId: number | undefined) => {
    const { memberId } = await makeMember(api, club);
    return openTill(api, club).visit(memberId, { amount: 10, pointOfSaleId, stamps: [{ stampcardId, stamps: 2 }] });
  };
  const [north, south] = club.locationIds;
  await at("2026-10-31T22:30:00Z", () => fill(north));
  await at("2026-10-31T23:30:00Z", () => fill(north));
  await at("2026-11-19T12:00:00Z", () => fill(south));
  const taken = await fill(north);
  await fill(north);
  const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
  const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [south]);
  const filled = async (token?: string) => {
    const todayReport = await today(club, token);
    return [todayReport.today.cardsFilled, todayReport.month.cardsFilled];
  };
  const countFilled = async () => [await filled(), await filled(near.token), await filled(far.token)];
  const before = await countFilled();
  expect(before).toEqual([
    [2, 4],
    [2, 3],
    [0, 1],
  ]);
  expect((await today(club)).has).toMatchObject({ stampcards: true });
  await api.services.db.inChain(club.chain.id, (trx) =>
    countReports(trx, club.chain.id, { today: Temporal.PlainDate.from("2026-11-21"), now: api.clock.now }),
  );
  expect(await countFilled()).toEqual(before);
  await api.call("cancelPurchase", { params: { id: taken.purchaseId } }, as(club));
  expect(await filled()).toEqual([1, 3]);
});

test("the figures of Today contain the usable points that expire within thirty days", async () => {
  const club = await makeClub(api);
  const { memberId } = await makeMember(api, club);
  await api.owner.query("update club_points set month_validation = 1 where chain_id = $1", [club.chain.id]);
  await earn("2026-10-21T10:00:00Z", club, memberId, 130);
  await earn("2026-10-22T10:00:00Z", club, memberId, 40);
  await earn(now.toString(), club, memberId, 200);
  // The lots last through 21 November and 20 December; the latter is the last of thirty days.
  expect((await today(club)).dueWithin).toEqual({ days: 30, points: 240 });
  const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
  expect((await today(club, far.token)).dueWithin.points).toBe(0);
});
