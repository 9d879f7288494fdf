import { sql } from "kysely";
import { expect, test } from "vitest";
import { heapRows } from "#tests/api/database/table-reads.ts";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";
import { countAllReports } from "./count-reports.ts";

/** Creates clubs and a function that runs a round of counting some minutes later. */
async function startRounds(clubs: number) {
  const api = await startApi();
  const all: Club[] = [];
  for (let index = 0; index < clubs; index++) all.push(await makeClub(api));
  const begun = api.clock.now;
  /** Runs a round and returns the indexes of the counted clubs. */
  async function round(minutes: number, budgetMs?: number): Promise<number[]> {
    api.clock.now = begun.add({ minutes });
    await countAllReports(api.services, budgetMs);
    // A count that took long comes due later, which would make the result depend on the machine's speed.
    await api.owner.query("update report_count set took_ms = 0");
    const { rows } = await api.owner.query("select chain_id from report_count where counted_at = $1 order by 1", [
      api.clock.now.toString(),
    ]);
    return rows.map(({ chain_id: id }) => all.findIndex(({ chain }) => chain.id === Number(id)));
  }
  return { api, clubs: all, round };
}

/** Creates a club that has been counted after its last change. */
async function startAtRest() {
  const { api, clubs, round } = await startRounds(1);
  const club = clubs[0] as Club;
  const till = await openTill(api, club);
  const { memberId } = await makeMember(api, club);
  const card = await makeStampCard(api, club, { stampsAmount: 2 });
  const { purchaseId } = await buy(api, club, memberId, 300);
  const used = await buy(api, club, memberId, 10, [club.couponId]);
  await round(0);
  await round(5);
  const isCountedAt = async (minutes: number) => (await round(minutes)).length === 1;
  return { api, club, till, memberId, card, purchaseId, used, isCountedAt };
}

test("an unchanged club is counted once more after its last change, then not until its day changes", async () => {
  const { round } = await startRounds(1);
  expect(await round(0)).toEqual([0]);
  expect(await round(5)).toEqual([0]);
  for (const minutes of [10, 15, 60, 300]) expect(await round(minutes)).toEqual([]);
  expect(await round(24 * 60)).toEqual([0]);
  expect(await round(24 * 60 + 10)).toEqual([]);
});

type AtRest = Awaited<ReturnType<typeof startAtRest>>;

test.each<[string, (rest: AtRest) => Promise<unknown>]>([
  ["a purchase", ({ api, club, memberId }) => buy(api, club, memberId, 5)],
  ["a return", ({ till, purchaseId }) => till.bringBack(purchaseId, 100)],
  ["a redemption that was cancelled", ({ till, used }) => till.cancel(used.redemptions[0]?.redemptionId as number)],
  ["a stamp", ({ till, memberId, card }) => till.visit(memberId, { stamps: [{ stampcardId: card.id, stamps: 1 }] })],
  ["a correction", ({ till, memberId }) => till.correct(memberId, 20)],
  ["a new member", ({ api, club }) => makeMember(api, club)],
  [
    "a member who leaves",
    ({ api, club, memberId }) =>
      api.owner.query("update member set removed_at = now() where chain_id = $1 and id = $2", [
        club.chain.id,
        memberId,
      ]),
  ],
  [
    "an edited offer",
    ({ api, club }) =>
      api.call(
        "updateCoupon",
        { params: { id: club.couponId }, body: { name: "Kaffe", description: "", pointsRequired: 100 } },
        { as: club.merchant.token, chain: club.chain.subdomain },
      ),
  ],
])("%s makes an unchanged club due until it is counted twice", async (_, act) => {
  const idleRun = await startAtRest();
  expect(await idleRun.isCountedAt(15)).toBe(false);
  await act(idleRun);
  expect([await idleRun.isCountedAt(20), await idleRun.isCountedAt(25), await idleRun.isCountedAt(35)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a round that exceeds its time budget leaves the remaining clubs to the next round, longest waiting first", async () => {
  const { round } = await startRounds(3);
  const none = 0;
  expect(await round(0, none)).toEqual([0]);
  expect(await round(5, none)).toEqual([1]);
  expect(await round(10, none)).toEqual([2]);
  expect(await round(15, none)).toEqual([0]);
  expect(await round(20)).toEqual([1, 2]);
});

test("the marks of a club’s changes are read from few rows, however many purchases it has", async () => {
  const { api, clubs } = await startRounds(1);
  const club = clubs[0] as Club;
  const { memberId } = await makeMember(api, club);
  await api.owner.query(
    `insert into purchase (chain_id, member_id, location_id, amount_ore, purchased_at, purchased_on, registration_key)
     select $1, $2, $3, 5000, now(), current_date, gen_random_uuid() from generate_series(1, 3000)`,
    [club.chain.id, memberId, club.locationIds[0]],
  );
  await api.owner.query("vacuum analyze purchase");
  const read = await api.services.db.inPlatform(async (trx) => {
    await sql`select report_marks(${club.chain.id})`.execute(trx);
    return heapRows(trx, "purchase");
  });
  expect(read).toBeLessThan(5);
});
