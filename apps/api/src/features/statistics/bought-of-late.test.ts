import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { openTill, stockholm, travel } from "../../../test/engine/till.ts";
import { type Club, makeClub, makeMember } from "../../../test/factories.ts";
import { startApi, type TestApi } from "../../../test/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

interface Bought {
  place: number;
  month: number;
  ore: number;
}
interface Kept {
  place: number | null;
  /** Larger than JavaScript's numbers hold exactly. */
  keys: bigint[];
  sums: bigint[];
}
const sumOf = (ore: number, purchases = 1) => BigInt(ore) * 1_048_576n + BigInt(purchases);

const nothing: Kept = { place: null, keys: [], sums: [] };
const readKept = ({ place, keys, sums }: Record<keyof Kept, unknown>): Kept => ({
  place: place === null ? null : Number(place),
  keys: (keys as string[]).map(BigInt),
  sums: (sums as string[]).map(BigInt),
});

/** What should be kept of purchases, counted plainly. */
function keptOf(all: readonly Bought[]): Kept {
  const latest = Math.max(...all.map(({ month }) => month));
  const late = all.filter(({ month }) => month >= latest - 12);
  const places = new Set(late.map(({ place }) => place));
  const keyed = late.flatMap(({ place, month, ore }) => [
    { key: BigInt(month), ore },
    ...(places.size > 1 ? [{ key: BigInt(month) - BigInt(place) * 65_536n, ore }] : []),
  ]);
  const keys = [...new Set(keyed.map(({ key }) => key))].toSorted((one, other) => Number(one - other));
  const fromEach = keys.map((each) => keyed.filter(({ key }) => key >= each));
  return {
    place: places.size === 1 ? ([...places][0] ?? null) : null,
    keys,
    sums: fromEach.map((those) => those.reduce((sum, { ore }) => sum + sumOf(ore), 0n)),
  };
}

const months = fc.oneof(fc.integer({ min: 24_310, max: 24_314 }), fc.integer({ min: 24_295, max: 24_320 }));
/** The last place is as large as a place's id can be where an installation draws from its own range. */
const bought = fc.record({
  place: fc.constantFrom(1, 2, 999_999_999_999),
  month: months,
  ore: fc.integer({ min: 0, max: 9_000_000 }),
});
const histories = fc.oneof(
  fc.array(bought, { minLength: 1, maxLength: 12 }),
  // As tills write them: one after the other, mostly at one place.
  fc
    .array(bought, { minLength: 1, maxLength: 12 })
    .map((all) => all.toSorted((one, other) => one.month - other.month).map((each) => ({ ...each, place: 1 }))),
);

test("purchases added one by one, in whatever order, are kept as when they are counted at once, and as counted plainly", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      let kept = nothing;
      for (const { place, month, ore } of all) {
        const { rows } = await api.owner.query("select * from bought_with(row($1, $2, $3)::bought, $4, $5, $6, true)", [
          kept.place,
          kept.keys,
          kept.sums,
          place,
          month,
          ore,
        ]);
        kept = readKept(rows[0]);
      }
      const { rows } = await api.owner.query("select * from pack_bought($1, $2, $3)", [
        all.map(({ place }) => place),
        all.map(({ month }) => month),
        all.map(({ ore }) => sumOf(ore)),
      ]);
      expect(kept).toEqual(keptOf(all));
      expect(readKept(rows[0])).toEqual(kept);
    }),
    { numRuns: 60 },
  );
});

describe("beside a member", () => {
  const keptBeside = async (memberId: number) => {
    const { rows } = await api.owner.query(
      `select bought_at as place, bought_keys as keys, bought_sums as sums
       from member_statistics where chain_id = $1 and member_id = $2`,
      [club.chain.id, memberId],
    );
    return readKept(rows[0]);
  };
  const numberOf = (year: number, month: number) => BigInt(year * 12 + month - 1);

  test("a purchase a minute before the clocks' own month ends is that month's, and a return takes its own out", async () => {
    const { memberId } = await makeMember(api, club);
    const place = club.locationIds[0] as number;
    await travel(api, club, stockholm("2026-10-31T23:59"));
    const { purchaseId } = await openTill(api, club).visit(memberId, { amount: 50, pointOfSaleId: place });
    await travel(api, club, stockholm("2026-11-01T00:00"));
    const till = openTill(api, club);
    await till.visit(memberId, { amount: 20, pointOfSaleId: place });
    const [october, november] = [numberOf(2026, 10), numberOf(2026, 11)];
    expect(await keptBeside(memberId)).toEqual({
      ...{ place, keys: [october, november] },
      sums: [sumOf(7000, 2), sumOf(2000)],
    });
    await till.bringBack(purchaseId, 10);
    expect((await keptBeside(memberId)).sums).toEqual([sumOf(6000, 2), sumOf(2000)]);
    await till.bringBack(purchaseId, 40);
    expect(await keptBeside(memberId)).toEqual({ place, keys: [november], sums: [sumOf(2000)] });
  });

  test("an upgrade counts for everybody what was never kept, and whoever it meets twice once", async () => {
    const { memberId } = await makeMember(api, club);
    await openTill(api, club).visit(memberId, { amount: 30, pointOfSaleId: club.locationIds[0] });
    const whole = async () => (await api.owner.query("select * from member_statistics order by 1, 2")).rows;
    const before = await whole();
    await api.owner.query(`update member_statistics set is_there = false, has_email = false, asked_registered_at = null, asked_language = null,
      asked_city = null, asked_zip_code = null, bought_at = null, bought_keys = '{}', bought_sums = '{}'`);
    expect(await whole()).not.toEqual(before);
    for (let times = 0; times < 2; times++) {
      await api.owner.query("call fill_asked()");
      expect(await whole()).toEqual(before);
    }
  });
});
