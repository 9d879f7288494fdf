import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { type Member, openMerges } from "#tests/api/members/merges.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let it: ReturnType<typeof openMerges>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  club = await makeClub(api);
  it = openMerges(api, club);
});

/** All that stands in the other's name or its own, but for moments and the trail. */
async function rowsOf(...members: Member[]) {
  const ids = members.map(({ memberId }) => memberId);
  const tables = ["purchase", "point_lot", "point_entry", "redemption", "stamp_card_usage", "member_stamp_card"];
  const reads = [...tables, "member_welcome_offer", "member_statistics", "member_month"].map(async (table) => {
    const { rows } = await api.owner.query(
      `select (to_jsonb(t) - '{points_on,points_through,cards_on,cards_through,status_changed_at,added}'::text[])::text as row
       from ${table} t where member_id = any($1) order by 1`,
      [ids],
    );
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(reads));
}

describe("a merge is undone", () => {
  test("each has all of its own again, and what was bought meanwhile stays with the kept one", async () => {
    const [kept, other] = await it.twoOfOne();
    const card = await makeStampCard(api, club, { stampsAmount: 5 });
    const stamps = (count: number) => [{ stampcardId: card.id, stamps: count }];
    await it.till().visit(kept.memberId, { amount: 150, stamps: stamps(4) });
    await it.till().visit(other.memberId, { amount: 300, stamps: stamps(5) });
    await it.till().visit(other.memberId, { amount: 30, couponIds: [club.couponId], stamps: stamps(3) });
    const [before, theirs] = [await rowsOf(other), await it.pageOf(other)];
    const { mergeId } = await it.merge(kept, other, ["name"]);
    expect((await it.pageOf(kept)).profile.firstName).toBe("Anna-Karin");
    await it.till().visit(kept.memberId, { amount: 40, stamps: stamps(2) });
    await it.allHolds();
    expect(await it.mergesOf(kept)).toMatchObject([
      { id: mergeId, problem: null, purchases: 2, name: "Anna-Karin Lind" },
    ]);

    await it.undo(kept, mergeId);
    const after = await rowsOf(other);
    expect(after).toEqual(before);
    const page = await it.pageOf(other);
    const [usage] = page.profile.stampcardUsage;
    // Of the latest visit: there was none since the stamps are back.
    expect(usage).toMatchObject({ addedStamps: 0 });
    if (usage) usage.addedStamps = 3;
    expect(page).toEqual(theirs);
    const { profile, purchases } = await it.pageOf(kept);
    expect(profile).toMatchObject({ firstName: "Anna", phone: null, clubPoints: 190 });
    expect(purchases).toBe(2);
    expect(profile.stampcardUsage).toMatchObject([{ collectedStamps: 1 }]);
    expect(profile.stampcardCouponUsage).toHaveLength(1);
    expect((await it.till().member(other.memberId)).membershipId).toBe(other.membershipNumber);
    await it.allHolds();
  });

  test("until something that came along is used, returned, or thirty days have passed; and once", async () => {
    const [kept, other] = await it.twoOfOne();
    const { purchaseId } = await it.till().visit(other.memberId, { amount: 150 });
    const { mergeId } = await it.merge(kept, other);
    await it.till().bringBack(purchaseId, 10);
    expect(await it.mergesOf(kept)).toMatchObject([{ problem: "MERGED_THINGS_USED" }]);
    await expect(it.undo(kept, mergeId)).rejects.toThrow("MERGED_THINGS_USED");

    const [mine, theirs] = await it.twoOfOne();
    const merged = await it.merge(mine, theirs);
    await it.undo(mine, merged.mergeId);
    await expect(it.undo(mine, merged.mergeId)).rejects.toThrow("NOT_FOUND");
    const again = await it.merge(mine, theirs);
    await travel(api, club, api.clock.now.add({ hours: 24 * 30 }));
    await expect(it.undo(mine, again.mergeId)).rejects.toThrow("MERGE_TOO_OLD");
  });

  const answer = ({ token }: Member, emailNotification: boolean) =>
    api.call("updateProfile", { body: { emailNotification } }, { as: token, host: club.chain.subdomain });
  const saidBy = async (member: Member) => {
    const { emailNotification, optedOut } = (await it.pageOf(member)).profile;
    return [emailNotification, ...optedOut];
  };
  const minuteLater = () => travel(api, club, api.clock.now.add({ minutes: 1 }));
  const two = () => it.twoOfOne({ email: `${crypto.randomUUID()}@example.com` });

  test("what was said of marketing stands as each said it last", async () => {
    const [unasked, refuser] = await two();
    for (const given of [true, false]) await answer(refuser, given);
    await minuteLater();
    const first = await it.merge(unasked, refuser);
    expect(await saidBy(unasked)).toEqual([false, "EMAIL"]);
    await it.undo(unasked, first.mergeId);
    expect([await saidBy(unasked), await saidBy(refuser)]).toEqual([[false], [false, "EMAIL"]]);

    const [kept, other] = await two();
    for (const member of [kept, other]) await answer(member, true);
    await minuteLater();
    const second = await it.merge(kept, other);
    for (const given of [false, true]) await answer(kept, given);
    await it.undo(kept, second.mergeId);
    expect([await saidBy(kept), await saidBy(other)]).toEqual([[true], [true]]);
    await it.allHolds();
  });

  test("a no is whose it was: of one alone before the merge, of both after it", async () => {
    const [refused, agreed] = await two();
    for (const given of [true, false]) await answer(refused, given);
    await answer(agreed, true);
    await minuteLater();
    const before = await it.merge(refused, agreed);
    await it.undo(refused, before.mergeId);
    expect([await saidBy(refused), await saidBy(agreed)]).toEqual([[false, "EMAIL"], [true]]);

    const [kept, other] = await two();
    for (const member of [kept, other]) await answer(member, true);
    await minuteLater();
    const after = await it.merge(kept, other);
    await answer(kept, false);
    await it.undo(kept, after.mergeId);
    expect([await saidBy(kept), await saidBy(other)]).toEqual([
      [false, "EMAIL"],
      [false, "EMAIL"],
    ]);
    await it.allHolds();
  });

  test("an address that was taken away meanwhile is a no of nobody's", async () => {
    const answering = async (phone: string) => {
      const member = await makeMember(api, club, { phone });
      const body = { emailNotification: true };
      await api.call("updateProfile", { body }, { as: member.token, host: club.chain.subdomain });
      return member;
    };
    const [kept, other] = [await answering("+46709000001"), await answering("+46709000002")];
    await travel(api, club, api.clock.now.add({ minutes: 1 }));
    const { mergeId } = await it.merge(kept, other);
    await api.call("updateMember", { params: { id: kept.memberId }, body: { email: null } }, it.merchant());
    await it.undo(kept, mergeId);
    expect((await it.pageOf(kept)).profile).toMatchObject({ email: null, emailNotification: false, optedOut: [] });
    expect((await it.pageOf(other)).profile).toMatchObject({ emailNotification: true, optedOut: [] });
    await it.allHolds();
  });

  test("a welcome offer that came along, unused, of one who never bought", async () => {
    const campaign = await makeCampaign(api, club, {
      welcomeOffer: true,
      visibilityMonths: 3,
      startDate: "2026-01-01",
      endDate: null,
    });
    const [kept, other] = await it.twoOfOne();
    await api.owner.query(
      "insert into member_welcome_offer (chain_id, member_id, campaign_id, through) values ($1, $2, $3, '2027-01-01')",
      [...[club.chain.id, other.memberId, campaign.id]],
    );
    const { mergeId } = await it.merge(kept, other);
    expect((await it.till().member(kept.memberId)).welcomeOffer).not.toBeNull();
    expect(await it.mergesOf(kept)).toMatchObject([{ problem: null }]);
    await it.undo(kept, mergeId);
    expect((await it.till().member(kept.memberId)).welcomeOffer).toBeNull();
    expect((await it.till().member(other.memberId)).welcomeOffer).not.toBeNull();
  });

  test("the newest first, and through a membership that has itself become another", async () => {
    const [c, a] = await it.twoOfOne();
    const b = await makeMember(api, club);
    for (const member of [a, b, c]) await it.till().visit(member.memberId, { amount: 100 });
    const [ofA, ofB] = [await rowsOf(a), await rowsOf(b)];
    const first = await it.merge(a, b);
    const second = await it.merge(c, a);
    expect((await it.till().member(b.memberId)).membershipId).toBe(c.membershipNumber);
    expect((await it.pageOf(c)).profile.clubPoints).toBe(300);
    await it.allHolds();
    await expect(it.undo(a, first.mergeId)).rejects.toThrow("NOT_FOUND");
    await it.undo(c, second.mergeId);
    expect((await it.till().member(b.memberId)).membershipId).toBe(a.membershipNumber);
    await it.allHolds();
    await it.undo(a, first.mergeId);
    expect([await rowsOf(a), await rowsOf(b)]).toEqual([ofA, ofB]);
    await it.allHolds();
  });
});
