import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { type OpenTill, openTill, stockholm, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
});

/** Creates a member with a purchase of 100 on each day; returns the purchases' ids. */
async function buyer(days: readonly string[], locationId = club.locationIds[0], categoryIds: number[] = []) {
  const { memberId } = await makeMember(api, club);
  const purchaseIds: number[] = [];
  for (const day of days) {
    await travel(api, club, stockholm(`${day}T12:00`));
    till = openTill(api, club);
    const { purchaseId } = await till.visit(memberId, { amount: 100, pointOfSaleId: locationId, categoryIds });
    purchaseIds.push(purchaseId);
  }
  return { memberId, purchaseIds };
}

/** Queries like a selection: at least three purchases since a month at one point of sale, and none lately. */
async function regulars(locationId: number, since: string, absentSince: string): Promise<number[]> {
  const { rows } = await api.owner.query<{ member_id: string }>(
    `select member_id from member_month
     where chain_id = $1 and kind = 'LOCATION' and tag_id = $2 and month >= $3 group by 1
     having sum(purchases) >= 3 and max(last_on) < $4 order by 1`,
    [club.chain.id, locationId, since, absentSince],
  );
  return rows.map(({ member_id }) => Number(member_id));
}

const monthsOf = async (memberId: number, kind: string) =>
  (
    await api.owner.query(
      `select month::text, purchases, total_ore::int as ore, last_on::text as last from member_month
       where chain_id = $1 and member_id = $2 and kind = $3 order by month`,
      [club.chain.id, memberId, kind],
    )
  ).rows;

describe("a member's months", () => {
  test("identify members with three purchases in a year at one point of sale, but none lately", async () => {
    const [davidshall, elsewhere] = club.locationIds;
    const gone = await buyer(["2026-01-10", "2026-03-31", "2026-08-30"], davidshall);
    await buyer(["2026-01-10", "2026-03-31", "2026-10-01"], davidshall);
    await buyer(["2025-11-30", "2026-03-31", "2026-08-30"], davidshall);
    await buyer(["2026-01-10", "2026-03-31", "2026-08-30"], elsewhere);
    expect(await regulars(davidshall, "2025-12-01", "2026-10-01")).toEqual([gone.memberId]);
  });

  test("follow the club’s time zone: a purchase before its midnight belongs to the old month", async () => {
    const { memberId } = await makeMember(api, club);
    await travel(api, club, stockholm("2026-10-31T23:30"));
    await openTill(api, club).visit(memberId, { amount: 1 });
    await travel(api, club, stockholm("2026-11-01T00:30"));
    await openTill(api, club).visit(memberId, { amount: 2 });
    expect(await monthsOf(memberId, "LOCATION")).toEqual([
      { month: "2026-10-01", purchases: 1, ore: 100, last: "2026-10-31" },
      { month: "2026-11-01", purchases: 1, ore: 200, last: "2026-11-01" },
    ]);
  });

  test("lose the amount of a partial return and the purchase of a complete one, in every category", async () => {
    const days = ["2026-11-02", "2026-11-09"];
    const { memberId, purchaseIds } = await buyer(days, club.locationIds[0], [club.categoryId]);
    const november = { month: "2026-11-01", purchases: 2, ore: 20_000, last: "2026-11-09" };
    expect(await monthsOf(memberId, "CATEGORY")).toEqual([november]);
    await till.bringBack(purchaseIds[1] as number, 40);
    expect(await monthsOf(memberId, "CATEGORY")).toEqual([{ ...november, ore: 16_000 }]);
    await till.bringBack(purchaseIds[1] as number, 60);
    const remainingMonth = { ...november, purchases: 1, ore: 10_000, last: "2026-11-02" };
    expect(await monthsOf(memberId, "CATEGORY")).toEqual([remainingMonth]);
    expect(await monthsOf(memberId, "LOCATION")).toEqual([remainingMonth]);
    await till.bringBack(purchaseIds[0] as number, 100);
    expect(await monthsOf(memberId, "CATEGORY")).toEqual([{ ...november, purchases: 0, ore: 0, last: null }]);
  });
});
