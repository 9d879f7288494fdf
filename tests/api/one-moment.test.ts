import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember } from "./factories.ts";
import { startApi, type TestApi } from "./harness.ts";
import { heldUp } from "./held-up.ts";
import { makeStampCard } from "./offers.ts";

const tills = 2;
/** The number of visits per till, which fill the card except for the last places. */
const visitsEach = 14;
const amount = 10;

let api: TestApi;
let club: Club;
let stampCardId: number;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  stampCardId = (await makeStampCard(api, club, { stampsAmount: 30 })).id;
});

type Member = Awaited<ReturnType<typeof makeMember>>;
const asMember = (member: Member) => ({ as: member.token, host: club.chain.subdomain });
const asMerchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });

/** Registers a purchase of ten kronor, with ten points and a stamp. */
const visit = ({ membershipNumber }: Member) =>
  api.call(
    "registerPurchase",
    {
      body: {
        membershipId: membershipNumber,
        pointOfSaleId: club.locationIds[0],
        amount,
        stamps: [{ stampcardId: stampCardId, stamps: 1 }],
      },
    },
    asMerchant(),
  );

/** Reads a page on several connections while two tills serve the member; returns all results. */
async function readWhileBuying<Page>(read: (member: Member) => Promise<Page>): Promise<Page[]> {
  const member = await makeMember(api, club);
  await buy(api, club, member.memberId, amount);
  let selling = true;
  const sold = Promise.all(
    Array.from({ length: tills }, async () => {
      for (let count = 0; count < visitsEach; count++) await visit(member);
    }),
  ).finally(() => {
    selling = false;
  });
  const seen = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const pages: Page[] = [];
      while (selling) pages.push(await read(member));
      return pages;
    }),
  );
  await sold;
  return seen.flat();
}

const readAccount = (member: Member) => api.call("getPointsAccount", { query: {} }, asMember(member));
type Account = Awaited<ReturnType<typeof readAccount>>;

function expectToEndAtBalance({ balance, owed, rows, expiring }: Account): void {
  expect({ balance, owed }).toEqual({ balance: rows[0]?.balance, owed: rows[0]?.owed });
  expect(expiring.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
}

/** Inserts a lot of seven points under a table lock, so that a concurrent read waits for its entry. */
const givenMeanwhile = ({ memberId }: Member) => `lock table point_entry in access exclusive mode;
  with lot as (insert into point_lot (chain_id, member_id, earned_on, valid_through, amount, left_points, source, reason, account_id)
    values (${club.chain.id}, ${memberId}, '2026-11-21', '2027-11-20', 7, 7, 'CORRECTION', 'Glömt', ${club.merchant.accountId})
    returning chain_id, member_id, id)
  insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
  select chain_id, member_id, id, 'EARN', 7, '2026-11-21T12:00:00Z' from lot`;

describe("a read during concurrent writes", () => {
  test("returns a points account whose last line equals the balance, with every lot explained", async () => {
    const pages = await readWhileBuying(readAccount);
    for (const page of pages) expectToEndAtBalance(page);
  });

  test("returns a points account without a purchase that is not committed yet", async () => {
    const member = await makeMember(api, club);
    await buy(api, club, member.memberId, amount);
    const [page] = await heldUp(api, givenMeanwhile(member), [() => readAccount(member)], club.chain.id);
    expect(page?.balance).toBe(amount);
    expectToEndAtBalance(page as Account);
    expect((await readAccount(member)).balance).toBe(amount + 7);
  });

  test("returns a member’s page whose totals add up", async () => {
    const pages = await readWhileBuying(({ memberId: id }) => api.call("getMember", { params: { id } }, asMerchant()));
    for (const { profile, points, purchases, totalAmount } of pages) {
      expect(points.earned - points.redeemed - points.deducted - points.expired).toBe(points.balance);
      expect({ earned: points.earned, total: totalAmount, clubPoints: profile.clubPoints }).toEqual({
        earned: purchases * amount,
        total: purchases * amount,
        clubPoints: points.balance,
      });
    }
  });

  test("returns a home screen with points and stamps of the same visits", async () => {
    const pages = await readWhileBuying((member) => api.call("getConsumerHome", {}, asMember(member)));
    for (const { points, stampcards } of pages) {
      const card = stampcards.find(({ id }) => id === stampCardId);
      // The first purchase gave no stamp.
      expect(card?.usage?.collectedStamps ?? 0).toBe(points.balance / amount - 1);
    }
  });
});
