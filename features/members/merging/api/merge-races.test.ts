import { beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { unsubscribeLink } from "#features/members/consents/api/unsubscribing/unsubscribe-link.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

type Member = Awaited<ReturnType<typeof makeMember>>;
const merchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const merge = (survivor: Member, other: Member) =>
  api.ask(
    "mergeMembers",
    { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken: [] } },
    merchant(),
  );
const rounds = 4;

async function allHolds() {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
}

describe("concurrent merges", () => {
  test("count a concurrent purchase with the other card once, for the kept member", async () => {
    const till = openTill(api, club);
    for (let round = 0; round < rounds; round++) {
      const [survivor, other] = [await makeMember(api, club), await makeMember(api, club)];
      await till.visit(other.memberId, { amount: 10 });
      const visits = [survivor, other, other, other].map(({ memberId }) => till.visit(memberId, { amount: 10 }));
      const [{ status }] = await Promise.all([merge(survivor, other), ...visits]);
      expect(status).toBe(200);
      const page = await api.call("getMember", { params: { id: survivor.memberId } }, merchant());
      expect(page).toMatchObject({ purchases: 5, profile: { clubPoints: 50 } });
    }
    await allHolds();
  });

  test.each(["the merge", "the no"])(
    "keep a refusal by the other membership’s unsubscribe link, when the first to run is %s",
    async (first) => {
      const agreed = { email_notification: true };
      const [survivor, other] = [await makeMember(api, club, agreed), await makeMember(api, club, agreed)];
      const { db, config } = api.services;
      const link = await db.inChain(club.chain.id, (trx) => unsubscribeLink(trx, config, other.memberId, "EMAIL"));
      const params = { id: link.split("/").at(-1) ?? "" };
      const host = { host: club.chain.subdomain };
      const acts = [() => merge(survivor, other), () => api.ask("unsubscribeEmail", { params, query: {} }, host)];
      const lock = `select from member where chain_id = ${club.chain.id}
        and id in (${survivor.memberId}, ${other.memberId}) for update`;
      const answers = await heldUp<{ status: number }>(api, lock, first === "the no" ? acts.reverse() : acts);
      expect(answers.map(({ status }) => status).every((status) => status < 300)).toBe(true);
      const details = await api.call("getDetails", {}, { as: survivor.token, ...host });
      expect(details.emailNotification).toBe(false);
      await allHolds();
    },
  );

  test("of one member, or of two members into each other, succeed for only one request", async () => {
    for (let round = 0; round < rounds; round++) {
      const [a, b, c] = [await makeMember(api, club), await makeMember(api, club), await makeMember(api, club)];
      const one = await Promise.all([merge(a, b), merge(c, b)]);
      expect(one.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      const [d, e] = [await makeMember(api, club), await makeMember(api, club)];
      const responses = await Promise.all([merge(d, e), merge(e, d)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    }
    await allHolds();
  });

  test("undone during a purchase leave that purchase with one member and count it once", async () => {
    const till = openTill(api, club);
    for (let round = 0; round < rounds; round++) {
      const [survivor, other] = [await makeMember(api, club), await makeMember(api, club)];
      const made = await merge(survivor, other);
      const { mergeId } = made.body as { mergeId: number };
      const parting = api.ask("undoMerge", { params: { id: survivor.memberId, mergeId } }, merchant());
      const [{ status }] = await Promise.all([parting, till.visit(other.memberId, { amount: 10 })]);
      expect(status).toBe(204);
    }
    await allHolds();
  });

  test("with members counted in the same statistics rows do not deadlock", async () => {
    const [first, second] = club.locationIds;
    const homes = { kept: { home_location_id: first }, other: { home_location_id: second } };
    // Members whose ids are sixteen apart are counted in one row.
    const made: Member[] = [];
    for (let n = 0; n < 18; n++) {
      made.push(
        await makeMember(api, club, { ...homes[n === 1 || n === 16 ? "other" : "kept"], registered_at: "2026-03-03" }),
      );
    }
    const [one, two] = [
      { kept: made[0] as Member, other: made[1] as Member },
      { kept: made[17] as Member, other: made[16] as Member },
    ];
    const moveHome =
      ({ kept: survivor, other }: typeof one) =>
      () =>
        api.ask(
          "mergeMembers",
          { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken: ["homeLocationId"] } },
          merchant(),
        );
    const rows = `select from day_figures where chain_id = ${club.chain.id} and day = '2026-03-03'
      and location_id = ${first} and slot >= 16 for update`;
    const answers = await heldUp(api, rows, [moveHome(one), moveHome(two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const parting = [one, two].map(({ kept: survivor }, index) => () => {
      const params = { id: survivor.memberId, ...(answers[index]?.body as { mergeId: number } | undefined) };
      return api.ask("undoMerge", { params: params as { id: number; mergeId: number } }, merchant());
    });
    const both = `select from day_figures where chain_id = ${club.chain.id} and day = '2026-03-03' and slot >= 16 for update`;
    expect((await heldUp(api, both, parting)).map(({ status }) => status)).toEqual([204, 204]);
    await allHolds();
  });

  test("repeat the response for the same idempotency key", async () => {
    const [survivor, other] = [await makeMember(api, club), await makeMember(api, club)];
    const key = crypto.randomUUID();
    const input = { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken: [] } };
    const first = await api.call("mergeMembers", input, { ...merchant(), key });
    expect(await api.call("mergeMembers", input, { ...merchant(), key })).toEqual(first);
  });
});
