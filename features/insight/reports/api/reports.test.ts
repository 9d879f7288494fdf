import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { selectGivers } from "./unusual-days.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const today = (club: Club, token?: string) => api.call("getToday", {}, as(club, token));

/** Runs an action at another moment. */
async function at<T>(moment: string, act: () => Promise<T>): Promise<T> {
  const now = api.clock.now;
  api.clock.now = Temporal.Instant.from(moment);
  const result = await act();
  api.clock.now = now;
  return result;
}
/** Registers a purchase at another moment and signs in then, so that the session is valid. */
const earlier = (moment: string, club: Club, memberId: number, kronor: number) =>
  at(moment, () => buy(api, club, memberId, kronor));

describe("the response for the Today screen", () => {
  test("lists staff who gave equally many points by name", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club);
    for (const first_name of ["Mats", "Ada"]) {
      const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { first_name });
      await buy(api, { ...club, merchant: { ...club.merchant, token } }, memberId, 100);
    }
    const scope = { chain: club.chain, today: Temporal.PlainDate.from("2026-11-21"), locationIds: null };
    const [givers] = await api.services.db.read(club.chain.id, (q) => [selectGivers(q, scope)]);
    expect(givers.map(({ name }) => name)).toEqual(["Ada Berg", "Mats Berg"]);
  });

  test("lists staff who give far more points than usual, per point of sale, once they have enough earlier days", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club);
    for (const day of ["11", "12", "13", "14"]) await earlier(`2026-11-${day}T10:00:00Z`, club, memberId, 900);
    const { purchaseId } = await buy(api, club, memberId, 12_000);
    expect((await today(club)).unusual).toEqual([]);
    await earlier("2026-11-15T10:00:00Z", club, memberId, 900);
    const unusualGiver = { accountId: club.merchant.accountId, points: 12_000, usual: 900 };
    expect((await today(club)).unusual).toMatchObject([unusualGiver]);
    const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    expect((await today(club, near.token)).unusual).toMatchObject([unusualGiver]);
    expect((await today(club, far.token)).unusual).toEqual([]);
    // Returned points do not count as given, for partial returns too.
    const makeReturn = (amount: number) => ({ pointOfSaleId: club.locationIds[0], amount, reason: "Ångrat" });
    await api.call("returnPurchase", { params: { id: purchaseId }, body: makeReturn(2_000) }, as(club));
    expect((await today(club)).unusual).toMatchObject([{ ...unusualGiver, points: 10_000 }]);
    await api.call("returnPurchase", { params: { id: purchaseId }, body: makeReturn(6_000) }, as(club));
    expect((await today(club)).unusual).toEqual([]);
    await api.call("cancelPurchase", { params: { id: purchaseId } }, as(club));
    expect((await today(club)).unusual).toEqual([]);
  });

  test("sums the club’s own day, month, last week and thirty days", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club, {
      home_location_id: club.locationIds[0],
      registered_at: "2026-11-20T23:30:00Z",
    });
    await makeMember(api, club, { registered_at: "2026-11-20T22:30:00Z" });
    await earlier("2026-11-21T10:00:00Z", club, memberId, 250.5);
    await buy(api, club, memberId, 10, [club.couponId]);
    // Half past midnight in Stockholm, still the day before in UTC.
    await earlier("2026-11-20T23:30:00Z", club, memberId, 100);
    await earlier("2026-11-20T22:30:00Z", club, memberId, 1000);
    await earlier("2026-11-14T12:00:00Z", club, memberId, 70);
    await earlier("2026-11-01T12:00:00Z", club, memberId, 5);
    await earlier("2026-10-31T12:00:00Z", club, memberId, 3);
    const report = await today(club);
    expect(report.date).toBe("2026-11-21");
    expect(report.today).toEqual({
      purchases: 3,
      totalAmount: 360.5,
      newMembers: 1,
      pointsGiven: 360,
      pointsUsed: 100,
      pointsExpired: 0,
      couponsUsed: 1,
      cardsFilled: 0,
    });
    expect(report.month).toMatchObject({ purchases: 6, totalAmount: 1435.5, newMembers: 2 });
    expect(report.lastWeek).toMatchObject({ purchases: 1, totalAmount: 70, until: "2026-11-14T12:00:00Z" });
    expect(report.members).toBe(2);
    expect(report.days).toHaveLength(30);
    expect(report.days[0]?.date).toBe("2026-10-23");
    expect(report.days.at(-1)).toEqual({ date: "2026-11-21", purchases: 3, totalAmount: 360.5 });
    expect(report.days.reduce((sum, day) => sum + day.totalAmount, 0)).toBe(1438.5);
    const [north, south] = report.locations;
    expect(north).toMatchObject({
      id: club.locationIds[0],
      name: "Norr",
      today: { purchases: 3, newMembers: 1, pointsUsed: 100 },
    });
    expect(south).toMatchObject({ id: club.locationIds[1], today: { purchases: 0 }, month: { purchases: 0 } });
  });

  test("compares with the same weekday up to the same time of day, or with nothing before the first purchase", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club, { registered_at: "2026-11-14T11:00:00Z" });
    await makeMember(api, club, { registered_at: "2026-11-14T13:00:00Z" });
    expect((await today(club)).lastWeek).toBeNull();
    await earlier("2026-11-14T12:01:00Z", club, memberId, 300);
    expect((await today(club)).lastWeek).toBeNull();
    await earlier("2026-11-14T11:59:00Z", club, memberId, 40);
    const compared = { purchases: 1, totalAmount: 40, newMembers: 1, couponsUsed: 0 };
    expect((await today(club)).lastWeek).toEqual({ ...compared, until: "2026-11-14T12:00:00Z" });
    const later = await at("2026-11-21T12:30:00Z", () => today(club));
    expect(later.lastWeek).toMatchObject({ purchases: 2, totalAmount: 340 });
    const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    expect((await today(club, near.token)).lastWeek).toMatchObject({ purchases: 1 });
    expect((await today(club, far.token)).lastWeek).toBeNull();
  });

  test("follows a sandbox’s own clock", async () => {
    const club = await makeClub(api, { sandbox: true });
    const { memberId } = await makeMember(api, club);
    await buy(api, club, memberId, 40);
    await api.call("moveChainClock", { body: { moveTo: "2026-11-28" } }, as(club));
    const report = await at("2026-11-21T12:30:00Z", () => today(club));
    expect(report.date).toBe("2026-11-28");
    expect(report.lastWeek).toMatchObject({ purchases: 1, until: "2026-11-21T12:30:00Z" });
  });

  test("counts points as expired on the day after their last, and ignores cancelled redemptions", async () => {
    const club = await makeClub(api);
    const { memberId } = await makeMember(api, club);
    await api.owner.query("update club_points set month_validation = 1 where chain_id = $1", [club.chain.id]);
    await earlier("2026-10-21T10:00:00Z", club, memberId, 130);
    await earlier("2026-10-22T10:00:00Z", club, memberId, 40);
    await earlier("2026-11-10T10:00:00Z", club, memberId, 200);
    const { redemptions } = await buy(api, club, memberId, 1, [club.couponId]);
    const params = { id: redemptions[0]?.redemptionId as number };
    await api.call("cancelRedemption", { params, body: { reason: "" } }, as(club));
    const report = await today(club);
    expect(report.today).toMatchObject({ pointsExpired: 130, pointsUsed: 0, couponsUsed: 0 });
    expect(await at("2026-11-22T12:00:00Z", () => today(club))).toMatchObject({ today: { pointsExpired: 40 } });
  });

  test("counts the remainder of a partial return, nothing of a complete one, and corrections that were not voided", async () => {
    const club = await makeClub(api);
    const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
    const [remainingPurchase, gone] = [await buy(api, club, memberId, 100), await buy(api, club, memberId, 300)];
    const giveBack = (id: number, amount: number) =>
      api.call(
        "returnPurchase",
        { params: { id }, body: { pointOfSaleId: club.locationIds[0], amount, reason: "Ångrat" } },
        as(club),
      );
    await giveBack(remainingPurchase.purchaseId, 25.5);
    await giveBack(gone.purchaseId, 300);
    const correct = (points: number) =>
      api.call("correctPoints", { params: { membershipId }, body: { points, reason: "Glömt" } }, as(club));
    await correct(10);
    const { lotId } = await correct(500);
    await api.call("voidCorrection", { params: { id: lotId }, body: { reason: "Fel" } }, as(club));
    const deduct = (points: number) =>
      api.call("deductPoints", { params: { membershipId }, body: { points, reason: "För många" } }, as(club));
    await deduct(4);
    const { deductionId } = await deduct(50);
    await api.call("voidDeduction", { params: { id: deductionId }, body: { reason: "Fel" } }, as(club));
    const report = await today(club);
    expect(report.today).toMatchObject({ purchases: 1, totalAmount: 74.5, pointsGiven: 74 + 10 - 4 });
    expect(report.locations[0]?.today).toMatchObject({ purchases: 1, totalAmount: 74.5, pointsGiven: 74 });
    expect(report.days.at(-1)).toMatchObject({ purchases: 1, totalAmount: 74.5 });
  });

  test("limits a local merchant to their own points of sale", async () => {
    const club = await makeClub(api);
    const [north, south] = club.locationIds;
    const { memberId } = await makeMember(api, club, { home_location_id: north });
    await makeMember(api, club);
    await buy(api, club, memberId, 50);
    const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const far = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [south]);
    const [own, other] = [await today(club, near.token), await today(club, far.token)];
    expect([own.today.purchases, own.members, own.locations.map(({ id }) => id)]).toEqual([1, 1, [north]]);
    expect([other.today.purchases, other.members, other.locations.map(({ id }) => id)]).toEqual([0, 0, [south]]);
    expect(other.days.every(({ purchases }) => purchases === 0)).toBe(true);
  });

  test("contains nothing of another chain", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const { memberId } = await makeMember(api, other);
    await buy(api, other, memberId, 50);
    expect(await today(club)).toMatchObject({ members: 0, today: { purchases: 0, pointsGiven: 0 } });
  });
});

test("the start guide ticks the completed steps in order", async () => {
  const { merchant, companyId } = await makeClub(api);
  const look = { commercialName: "Nystart", language: "sv" as const, brandColour: "#8b1e3f" };
  await api.call("createChain", { body: { ...look, subdomain: "nystart", companyId } }, { as: merchant.token });
  const options = { as: merchant.token, chain: "nystart" };
  const guide = () => api.call("getStartGuide", {}, options);
  const ticked = async () => (await guide()).steps.filter(({ done: isDone }) => isDone).map(({ step }) => step);
  expect(await ticked()).toEqual(["CLUB"]);
  const { texts } = await api.call("getTerms", { params: { kind: "privacy" } }, options);
  await api.call("publishTerms", { params: { kind: "privacy" }, body: { texts } }, options);
  expect(await ticked()).toEqual(["CLUB", "PRIVACY"]);
  expect((await guide()).done).toBe(false);
  await api.call("inviteMember", { body: { email: "forst@example.com" } }, options).catch(() => undefined);
  expect(await ticked()).toEqual(["CLUB", "PRIVACY"]);
});

const numbers = ["5560125790", "5560743089"];

/** Creates a club that lacks only a reward scheme, an invitation and a poster. */
async function nearlyOpen(): Promise<Club> {
  const club = await makeClub(api, { pointsActive: false });
  await api.owner.query("update chain set logo_path = '/files/1/x.webp' where id = $1", [club.chain.id]);
  const number = numbers.pop();
  await api.owner.query("update company set company_number = $2 where id = $1", [club.companyId, number]);
  return club;
}

const listRemainingSteps = async (club: Club) =>
  (await api.call("getStartGuide", {}, as(club))).steps.filter(({ done: isDone }) => !isDone).map(({ step }) => step);

test("a club with only stamp cards completes the reward step of the start guide, as one with points does", async () => {
  const club = await nearlyOpen();
  expect(await listRemainingSteps(club)).toEqual(["REWARDING", "INVITATION", "POSTER"]);
  const card = await makeStampCard(api, club);
  await api.call("setStampcardStatus", { params: { id: card.id }, body: { publishStatus: "STOPPED" } }, as(club));
  expect(await listRemainingSteps(club)).toEqual(["REWARDING", "INVITATION", "POSTER"]);
  await api.call("setStampcardStatus", { params: { id: card.id }, body: { publishStatus: "ACTIVE" } }, as(club));
  expect(await listRemainingSteps(club)).toEqual(["INVITATION", "POSTER"]);
});

test("the start guide ticks a sent invitation and a made poster and is then done; the club runs from the first purchase", async () => {
  const club = await nearlyOpen();
  await api.call("activateClubPoints", {}, as(club));
  await api.call("inviteMember", { body: { email: "stammis@example.com" } }, as(club));
  expect(await listRemainingSteps(club)).toEqual(["POSTER"]);
  const [id] = club.locationIds;
  await api.ask("getPoster", { params: { id }, query: { format: "A4", language: "sv" } }, as(club));
  expect(await api.call("getStartGuide", {}, as(club))).toMatchObject({ done: true, running: false });
  const { memberId } = await makeMember(api, club);
  await buy(api, club, memberId, 50);
  expect(await api.call("getStartGuide", {}, as(club))).toMatchObject({ done: true, running: true });
});
