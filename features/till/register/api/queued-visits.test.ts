import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeApiKey, makeClub, makeMember, makeTillDevice } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { openTill, stockholm, travel } from "#tests/engine/till.ts";
import { openQueuedTill, type QueuedTill, refusalOf } from "./queued-till.fixture.ts";

const api: TestApi = await startApi();
let club: Club;
let till: QueuedTill;
const monday = stockholm("2026-11-16T12:00");

beforeEach(async () => {
  api.clock.now = monday;
  club = await makeClub(api);
  till = await openQueuedTill(api, club);
});

const on = (text: string) => stockholm(text);
const visitedOn = (text: string) => till.queued(on(text));
const arriveOn = (text: string) => travel(api, club, on(text));
const as = () => ({ as: club.merchant.token, chain: club.chain.subdomain });

async function expectProof(): Promise<void> {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
}

const storedPurchase = async (purchaseId: number) => {
  const { rows } = await api.owner.query(
    `select purchased_at as at, purchased_on::text as day, received_at as received, lot.earned_on::text as earned,
       lot.valid_through::text as through, (select max(entry.at) from point_entry entry
         where entry.chain_id = lot.chain_id and entry.lot_id = lot.id) as entered
     from purchase left join point_lot lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
     where purchase.chain_id = $1 and purchase.id = $2`,
    [club.chain.id, purchaseId],
  );
  return rows[0];
};

describe("a visit that a till queued without a network", () => {
  test("is stored at the time of the visit, with the time it was received", async () => {
    const { memberId } = await makeMember(api, club);
    await arriveOn("2026-11-18T09:12");
    const { purchaseId, pointsValidThrough } = await till.visit(memberId, {
      amount: 80,
      ...visitedOn("2026-11-16T23:59:59"),
    });
    expect(pointsValidThrough).toBe("2027-11-15");
    const stored = await storedPurchase(purchaseId);
    const [visitedAt, receivedAt] = [on("2026-11-16T23:59:59"), on("2026-11-18T09:12")];
    expect(stored).toMatchObject({ day: "2026-11-16", earned: "2026-11-16", through: "2027-11-15" });
    expect([stored.at, stored.entered, stored.received].map((moment) => moment.getTime())).toEqual(
      [visitedAt, visitedAt, receivedAt].map(({ epochMilliseconds }) => epochMilliseconds),
    );
    expect(await api.call("getMerchantPurchase", { params: { id: purchaseId } }, as())).toMatchObject({
      dateOfPurchase: visitedAt.toString(),
      receivedAt: receivedAt.toString(),
    });
    await expectProof();
  });

  test.each([
    ["older than seven days", { hours: -7 * 24, seconds: -1 }, "VISIT_TOO_OLD"],
    ["more than two minutes ahead", { seconds: 121 }, "VISIT_IN_FUTURE"],
    ["seven days old", { hours: -7 * 24 }, null],
    ["two minutes ahead", { seconds: 120 }, null],
  ])("gets the answer of the rule when it is %s", async (_, difference, code) => {
    const { memberId } = await makeMember(api, club);
    const visit = till.visit(memberId, { amount: 10, ...till.queued(api.clock.now.add(difference)) });
    expect(await refusalOf(visit)).toBe(code);
    if (code) return;
    const stored = await storedPurchase((await visit).purchaseId);
    expect(stored.at.getTime()).toBeLessThanOrEqual(api.clock.now.epochMilliseconds);
  });

  test("is refused from a revoked device, from one of another point of sale or club, and from an API key", async () => {
    const { memberId } = await makeMember(api, club);
    const elsewhere = await makeTillDevice(api, club, club.locationIds[1]);
    const otherClub = await makeTillDevice(api, await makeClub(api));
    const visit = (device: string, as = till) =>
      refusalOf(as.visit(memberId, { amount: 10, queued: { visitedAt: api.clock.now.toString(), device } }));
    for (const device of ["unknown", elsewhere.token, otherClub.token]) {
      expect(await visit(device)).toBe("DEVICE_NOT_APPROVED");
    }
    const { token: key } = await makeApiKey(api, club, { scopes: ["purchases:write"] });
    expect(await visit(till.device, { ...till, ...openTill(api, club, key) })).toBe("DEVICE_NOT_APPROVED");
    expect(await visit(till.device)).toBeNull();
    await api.call("revokeTillDevice", { params: { id: till.deviceId } }, as());
    expect(await visit(till.device)).toBe("DEVICE_NOT_APPROVED");
  });

  test("gets the first answer when its key was used before, with or without the time of the visit", async () => {
    const { memberId } = await makeMember(api, club);
    const { id: stampcardId } = await makeStampCard(api, club);
    for (const body of [{ amount: 25 }, { amount: 25, stamps: [{ stampcardId, stamps: 1 }] }]) {
      const keys = [randomUUID(), randomUUID()] as const;
      api.clock.now = monday;
      const first = await till.visit(memberId, body, keys[0]);
      const queuedFirst = await till.visit(memberId, { ...body, ...till.queued(monday) }, keys[1]);
      await arriveOn("2026-11-25T12:00");
      expect(await till.visit(memberId, { ...body, ...till.queued(monday) }, keys[0])).toEqual(first);
      expect(await till.visit(memberId, body, keys[1])).toEqual(queuedFirst);
    }
    expect((await till.member(memberId)).visits).toHaveLength(4);
  });

  test("uses the offers of its day: a campaign that has ended since, and none that began later", async () => {
    const { memberId } = await makeMember(api, club);
    const ended = await makeCampaign(api, club, { startDate: "2026-11-01", endDate: "2026-11-16" });
    const begun = await makeCampaign(api, club, { startDate: "2026-11-17", endDate: "2026-11-30" });
    await arriveOn("2026-11-18T12:00");
    const visit = (campaignIds: number[]) =>
      refusalOf(till.visit(memberId, { amount: 10, campaignIds, ...visitedOn("2026-11-16T18:00") }));
    expect(await visit([ended.id])).toBeNull();
    expect(await visit([begun.id])).toBe("CAMPAIGN_NOT_ACTIVE");
    await expectProof();
  });

  test("counts in a sandbox from the visit, with the club’s clock ahead", async () => {
    club = await makeClub(api, { sandbox: true });
    till = await openQueuedTill(api, club);
    await api.call("moveChainClock", { body: { moveTo: "2027-02-01" } }, as());
    const { memberId } = await makeMember(api, club);
    const visitedAt = api.clock.now;
    api.clock.now = visitedAt.add({ hours: 2 });
    const { purchaseId } = await till.visit(memberId, { amount: 10, ...till.queued(visitedAt) });
    const stored = await storedPurchase(purchaseId);
    expect(stored.day).toBe("2027-02-01");
    expect(stored.received - stored.at).toBe(2 * 3_600_000);
  });
});

test("the file of purchases ends with the time a queued visit was received, empty for other visits", async () => {
  const { memberId } = await makeMember(api, club);
  await till.visit(memberId, { amount: 10 });
  await arriveOn("2026-11-18T09:12");
  await till.visit(memberId, { amount: 20, ...visitedOn("2026-11-16T12:30") });
  const { body } = await api.ask("exportPurchases", { query: {} }, as());
  const lines = (body as Buffer).toString().trimEnd().split("\r\n");
  expect(lines.map((line) => line.split(";").at(-1))).toEqual(["Mottaget senare", "2026-11-18 09:12", ""]);
});

describe("points of a queued visit", () => {
  test("buy a reward with a lot that expired between the visit and its arrival", async () => {
    const { memberId } = await makeMember(api, club);
    await till.correct(memberId, 100, { validThrough: "2026-11-17" });
    await arriveOn("2026-11-19T12:00");
    expect((await till.member(memberId)).clubPoints).toBe(0);
    const reward = (day: string) =>
      till.visit(memberId, { amount: 30, couponIds: [club.couponId], ...visitedOn(`${day}T12:00`) });
    expect(await refusalOf(reward("2026-11-18"))).toBe("NOT_ENOUGH_POINTS");
    expect((await reward("2026-11-17")).redemptions).toMatchObject([{ points: 100 }]);
    expect((await till.member(memberId)).clubPoints).toBe(30);
    await expectProof();
  });

  test("earn and spend after a later visit that arrived earlier", async () => {
    const { memberId } = await makeMember(api, club);
    await till.visit(memberId, { amount: 150 });
    await arriveOn("2026-11-19T12:00");
    await till.visit(memberId, { amount: 40, couponIds: [club.couponId] });
    await till.visit(memberId, { amount: 70, ...visitedOn("2026-11-17T12:00") });
    await till.visit(memberId, { couponIds: [club.couponId], ...visitedOn("2026-11-18T12:00") });
    expect((await till.member(memberId)).clubPoints).toBe(60);
    await expectProof();
  });

  test("cover a deficit that arose since, first with a lot that has expired since", async () => {
    const { memberId } = await makeMember(api, club);
    const { purchaseId } = await till.visit(memberId, { amount: 100 });
    await till.visit(memberId, { couponIds: [club.couponId] });
    await till.correct(memberId, 40, { validThrough: "2026-11-17" });
    await arriveOn("2026-11-19T12:00");
    await till.bringBack(purchaseId, 100);
    expect(await till.member(memberId)).toMatchObject({ clubPoints: 0, owedPoints: 100 });
    await till.visit(memberId, { amount: 50, ...visitedOn("2026-11-17T12:00") });
    expect(await till.member(memberId)).toMatchObject({ clubPoints: 0, owedPoints: 10 });
    await expectProof();
    await till.visit(memberId, { amount: 30 });
    expect(await till.member(memberId)).toMatchObject({ clubPoints: 20, owedPoints: 0 });
    await expectProof();
  });
});

test("a queued visit pays a deficit with expired points of a membership that was merged since", async () => {
  const [survivor, other] = [await makeMember(api, club), await makeMember(api, club)];
  const { purchaseId } = await till.visit(survivor.memberId, { amount: 100 });
  await till.visit(survivor.memberId, { couponIds: [club.couponId] });
  await till.correct(other.memberId, 40, { validThrough: "2026-11-17" });
  await arriveOn("2026-11-19T12:00");
  await till.bringBack(purchaseId, 100);
  await api.call(
    "mergeMembers",
    { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken: [] } },
    { ...as(), key: randomUUID() },
  );
  await till.visit(other.memberId, { amount: 50, ...visitedOn("2026-11-17T12:00") });
  expect(await till.member(survivor.memberId)).toMatchObject({ clubPoints: 0, owedPoints: 10 });
  await expectProof();
});

describe("stamps of a queued visit", () => {
  async function stamping(stampsAmount: number) {
    const { memberId } = await makeMember(api, club);
    const { id: stampcardId } = await makeStampCard(api, club, { stampsAmount, monthValidation: 1 });
    const stamp = (stamps: number, day?: string) =>
      till.visit(memberId, { stamps: [{ stampcardId, stamps }], ...(day && visitedOn(`${day}T12:00`)) });
    const fillings = async () => {
      const { rows } = await api.owner.query(
        `select status, collected::int, started_on::text as began, reward_starts_on::text as reward
         from stamp_card_usage where member_id = $1 order by usage_order`,
        [memberId],
      );
      return rows;
    };
    return { memberId, stamp, fillings };
  }

  test("fill a card that has run out since, and its reward begins on the day of the visit", async () => {
    const { stamp, fillings } = await stamping(3);
    await stamp(2);
    await arriveOn("2026-12-17T12:00");
    expect((await stamp(1, "2026-12-15")).completed).toHaveLength(1);
    expect(await fillings()).toEqual([
      { status: "COMPLETED", collected: 3, began: "2026-11-16", reward: "2026-12-15" },
    ]);
    await expectProof();
  });

  test("go to the next card when a later visit that arrived earlier has begun it", async () => {
    const { stamp, fillings } = await stamping(3);
    await stamp(2);
    await arriveOn("2026-12-17T12:00");
    await stamp(1);
    await stamp(2, "2026-12-15");
    expect(await fillings()).toEqual([
      { status: "RESET", collected: 2, began: "2026-11-16", reward: null },
      { status: "COMPLETED", collected: 3, began: "2026-12-17", reward: "2026-12-17" },
    ]);
    await expectProof();
  });

  test("give no reward to a visit before the card was full", async () => {
    const { memberId, stamp } = await stamping(2);
    await arriveOn("2026-11-19T12:00");
    await stamp(2);
    const [reward] = (await till.member(memberId)).stampcardCoupons;
    const take = (day: string) =>
      till.visit(memberId, {
        stampcardUsageIds: [reward?.stampcardUsageId as number],
        ...visitedOn(`${day}T12:00`),
      });
    expect(await refusalOf(take("2026-11-18"))).toBe("CARD_NOT_FULL");
    await take("2026-11-19");
    await expectProof();
  });
});
