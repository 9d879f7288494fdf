import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { countExpired } from "#features/insight/figures/api/statistics/count-expired.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import type { Touched } from "#packages/server/db/touched.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";
import { nounFixtures } from "#tests/nouns/noun-fixtures.ts";
import { openTill } from "../../engine/till.ts";
import { buy, type Club, makeClub, makeMember } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";
import { openMerges } from "../members/merges.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "../offers.ts";

let api: TestApi;
let club: Club;
const heard: Touched[] = [];
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  api.services.db.onTouched((_chain, touched) => void heard.push(touched));
});

const asMerchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const till = () => openTill(api, club);

/** Returns the members and the club whose open pages an act notifies. */
async function wokenBy(act: () => Promise<unknown>) {
  heard.length = 0;
  await act();
  return {
    members: new Set(heard.flatMap(({ memberIds }) => memberIds)),
    club: heard.some((each) => each.club),
  };
}

describe("the live event to a member’s open home", () => {
  type Member = Awaited<ReturnType<typeof makeMember>>;
  type Prepared = () => Promise<unknown>;
  const home = ({ token }: Member) => api.call("getConsumerHome", {}, { as: token, host: club.chain.subdomain });

  const acts: Record<string, (member: Member) => Promise<Prepared>> = {
    "a purchase":
      async ({ memberId }) =>
      () =>
        buy(api, club, memberId, 100),
    "a return": async ({ memberId }) => {
      const { purchaseId } = await buy(api, club, memberId, 100);
      return () => till().bringBack(purchaseId, 40);
    },
    "an undoing": async ({ memberId }) => {
      const { purchaseId } = await buy(api, club, memberId, 100);
      return () => till().undo(purchaseId);
    },
    "a reward taken": async ({ memberId }) => {
      await buy(api, club, memberId, 300);
      return () => till().visit(memberId, { couponIds: [club.couponId] });
    },
    "a reward given back": async ({ memberId }) => {
      await buy(api, club, memberId, 300);
      const { purchaseId } = await till().visit(memberId, { couponIds: [club.couponId] });
      const { rows } = await api.owner.query("select id from redemption where purchase_id = $1", [purchaseId]);
      return () => till().cancel(Number(rows[0].id));
    },
    "points given":
      async ({ memberId }) =>
      () =>
        till().correct(memberId, 50),
    "points given and made undone": async ({ memberId }) => {
      const { lotId } = await till().correct(memberId, 50);
      return () => till().withdraw(lotId);
    },
    "points taken": async ({ memberId }) => {
      await buy(api, club, memberId, 100);
      return () => till().deduct(memberId, 30);
    },
    "a stamp": async ({ memberId }) => {
      const { id } = await makeStampCard(api, club, { title: "Kaffe" });
      return () => till().visit(memberId, { stamps: [{ stampcardId: id, stamps: 1 }] });
    },
    "a name changed by staff":
      async ({ memberId: id }) =>
      () =>
        api.call("updateMember", { params: { id }, body: { firstName: "Anita" } } as never, asMerchant()),
    "a merge": async (member) => {
      const other = await makeMember(api, club);
      await buy(api, club, other.memberId, 100);
      return () => openMerges(api, club).merge(member, other);
    },
    "a merge made undone": async (member) => {
      const merges = openMerges(api, club);
      const other = await makeMember(api, club);
      await buy(api, club, other.memberId, 100);
      const { mergeId } = await merges.merge(member, other);
      return () => merges.undo(member, mergeId);
    },
    "a consent taken back":
      async ({ token }) =>
      () =>
        api.call("updateProfile", { body: { emailNotification: true } } as never, {
          as: token,
          host: club.chain.subdomain,
        }),
  };

  test.each(Object.keys(acts))("is sent after %s, and to no other member", async (name) => {
    const [member, bystander] = [await makeMember(api, club), await makeMember(api, club)];
    const act = await (acts[name] as (member: Member) => Promise<Prepared>)(member);
    const before = await home(member);
    const { members } = await wokenBy(act);
    // The act must change home, or the test would prove nothing.
    expect(await home(member)).not.toEqual(before);
    expect(members.has(member.memberId)).toBe(true);
    expect(members.has(bystander.memberId)).toBe(false);
  });

  test("is sent after a stamp card change, also next to noted ids that contain the member’s id", async () => {
    const { memberId } = await makeMember(api, club);
    const { id } = await makeStampCard(api, club, { title: "Kaffe" });
    await till().visit(memberId, { stamps: [{ stampcardId: id, stamps: 1 }] });
    const others = [Number(`9${memberId}`), Number(`${memberId}9`)];
    const { members } = await wokenBy(() =>
      api.services.db.inChain(club.chain.id, async (trx) => {
        for (const other of others) await sql`select touch(${other})`.execute(trx);
        await trx.updateTable("member_stamp_card").set({ owed: 1 }).where("member_id", "=", memberId).execute();
      }),
    );
    expect(members).toEqual(new Set([...others, memberId]));
  });

  test("is sent after the expiry of points, once the job has counted them", async () => {
    const { memberId } = await makeMember(api, club);
    await buy(api, club, memberId, 100);
    const { now } = api.clock;
    api.clock.now = now.add({ hours: 24 * 500 });
    const { members } = await wokenBy(() => countExpired(api.services));
    api.clock.now = now;
    expect(members.has(memberId)).toBe(true);
  });
});

describe("the live event to all open pages of a club", () => {
  const params = (id: number) => ({ params: { id } });
  test.each<[string, () => Promise<() => Promise<unknown>>]>([
    ["a campaign made", async () => () => makeCampaign(api, club, { name: "Höst" })],
    [
      "a campaign stopped",
      async () => {
        const { id } = await makeCampaign(api, club, { name: "Vinter" });
        return () => api.call("setCampaignStatus", { ...params(id), body: { publishStatus: "STOPPED" } }, asMerchant());
      },
    ],
    [
      "a coupon withdrawn",
      async () => {
        const { id } = await makeValueCoupon(api, club);
        return () => api.call("setCouponStatus", { ...params(id), body: { publishStatus: "WITHDRAWN" } }, asMerchant());
      },
    ],
    ["a stamp card made", async () => () => makeStampCard(api, club, { title: "Te" })],
  ])("is sent after %s", async (_, prepare) => {
    const act = await prepare();
    expect((await wokenBy(act)).club).toBe(true);
  });

  test("is not sent after a purchase, which notifies only its buyer", async () => {
    const { memberId } = await makeMember(api, club);
    expect(await wokenBy(() => buy(api, club, memberId, 10))).toEqual({ members: new Set([memberId]), club: false });
  });

  test("is not sent after a read or a rolled-back change", async () => {
    const { memberId } = await makeMember(api, club);
    const { db } = api.services;
    const failed = () =>
      db
        .inChain(club.chain.id, async (trx) => {
          await trx.updateTable("member").set({ first_name: "Ingen" }).where("id", "=", memberId).execute();
          throw new Error("thought better of it");
        })
        .catch(() => {});
    for (const act of [failed, () => till().member(memberId), () => till().facts()]) {
      expect(await wokenBy(act)).toEqual({ members: new Set(), club: false });
    }
  });

  test("is sent after a change of very many members at once", async () => {
    const { rows } = await api.owner.query<{ id: number }>(
      `insert into member (chain_id, membership_number, email, registered_at)
       select $1, '7' || lpad(n::text, 11, '0'), n || '@example.com', now() from generate_series(1, 1500) as n returning id`,
      [club.chain.id],
    );
    const woken = await wokenBy(() =>
      api.services.db.inChain(club.chain.id, (trx) =>
        trx
          .updateTable("member_statistics")
          .set({ stamps: 0 })
          .where("chain_id", "=", club.chain.id)
          .where("member_id", ">=", Math.min(...rows.map(({ id }) => Number(id))))
          .execute(),
      ),
    );
    expect(woken.club).toBe(true);
    expect(woken.members.size).toBeLessThan(1_400);
  });
});

/**
 * Tables of the server itself whose changes notify no page: responses for replay, and secrets of a former installation.
 */
const ofNoNoun = ["brought_secret", "stored_answer"];

test("a change of each table with a chain notifies open pages, or its noun gives a reason", async () => {
  const { rows } = await api.owner.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'touch'",
  );
  const waking = rows.map(({ name }) => name).filter((name) => name !== "chain");
  const quiet = Object.values<NounFixture>(nounFixtures).flatMap((noun) => Object.keys(noun.quietTables ?? {}));
  const named = [...waking, ...quiet, ...ofNoNoun].sort();
  expect(named).toEqual([...tenantTables].sort());
});
