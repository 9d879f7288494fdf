import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const first = Temporal.PlainDate.from("2026-03-29");
const daysKept = 8;
const most = 1_099_511_627_775n;
const keyOf = (day: number, points: bigint) =>
  BigInt(first.since("2000-01-01").days + day) * (most + 1n) + (points < most ? points : most);

interface Opened {
  /** The lot's last day, as the number of days after the first day. */
  through: number;
  points: bigint;
}

/**
 * Computes the expected packed values: the soonest expiry days except the first, with the points that expire before
 * each.
 */
function keptOf(lots: readonly Opened[], today: number): bigint[] | null {
  const usable = lots.filter(({ through }) => through >= today);
  const days = [...new Set(usable.map(({ through }) => through))].toSorted((one, other) => one - other);
  if (days.length < 2) return null;
  const before = (day: number) => usable.reduce((sum, each) => (each.through < day ? sum + each.points : sum), 0n);
  return days.slice(1, daysKept + 1).map((day) => keyOf(day, before(day)));
}

const points = fc.oneof(
  fc.bigInt({ min: 1n, max: 500n }),
  // Around the limit above which amounts are no longer distinguished.
  fc.bigInt({ min: 1n << 39n, max: 1n << 41n }),
);
const lot = fc.record({ through: fc.integer({ min: -3, max: 20 }), points });
/** Lots in order, some days apart, so that stored values may have expired. */
const history = fc.array(fc.record({ lot, later: fc.constantFrom(0, 0, 0, 1, 5) }), { minLength: 1, maxLength: 14 });

test("lots opened one by one give the same packed values as counting them at once", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (acts) => {
      const { memberId } = await makeMember(api, club);
      const whose = [club.chain.id, memberId];
      const sumLots = async (what: string) => {
        const { rows } = await api.owner.query(
          `select ${what} as lapsing from member_statistics
          where chain_id = $1 and member_id = $2`,
          whose,
        );
        return (rows[0].lapsing as string[] | null)?.map(BigInt) ?? null;
      };
      const opened: Opened[] = [];
      let today = 0;
      for (const { lot: pointLot, later } of acts) {
        today += later;
        const [on, through] = [today, pointLot.through].map((days) => first.add({ days }).toString());
        // In the order of a purchase: first the figures from their old values, then the lot.
        await api.owner.query(
          `update member_statistics set lapsing = unpacked((select lapsing_with(lapsing, points, points_on, points_through,
             chain_id, member_id, $3::date, $4::date, $5::bigint))) where chain_id = $1 and member_id = $2`,
          [...whose, on, through, pointLot.points],
        );
        await api.owner.query(
          `insert into point_lot (chain_id, member_id, earned_on, valid_through, amount, left_points, source, reason, account_id)
           values ($1, $2, '2026-01-01', $3, $4, $4, 'CORRECTION', 'Test', $5)`,
          [...whose, through, pointLot.points, club.merchant.accountId],
        );
        await api.owner.query(
          `update member_statistics set points_on = $3::date, (points, points_through) = (
             select points, through from points_lasting(chain_id, member_id, $3::date)) where chain_id = $1 and member_id = $2`,
          [...whose, on],
        );
        opened.push(pointLot);
        const expected = keptOf(opened, today);
        expect(await sumLots("lapsing")).toEqual(expected);
        expect(await sumLots("(points_lasting(chain_id, member_id, points_on)).lapsing")).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});
