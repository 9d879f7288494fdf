import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub, makeMember, makeStaff, recount } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { openTill, stockholm, travel } from "#tests/engine/till.ts";
import { countAllReports } from "./count-reports.ts";
import { reportChecks } from "./report-checks.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

type Asked = Parameters<typeof api.call<"getReport">>[1]["query"];
const as = (of: Club, token = of.merchant.token) => ({ as: token, chain: of.chain.subdomain });
const report = (query: Asked, of = club, token?: string) => api.call("getReport", { query }, as(of, token));
/** Makes the next count due. */
const count = async () => {
  await api.owner.query("delete from report_count");
  await countAllReports(api.services);
};
const first = Temporal.PlainDate.from("2025-10-01");

describe("members who buy, stay and become quiet", () => {
  /** The purchases: member, point of sale and days after the first day. */
  const bought: { who: number; where: 0 | 1; day: number }[] = [];
  const ids: number[] = [];
  const gone = { who: 5, day: 300 };

  beforeAll(async () => {
    for (let index = 0; index < 6; index += 1) ids.push((await makeMember(api, club)).memberId);
    const random = fc.sample(fc.record({ who: fc.nat(5), where: fc.constantFrom(0, 1), day: fc.nat(gone.day) }), {
      numRuns: 45,
      seed: 7,
    });
    for (const purchase of random as typeof bought) {
      bought.push(purchase);
      const day = first.add({ days: purchase.day });
      await api.owner.query(
        `insert into purchase (chain_id, member_id, location_id, amount_ore, purchased_at, purchased_on, registration_key)
         values ($1, $2, $3, 5000, $4, $5, $6)`,
        [
          club.chain.id,
          ids[purchase.who],
          club.locationIds[purchase.where],
          `${day}T12:00:00Z`,
          day.toString(),
          randomUUID(),
        ],
      );
    }
    const removedOn = first.add({ days: gone.day });
    await api.owner.query("update member set removed_at = $2 where id = $1", [ids[gone.who], `${removedOn}T18:00:00Z`]);
    await recount(api, club);
    await count();
  });

  test("are counted consistently, even after later purchases", async () => {
    const broken = async () => {
      const names = reportChecks.map(({ name }) => name);
      const results = await runChecks(api.services.db.platform);
      return results.filter(({ name, violations }) => names.includes(name) && violations.length > 0);
    };
    expect(await broken()).toEqual([]);
    const other = await makeClub(api);
    const { memberId } = await makeMember(api, other);
    const buy = () => openTill(api, other).visit(memberId, { amount: 10 });
    await buy();
    await count();
    await buy();
    expect(await broken()).toEqual([]);
  });

  test("are counted once per period and point of sale", async () => {
    const anyDay = fc.integer({ min: 20, max: 330 });
    await fc.assert(
      fc.asyncProperty(
        anyDay,
        fc.nat(120),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(null, 0, 1),
        async (...args) => {
          const [start, days, quietMonths, where] = args;
          const [from, to] = [first.add({ days: start }), first.add({ days: start + days })];
          const here = bought.filter((each) => where === null || each.where === where);
          const daysBy = ids.map((_, who) => here.filter((each) => each.who === who).map(({ day }) => day));
          const lately = first.until(to.subtract({ months: quietMonths })).days;
          const latest = (all: number[]) => Math.max(...all.filter((day) => day <= start + days));
          const expected = {
            active: daysBy.filter((all) => all.some((day) => day >= start && day <= start + days)).length,
            firstTime: daysBy.filter((all) => Math.min(...all) >= start && Math.min(...all) <= start + days).length,
            quiet: daysBy.filter((all, who) => {
              const hasLeft = who === gone.who && gone.day <= start + days;
              return Number.isFinite(latest(all)) && latest(all) <= lately && !(hasLeft && Math.max(...all) <= lately);
            }).length,
          };
          const pointOfSaleId = where === null ? undefined : club.locationIds[where];
          const reportQuery = {
            period: "own",
            from: from.toString(),
            to: to.toString(),
            quietMonths,
            pointOfSaleId,
          } as const;
          expect((await report(reportQuery)).members.now).toMatchObject(expected);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("are reported where they bought if they leave, and counted once per month", async () => {
    const reportQuery = { period: "own", from: "2026-07-01", to: "2026-07-31" } as const;
    const { members } = await report(reportQuery);
    expect(members.now.left).toBe(1);
    expect(members.months).toHaveLength(13);
    expect(members.months.at(-1)).toMatchObject({ month: "2026-07-01", active: members.now.active });
    expect(members.months[0]).toEqual({ month: "2025-07-01", active: 0, firstTime: 0 });
    expect(members.months.reduce((sum, { firstTime }) => sum + firstTime, 0)).toBe(6);
  });

  test("are not compared with a time before the first purchase", async () => {
    const { sales, before, lastYear } = await report({ period: "own", from: "2025-11-01", to: "2025-11-30" });
    expect([before, lastYear]).toEqual([
      { from: "2025-10-01", to: "2025-10-31" },
      { from: "2024-11-01", to: "2024-11-30" },
    ]);
    expect(sales.lastYear).toBeNull();
  });
});

test("a report contains sales, points, cards, coupons and returns", async () => {
  const shop = await makeClub(api);
  const till = () => openTill(api, shop);
  await travel(api, shop, stockholm("2026-09-30T12:00"));
  const [card, campaign] = [await makeStampCard(api, shop, { stampsAmount: 2 }), await makeCampaign(api, shop)];
  const { memberId } = await makeMember(api, shop);
  await till().visit(memberId, { amount: 150, stamps: [{ stampcardId: card.id, stamps: 1 }] });
  await travel(api, shop, stockholm("2026-11-12T12:00"));
  const selection = { categoryIds: [shop.categoryId], campaignIds: [campaign.id] };
  const big = await till().visit(memberId, {
    amount: 300,
    ...selection,
    stamps: [{ stampcardId: card.id, stamps: 1 }],
  });
  await till().visit(memberId, { amount: 50, couponIds: [shop.couponId] });
  await till().bringBack(big.purchaseId, 100);
  await api.call("setPointCost", { body: { pointCost: 12.5 } }, as(shop));
  await travel(api, shop, stockholm("2026-11-22T12:00"));
  await count();
  const monthReport = await report({ period: "month" }, shop);
  expect(monthReport.countedAt).toBe("2026-11-22T11:00:00Z");
  expect(monthReport.sales.now).toEqual({ purchases: 2, totalAmount: 250 });
  expect(monthReport.sales.before).toEqual({ purchases: 0, totalAmount: 0 });
  expect(monthReport.sales.series).toHaveLength(22);
  expect(monthReport.sales.series[11]).toMatchObject({ from: "2026-11-12", purchases: 2, totalAmount: 250 });
  expect(monthReport.sales.byCategory).toEqual([{ id: shop.categoryId, name: "Fika", purchases: 1, totalAmount: 200 }]);
  expect(monthReport.sales.byCampaign).toMatchObject([{ id: campaign.id, purchases: 1, totalAmount: 200 }]);
  expect(monthReport.points.now).toEqual({ given: 250, used: 100, expired: 0, takenBack: 100, cost: 31.25 });
  expect(monthReport.stampcards).toEqual([
    { id: card.id, title: card.title, begun: 0, filled: 1, lapsed: 0, rewardsUsed: 0, daysToFill: 43 },
  ]);
  expect(monthReport.coupons).toMatchObject([{ id: shop.couponId, kind: "REWARD", uses: 1, points: 100, value: 0 }]);
  const autumn = await report({ period: "own", from: "2026-09-01", to: "2026-10-31" }, shop);
  expect(autumn.stampcards).toMatchObject([{ begun: 1, filled: 0, daysToFill: null }]);
  const south = await report({ period: "month", pointOfSaleId: shop.locationIds[1] }, shop);
  expect([south.sales.now.purchases, south.stampcards, south.coupons]).toEqual([0, [], []]);
});

test("a report contains the welcome offer of members who joined in the period", async () => {
  const shop = await makeClub(api);
  await travel(api, shop, stockholm("2026-11-02T12:00"));
  const offer = { welcomeOffer: true, visibilityMonths: 2, endDate: null };
  const { id } = await makeCampaign(api, shop, offer);
  const members = await Promise.all([1, 2, 3].map(() => makeMember(api, shop, { registered_at: "2026-11-05" })));
  for (const { memberId } of members) {
    await api.owner.query(
      "insert into member_welcome_offer (chain_id, member_id, campaign_id, through) values ($1, $2, $3, '2027-01-01')",
      [shop.chain.id, memberId, id],
    );
  }
  for (const { memberId } of members.slice(0, 2)) {
    await openTill(api, shop).visit(memberId, { amount: 50, welcomeOffer: { couponId: null } });
  }
  await openTill(api, shop).visit(members[0]?.memberId as number, { amount: 80 });
  await count();
  expect((await report({ period: "own", from: "2026-11-01", to: "2026-11-30" }, shop)).welcome.now).toEqual({
    given: 3,
    used: 2,
    again: 1,
  });
});

describe("the club's liability for points", () => {
  test("is the usable points without those of removed members, with a forecast from past expiry", async () => {
    const shop = await makeClub(api);
    await api.owner.query("update club_points set month_validation = 2 where chain_id = $1", [shop.chain.id]);
    const liability = (token?: string, pointOfSaleId?: number) =>
      api.call("getLiability", { query: pointOfSaleId === undefined ? {} : { pointOfSaleId } }, as(shop, token));
    await travel(api, shop, stockholm("2026-07-10T12:00"));
    const [stays, leaves] = [await makeMember(api, shop), await makeMember(api, shop)];
    await openTill(api, shop).visit(stays.memberId, { amount: 400 });
    expect(await liability()).toMatchObject({ points: 400, likely: null, pointCost: null });
    await travel(api, shop, stockholm("2026-08-10T12:00"));
    await openTill(api, shop).visit(stays.memberId, { amount: 10, couponIds: [shop.couponId] });
    // The last day of the earlier points is the day before the report.
    await travel(api, shop, stockholm("2026-09-10T12:00"));
    await openTill(api, shop).visit(stays.memberId, { amount: 30 });
    await travel(api, shop, stockholm("2026-11-10T12:00"));
    await openTill(api, shop).visit(stays.memberId, { amount: 200 });
    await openTill(api, shop).visit(leaves.memberId, { amount: 70 });
    await api.call("removeMember", { params: { id: leaves.memberId } }, as(shop));
    await count();
    // Of 400 points with two months left, 300 expired, and so did the 10 of August.
    const liabilityReport = await liability();
    expect(liabilityReport).toMatchObject({ date: "2026-11-10", points: 200 });
    expect(liabilityReport.months).toMatchObject([{ month: "2027-01-01", points: 200 }]);
    expect(liabilityReport.months[0]?.share).toBeCloseTo(310 / 410);
    expect(liabilityReport.likely).toBe(Math.round((200 * 310) / 410));
    const far = await makeStaff(api, shop, "ROLE_LOCAL_MERCHANT", [shop.locationIds[1]]);
    expect(await liability(far.token)).toMatchObject({ points: 0, months: [] });
    expect(await codeOf(liability(far.token, shop.locationIds[0]))).toBe("OTHER_LOCATION");
  });
});

test("a local merchant sees only their own points of sale and is refused others", async () => {
  const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
  const own = await report({ period: "own", from: "2025-10-01", to: "2026-09-30" }, club, local.token);
  const same = { period: "own", from: "2025-10-01", to: "2026-09-30", pointOfSaleId: club.locationIds[0] } as const;
  expect(own.pointsOfSale.map(({ id }) => id)).toEqual([club.locationIds[0]]);
  expect({ ...own, pointsOfSale: [] }).toEqual({ ...(await report(same)), pointsOfSale: [] });
  const others = { period: "month", pointOfSaleId: club.locationIds[1] } as const;
  expect(await codeOf(report(others, club, local.token))).toBe("OTHER_LOCATION");
  const elsewhere = await makeClub(api);
  expect(await codeOf(report({ period: "month", pointOfSaleId: elsewhere.locationIds[0] }))).toBe("OTHER_LOCATION");
});

test("own dates are required, in order, and cover at most three years", async () => {
  expect(await codeOf(report({ period: "own", from: "2026-01-01" }))).toBe("DATE_REQUIRED");
  expect(await codeOf(report({ period: "own", from: "2026-02-01", to: "2026-01-01" }))).toBe("END_BEFORE_START");
  expect(await codeOf(report({ period: "own", from: "2022-01-01", to: "2026-01-01" }))).toBe("INVALID_INPUT");
});
