import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openTill, stockholm, travel } from "#tests/engine/till.ts";

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
  /** Of type bigint, because the values exceed the integers that JavaScript represents exactly. */
  keys: bigint[];
  sums: bigint[];
  /** Null if all purchases were at one point of sale, or there are none. */
  placedKeys: bigint[] | null;
  placedSums: bigint[] | null;
}
const sumOf = (ore: number, purchases = 1) => BigInt(ore) * 1_048_576n + BigInt(purchases);

const nothing: Kept = { place: null, keys: [], sums: [], placedKeys: null, placedSums: null };
const numbers = (written: unknown) => (written as string[]).map(BigInt);
const readKept = ({ place, keys, sums, placed_keys, placed_sums }: Record<string, unknown>): Kept => ({
  place: place === null ? null : Number(place),
  keys: numbers(keys),
  sums: numbers(sums),
  placedKeys: placed_keys ? numbers(placed_keys) : null,
  placedSums: placed_sums ? numbers(placed_sums) : null,
});

/** Returns each key once in order, with the sum of its purchases and all later ones. */
function summed(keyed: readonly { key: bigint; ore: number }[]) {
  const keys = [...new Set(keyed.map(({ key }) => key))].toSorted((one, other) => (one < other ? -1 : 1));
  const fromEach = keys.map((each) => keyed.filter(({ key }) => key >= each));
  return { keys, sums: fromEach.map((entries) => entries.reduce((sum, { ore }) => sum + sumOf(ore), 0n)) };
}

/** Computes the expected packed values directly from the purchases. */
function keptOf(all: readonly Bought[]): Kept {
  const latest = Math.max(...all.map(({ month }) => month));
  const late = all.filter(({ month }) => month >= latest - 12);
  const places = new Set(late.map(({ place }) => place));
  const any = summed(late.map(({ month, ore }) => ({ key: BigInt(month), ore })));
  const isSole = places.size === 1;
  const placed = isSole
    ? null
    : summed(late.map(({ place, month, ore }) => ({ key: BigInt(place) * 65_536n + BigInt(month), ore })));
  return {
    place: isSole ? ([...places][0] ?? null) : null,
    ...any,
    placedKeys: placed?.keys ?? null,
    placedSums: placed?.sums ?? null,
  };
}

const months = fc.oneof(fc.integer({ min: 24_310, max: 24_314 }), fc.integer({ min: 24_295, max: 24_320 }));
/** The last id is the largest possible one in an installation's own range. */
const bought = fc.record({
  place: fc.constantFrom(1, 2, 999_999_999_999),
  month: months,
  ore: fc.integer({ min: 0, max: 9_000_000 }),
});
const histories = fc.oneof(
  fc.array(bought, { minLength: 1, maxLength: 12 }),
  // Like purchases from a till: in order, mostly at one point of sale.
  fc
    .array(bought, { minLength: 1, maxLength: 12 })
    .map((all) => all.toSorted((one, other) => one.month - other.month).map((each) => ({ ...each, place: 1 }))),
);

test("purchases added one by one in any order give the same packed values as counting them at once", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      let state = nothing;
      for (const { place, month, ore } of all) {
        const { rows } = await api.owner.query(
          `select placed.place, late_keys($2, $7) as keys, late_sums($2, $3, $7, bought_sum($8, 1)) as sums,
             placed.keys as placed_keys, placed.sums as placed_sums
           from placed_with($1, $2, $3, $4, $5, $6, $7, bought_sum($8, 1), true) as placed`,
          [state.place, state.keys, state.sums, state.placedKeys, state.placedSums, place, month, ore],
        );
        state = readKept(rows[0]);
      }
      const { rows } = await api.owner.query("select * from pack_bought($1, $2, $3)", [
        all.map(({ place }) => place),
        all.map(({ month }) => month),
        all.map(({ ore }) => sumOf(ore)),
      ]);
      expect(state).toEqual(keptOf(all));
      expect(readKept(rows[0])).toEqual(state);
    }),
    { numRuns: 60 },
  );
});

describe("the statistics of a member", () => {
  const keptBeside = async (memberId: number) => {
    const { rows } = await api.owner.query(
      `select bought_at as place, bought_keys as keys, bought_sums as sums, placed_keys, placed_sums
       from member_statistics where chain_id = $1 and member_id = $2`,
      [club.chain.id, memberId],
    );
    return readKept(rows[0]);
  };
  const numberOf = (year: number, month: number) => BigInt(year * 12 + month - 1);

  test("assign a purchase a minute before midnight to the club’s month, and a return removes its part", async () => {
    const { memberId } = await makeMember(api, club);
    const place = club.locationIds[0] as number;
    await travel(api, club, stockholm("2026-10-31T23:59"));
    const { purchaseId } = await openTill(api, club).visit(memberId, { amount: 50, pointOfSaleId: place });
    await travel(api, club, stockholm("2026-11-01T00:00"));
    const till = openTill(api, club);
    await till.visit(memberId, { amount: 20, pointOfSaleId: place });
    const [october, november] = [numberOf(2026, 10), numberOf(2026, 11)];
    expect(await keptBeside(memberId)).toEqual({
      ...nothing,
      place,
      keys: [october, november],
      sums: [sumOf(7000, 2), sumOf(2000)],
    });
    await till.bringBack(purchaseId, 10);
    expect((await keptBeside(memberId)).sums).toEqual([sumOf(6000, 2), sumOf(2000)]);
    await till.bringBack(purchaseId, 40);
    expect(await keptBeside(memberId)).toEqual({ ...nothing, place, keys: [november], sums: [sumOf(2000)] });
  });

  // The procedure belongs to a release that did not run on several nodes.
  test.skipIf(isOnNodes)(
    "are filled for every member by the upgrade, and a repeated upgrade changes nothing",
    async () => {
      const { memberId } = await makeMember(api, club);
      // At two points of sale on two days, so that the points expire on different days.
      for (const [nth, pointOfSaleId] of club.locationIds.entries()) {
        await travel(api, club, stockholm(`2026-11-0${2 + nth}T12:00`));
        await openTill(api, club).visit(memberId, { amount: 30, pointOfSaleId });
      }
      const readStatistics = async () => (await api.owner.query("select * from member_statistics order by 1, 2")).rows;
      const before = await readStatistics();
      await api.owner.query(`update member_statistics set is_there = false, has_email = false, asked_registered_at = null, asked_language = null,
      asked_city = null, asked_zip_code = null, bought_at = null, bought_keys = '{}', bought_sums = '{}', placed_keys = null, placed_sums = null,
      lapsing = null`);
      expect(await readStatistics()).not.toEqual(before);
      for (let times = 0; times < 2; times++) {
        await api.owner.query("call fill_asked()");
        expect(await readStatistics()).toEqual(before);
      }
    },
  );
});
