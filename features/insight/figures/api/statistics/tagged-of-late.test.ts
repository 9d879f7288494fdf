import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openTill, stockholm, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const keyOf = (tag: number, month: number) => BigInt(tag) * 65_536n + BigInt(month);
const read = (keys: unknown) => (keys === null ? null : (keys as string[]).map(BigInt));

interface Bought {
  tags: number[];
  month: number;
}

/** Computes the expected packed values directly from the purchases. */
function keptOf(all: readonly Bought[]): bigint[] | null {
  const latest = new Map<number, number>();
  for (const { tags, month } of all) {
    for (const tag of tags) latest.set(tag, Math.max(month, latest.get(tag) ?? 0));
  }
  const last = Math.max(...latest.values());
  const late = [...latest].filter(([, month]) => month >= last - 12).toSorted(([one], [other]) => one - other);
  return late.length === 0 ? null : late.map(([tag, month]) => keyOf(tag, month));
}

/** The largest values are the limits of an installation's own id range; a campaign's id is negative. */
const tags = fc.uniqueArray(fc.constantFrom(-999_999_999_999, -2, -1, 1, 2, 3, 999_999_999_999), { maxLength: 3 });
const histories = fc.array(fc.record({ tags, month: fc.integer({ min: 24_290, max: 24_320 }) }), { maxLength: 12 });

test("purchases added one by one in any order give the same packed tags as counting them at once", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      let storedKeys: unknown = null;
      for (const { tags, month } of all) {
        const { rows } = await api.owner.query("select tagged_with($1::bigint[], $2, $3) as keys", [
          storedKeys,
          tags,
          month,
        ]);
        storedKeys = rows[0].keys;
      }
      expect(read(storedKeys)).toEqual(keptOf(all));
      const tagKeys = all.flatMap(({ tags, month }) => tags.map((tag) => keyOf(tag, month)));
      const { rows } = await api.owner.query("select pack_tagged($1) as keys", [tagKeys]);
      expect(read(rows[0].keys)).toEqual(keptOf(all));
    }),
    { numRuns: 60 },
  );
});

describe("the tags of a member", () => {
  const keptBeside = async (memberId: number) => {
    const { rows } = await api.owner.query(
      "select tagged_keys from member_statistics where chain_id = $1 and member_id = $2",
      [club.chain.id, memberId],
    );
    return read(rows[0].tagged_keys);
  };
  const numberOf = (year: number, month: number) => year * 12 + month - 1;

  /** Creates a member with a purchase of 100 in the category at each time, then one of 50 without a category. */
  async function buyer(days: readonly string[]) {
    const { memberId } = await makeMember(api, club);
    const purchaseIds: number[] = [];
    for (const day of days) {
      await travel(api, club, stockholm(day));
      const till = openTill(api, club);
      const categoryIds = [club.categoryId];
      purchaseIds.push((await till.visit(memberId, { amount: 100, categoryIds })).purchaseId);
    }
    const till = openTill(api, club);
    await till.visit(memberId, { amount: 50 });
    return { memberId, purchaseIds, till };
  }

  test("contain a category’s latest purchase month in the club’s time zone, until that purchase is returned completely", async () => {
    const { memberId, purchaseIds, till } = await buyer(["2026-10-31T23:59", "2026-11-01T00:00"]);
    const inMonth = (month: number) => [keyOf(club.categoryId, numberOf(2026, month))];
    expect(await keptBeside(memberId)).toEqual(inMonth(11));
    await till.bringBack(purchaseIds[1] as number, 99);
    expect(await keptBeside(memberId)).toEqual(inMonth(11));
    await till.bringBack(purchaseIds[1] as number, 1);
    expect(await keptBeside(memberId)).toEqual(inMonth(10));
    await till.bringBack(purchaseIds[0] as number, 100);
    expect(await keptBeside(memberId)).toBeNull();
  });

  test("are filled for every member by the upgrade, and a repeated upgrade changes nothing", async () => {
    const { memberId } = await buyer(["2026-11-02T12:00"]);
    const storedKeys = await keptBeside(memberId);
    expect(storedKeys).toEqual([keyOf(club.categoryId, numberOf(2026, 11))]);
    await api.owner.query("update member_statistics set tagged_keys = null");
    for (let times = 0; times < 2; times++) {
      await api.owner.query("call fill_tagged()");
      expect(await keptBeside(memberId)).toEqual(storedKeys);
    }
  });
});
