import { expect, test } from "vitest";
import { fillingsOf, pastFillings, rewardStateOf } from "./fillings.ts";

type Home = Parameters<typeof pastFillings>[0];

const usage = (id: number, stampcardUsageStatus: string) => ({
  id,
  stampcardUsageStatus,
  collectedStamps: 10,
  stampsAmount: 10,
  endDate: "2026-06-30",
  lastStatusUpdateDate: "2026-01-01T12:00:00Z",
});
const won = (stampcardUsageId: number, used: boolean, validThrough: string) => ({
  stampcardCouponId: 1,
  stampcardUsageId,
  used,
  startDate: "2026-01-01",
  validThrough,
});
const home = {
  stampcards: [
    {
      id: 7,
      stampsAmount: 10,
      usage: {
        ...usage(14, "OPEN"),
        historicStampcardUsages: [usage(13, "COMPLETED"), usage(12, "RESET"), usage(11, "COMPLETED")],
      },
    },
    { id: 8, stampsAmount: 6, usage: null },
  ],
  stampcardCoupons: [
    { stampcardId: 7, usage: won(13, false, "2026-03-01") },
    { stampcardId: 8, usage: won(21, false, "2026-03-01") },
  ],
  profile: { stampcardCouponUsage: [won(13, false, "2026-03-01"), won(11, true, "2026-01-07")] },
} as unknown as Home;

test("a card’s fillings are listed once each, newest first, without those of other cards", () => {
  expect(fillingsOf(home, 7).map(({ id }) => id)).toEqual([14, 13, 12, 11]);
  expect(fillingsOf(home, 9)).toEqual([]);
});

test("a full card without a new stamp appears through its reward", () => {
  expect(fillingsOf(home, 8)).toEqual([
    {
      id: 21,
      collectedStamps: 6,
      stampsAmount: 6,
      stampcardUsageStatus: "COMPLETED",
      endDate: null,
      since: "2026-01-01",
    },
  ]);
});

test("the earlier cards show their outcome and their reward", () => {
  const describePast = (today: string) =>
    pastFillings(home, 7, today).map(({ filling, reward }) => [filling.id, reward]);
  expect(describePast("2026-03-01")).toEqual([
    [13, "ready"],
    [12, null],
    [11, "used"],
  ]);
  expect(describePast("2026-03-02")[0]).toEqual([13, "over"]);
});

test("the earlier cards show no reward that the club currently holds back", () => {
  const resting = { ...home, stampcardCoupons: [] };
  expect(pastFillings(resting, 7, "2026-03-01").map(({ reward }) => reward)).toEqual([null, null, "used"]);
});

test("a used reward stays used after its last day", () => {
  expect(rewardStateOf(won(1, true, "2026-01-07"), "2026-06-01")).toBe("used");
});
