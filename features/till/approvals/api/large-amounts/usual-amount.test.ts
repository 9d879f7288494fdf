import { expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { openTill } from "#tests/engine/till.ts";

const api = await startApi();

/** Registers a purchase of 2,000 kr at a point of sale. */
async function twoThousand(club: Club, pointOfSaleId: number) {
  const { memberId } = await makeMember(api, club);
  return openTill(api, club).visit(memberId, { amount: 2_000, pointOfSaleId });
}

test("the usual amount depends on one point of sale, not on other ones or other clubs", async () => {
  const [club, other] = [await makeClub(api), await makeClub(api)];
  const { memberId } = await makeMember(api, club);
  await api.owner.query(
    `insert into purchase (chain_id, member_id, location_id, amount_ore, purchased_at, purchased_on, registration_key)
     select $1, $2, $3, 1500, $4::timestamptz, $4::timestamptz::date, gen_random_uuid() from generate_series(1, 3)`,
    [club.chain.id, memberId, club.locationIds[0], api.clock.now.toString()],
  );
  expect(await codeOf(twoThousand(club, club.locationIds[0]))).toBe("AMOUNT_NEEDS_CONFIRMATION");
  expect(await twoThousand(club, club.locationIds[1])).toMatchObject({ totalAmount: 2_000 });
  expect(await twoThousand(other, other.locationIds[0])).toMatchObject({ totalAmount: 2_000 });
});
