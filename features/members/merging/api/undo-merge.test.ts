import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { type Member, openMerges } from "#tests/api/members/merges.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let merges: ReturnType<typeof openMerges>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  club = await makeClub(api);
  merges = openMerges(api, club);
});

/** Returns all rows of the members, without timestamps and without the audit trail. */
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

describe("the undo of a merge", () => {
  test("restores each membership and leaves later purchases with the kept member", async () => {
    const [survivor, other] = await merges.twoOfOne();
    const card = await makeStampCard(api, club, { stampsAmount: 5 });
    const stamps = (count: number) => [{ stampcardId: card.id, stamps: count }];
    await merges.till().visit(survivor.memberId, { amount: 150, stamps: stamps(4) });
    await merges.till().visit(other.memberId, { amount: 300, stamps: stamps(5) });
    await merges.till().visit(other.memberId, { amount: 30, couponIds: [club.couponId], stamps: stamps(3) });
    const [before, otherPage] = [await rowsOf(other), await merges.pageOf(other)];
    const { mergeId } = await merges.merge(survivor, other, ["name"]);
    expect((await merges.pageOf(survivor)).profile.firstName).toBe("Anna-Karin");
    await merges.till().visit(survivor.memberId, { amount: 40, stamps: stamps(2) });
    await merges.allHolds();
    expect(await merges.mergesOf(survivor)).toMatchObject([
      { id: mergeId, problem: null, purchases: 2, name: "Anna-Karin Lind" },
    ]);

    await merges.undo(survivor, mergeId);
    const after = await rowsOf(other);
    expect(after).toEqual(before);
    const page = await merges.pageOf(other);
    const [usage] = page.profile.stampcardUsage;
    // `addedStamps` describes the latest visit, and the member has made none since the undo.
    expect(usage).toMatchObject({ addedStamps: 0 });
    if (usage) usage.addedStamps = 3;
    expect(page).toEqual(otherPage);
    const { profile, purchases } = await merges.pageOf(survivor);
    expect(profile).toMatchObject({ firstName: "Anna", phone: null, clubPoints: 190 });
    expect(purchases).toBe(2);
    expect(profile.stampcardUsage).toMatchObject([{ collectedStamps: 1 }]);
    expect(profile.stampcardCouponUsage).toHaveLength(1);
    expect((await merges.till().member(other.memberId)).membershipId).toBe(other.membershipNumber);
    await merges.allHolds();
  });

  test("succeeds once, within thirty days, and only if no merged amounts were used or returned", async () => {
    const [survivor, other] = await merges.twoOfOne();
    const { purchaseId } = await merges.till().visit(other.memberId, { amount: 150 });
    const { mergeId } = await merges.merge(survivor, other);
    await merges.till().bringBack(purchaseId, 10);
    expect(await merges.mergesOf(survivor)).toMatchObject([{ problem: "MERGED_THINGS_USED" }]);
    await expect(merges.undo(survivor, mergeId)).rejects.toThrow("MERGED_THINGS_USED");

    const [mine, otherMember] = await merges.twoOfOne();
    const merged = await merges.merge(mine, otherMember);
    await merges.undo(mine, merged.mergeId);
    await expect(merges.undo(mine, merged.mergeId)).rejects.toThrow("NOT_FOUND");
    const again = await merges.merge(mine, otherMember);
    await travel(api, club, api.clock.now.add({ hours: 24 * 30 }));
    await expect(merges.undo(mine, again.mergeId)).rejects.toThrow("MERGE_TOO_OLD");
  });

  const answer = ({ token }: Member, emailNotification: boolean) =>
    api.call("updateProfile", { body: { emailNotification } }, { as: token, host: club.chain.subdomain });
  const saidBy = async (member: Member) => {
    const { emailNotification, optedOut } = (await merges.pageOf(member)).profile;
    return [emailNotification, ...optedOut];
  };
  const minuteLater = () => travel(api, club, api.clock.now.add({ minutes: 1 }));
  const two = () => merges.twoOfOne({ email: `${crypto.randomUUID()}@example.com` });

  test("keeps each member's own latest answer to marketing", async () => {
    const [unasked, refuser] = await two();
    for (const hasConsent of [true, false]) await answer(refuser, hasConsent);
    await minuteLater();
    const first = await merges.merge(unasked, refuser);
    expect(await saidBy(unasked)).toEqual([false, "EMAIL"]);
    await merges.undo(unasked, first.mergeId);
    expect([await saidBy(unasked), await saidBy(refuser)]).toEqual([[false], [false, "EMAIL"]]);

    const [survivor, other] = await two();
    for (const member of [survivor, other]) await answer(member, true);
    await minuteLater();
    const second = await merges.merge(survivor, other);
    for (const hasConsent of [false, true]) await answer(survivor, hasConsent);
    await merges.undo(survivor, second.mergeId);
    expect([await saidBy(survivor), await saidBy(other)]).toEqual([[true], [true]]);
    await merges.allHolds();
  });

  test("gives a refusal before the merge back to its member, and applies a later refusal to both", async () => {
    const [refused, agreed] = await two();
    for (const hasConsent of [true, false]) await answer(refused, hasConsent);
    await answer(agreed, true);
    await minuteLater();
    const before = await merges.merge(refused, agreed);
    await merges.undo(refused, before.mergeId);
    expect([await saidBy(refused), await saidBy(agreed)]).toEqual([[false, "EMAIL"], [true]]);

    const [survivor, other] = await two();
    for (const member of [survivor, other]) await answer(member, true);
    await minuteLater();
    const after = await merges.merge(survivor, other);
    await answer(survivor, false);
    await merges.undo(survivor, after.mergeId);
    expect([await saidBy(survivor), await saidBy(other)]).toEqual([
      [false, "EMAIL"],
      [false, "EMAIL"],
    ]);
    await merges.allHolds();
  });

  test("does not count a removed address as a refusal", async () => {
    const answering = async (phone: string) => {
      const member = await makeMember(api, club, { phone });
      const body = { emailNotification: true };
      await api.call("updateProfile", { body }, { as: member.token, host: club.chain.subdomain });
      return member;
    };
    const [survivor, other] = [await answering("+46709000001"), await answering("+46709000002")];
    await travel(api, club, api.clock.now.add({ minutes: 1 }));
    const { mergeId } = await merges.merge(survivor, other);
    await api.call("updateMember", { params: { id: survivor.memberId }, body: { email: null } }, merges.merchant());
    await merges.undo(survivor, mergeId);
    expect((await merges.pageOf(survivor)).profile).toMatchObject({
      email: null,
      emailNotification: false,
      optedOut: [],
    });
    expect((await merges.pageOf(other)).profile).toMatchObject({ emailNotification: true, optedOut: [] });
    await merges.allHolds();
  });

  test("gives an unused welcome offer back to a member without purchases", async () => {
    const campaign = await makeCampaign(api, club, {
      welcomeOffer: true,
      visibilityMonths: 3,
      startDate: "2026-01-01",
      endDate: null,
    });
    const [survivor, other] = await merges.twoOfOne();
    await api.owner.query(
      "insert into member_welcome_offer (chain_id, member_id, campaign_id, through) values ($1, $2, $3, '2027-01-01')",
      [...[club.chain.id, other.memberId, campaign.id]],
    );
    const { mergeId } = await merges.merge(survivor, other);
    expect((await merges.till().member(survivor.memberId)).welcomeOffer).not.toBeNull();
    expect(await merges.mergesOf(survivor)).toMatchObject([{ problem: null }]);
    await merges.undo(survivor, mergeId);
    expect((await merges.till().member(survivor.memberId)).welcomeOffer).toBeNull();
    expect((await merges.till().member(other.memberId)).welcomeOffer).not.toBeNull();
  });

  test("must begin with the newest merge, also for a membership that was merged again", async () => {
    const [c, a] = await merges.twoOfOne();
    const b = await makeMember(api, club);
    for (const member of [a, b, c]) await merges.till().visit(member.memberId, { amount: 100 });
    const [ofA, ofB] = [await rowsOf(a), await rowsOf(b)];
    const first = await merges.merge(a, b);
    const second = await merges.merge(c, a);
    expect((await merges.till().member(b.memberId)).membershipId).toBe(c.membershipNumber);
    expect((await merges.pageOf(c)).profile.clubPoints).toBe(300);
    await merges.allHolds();
    await expect(merges.undo(a, first.mergeId)).rejects.toThrow("NOT_FOUND");
    await merges.undo(c, second.mergeId);
    expect((await merges.till().member(b.memberId)).membershipId).toBe(a.membershipNumber);
    await merges.allHolds();
    await merges.undo(a, first.mergeId);
    expect([await rowsOf(a), await rowsOf(b)]).toEqual([ofA, ofB]);
    await merges.allHolds();
  });
});
