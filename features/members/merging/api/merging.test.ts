import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff, numberOf } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { type Member, openMerges } from "#tests/api/members/merges.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";

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

describe("two memberships become one", () => {
  test("points, purchases, stamps and what was used are all there, told beforehand as they then are", async () => {
    const [kept, other] = await it.twoOfOne();
    const card = await makeStampCard(api, club, { stampsAmount: 5 });
    await it.till().visit(kept.memberId, { amount: 150, stamps: [{ stampcardId: card.id, stamps: 4 }] });
    await it.till().visit(other.memberId, { amount: 300, stamps: [{ stampcardId: card.id, stamps: 3 }] });
    await it.till().visit(other.memberId, { amount: 20, couponIds: [club.couponId] });
    const shown = await it.preview(kept, other);
    expect(shown).toMatchObject({
      kept: { clubPoints: 150 },
      other: { clubPoints: 220, purchases: 2 },
      after: { clubPoints: 370, owedPoints: 0, purchases: 3, totalAmount: 470 },
      differing: ["name"],
      undoable: true,
    });
    expect(shown.after.stampcards).toMatchObject([{ collectedStamps: 2, rewards: 1 }]);
    expect(shown.completed).toHaveLength(1);

    await it.merge(kept, other);
    const { profile, points, purchases } = await it.pageOf(kept);
    expect(profile).toMatchObject({ firstName: "Anna", email: kept.email, phone: null, clubPoints: 370 });
    expect(profile.pendingPhone).toMatch(/^\+4670/);
    expect({ points, purchases }).toMatchObject({ points: { balance: 370, redeemed: 100 }, purchases: 3 });
    expect((await api.ask("getMember", { params: { id: other.memberId } }, it.merchant())).status).toBe(404);
    const account = { params: { membershipId: kept.membershipNumber }, query: {} };
    const { rows } = await api.call("getMemberPointsAccount", account, it.merchant());
    expect(rows.map(({ kind, cameFrom }) => [kind, cameFrom])).toEqual([
      ["USED", other.membershipNumber],
      ["EARNED", other.membershipNumber],
      ["EARNED", other.membershipNumber],
      ["EARNED", null],
    ]);
    await it.allHolds();
  });

  test("the other's number and phone lead to the kept member at the till, the number in lists and searches, too", async () => {
    const [kept, other] = await it.twoOfOne();
    await it.till().visit(other.memberId, { amount: 100 });
    await it.merge(kept, other);
    const byNumber = await api.call("getAtTill", { params: { membershipId: other.membershipNumber } }, it.merchant());
    expect(byNumber).toMatchObject({ membershipId: kept.membershipNumber, clubPoints: 100 });
    const found = await api.call("findAtTill", { query: { q: other.membershipNumber } }, it.merchant());
    expect(found.map(({ membershipId }) => membershipId)).toEqual([kept.membershipNumber]);
    const listed = await api.call("listMembers", { query: { q: other.membershipNumber } }, it.merchant());
    expect(listed.rows.map(({ id }) => id)).toEqual([kept.memberId]);
    const spaced = other.membershipNumber.replace(/(\d{4})(?=\d)/g, "$1 ");
    const { members } = await api.call("searchClub", { query: { q: spaced } }, it.merchant());
    expect(members.map(({ id }) => id)).toEqual([kept.memberId]);
    const { profile } = await it.pageOf(kept);
    const byPhone = await api.call("findAtTill", { query: { q: profile.pendingPhone ?? "" } }, it.merchant());
    expect(byPhone.map(({ membershipId }) => membershipId)).toEqual([kept.membershipNumber]);
    const bought = await it.till().visit(other.memberId, { amount: 50 });
    expect(bought.clubPoints).toBe(150);
    await it.allHolds();
  });

  test("notifies both addresses, each in its own language", async () => {
    const [kept, other] = await it.twoOfOne({ email: "andra@example.com" });
    await api.owner.query("update member set language = 'fr' where id = $1", [kept.memberId]);
    await it.merge(kept, other, ["email"]);
    const [toKept, ...more] = await messagesTo(api, kept.email);
    expect([toKept?.kind, toKept?.language, more]).toEqual(["MEMBERSHIPS_MERGED", "fr", []]);
    expect(toKept?.text_body).toContain("Vos deux cartes fonctionnent en caisse");
    const [toOther, ...others] = await messagesTo(api, "andra@example.com");
    expect([toOther?.kind, toOther?.language, others]).toEqual(["MEMBERSHIPS_MERGED", "sv", []]);
    expect(toOther?.text_body).toContain("Lösenordet till det här medlemskapet gäller inte längre");
  });

  test("notifies by SMS where the club has credits, and no imported membership without a member", async () => {
    const phoned = async (at = it) => {
      const [, one] = await at.twoOfOne();
      const [, two] = await at.twoOfOne();
      const phones = [(await at.pageOf(one)).profile.phone, (await at.pageOf(two)).profile.phone];
      await at.merge(one, two);
      const sent = await Promise.all(phones.map((phone) => messagesTo(api, phone ?? "")));
      return sent.flat().map(({ kind, segments }) => [kind, segments]);
    };
    const twice = [1, 2].map(() => ["MEMBERSHIPS_MERGED", 1]);
    expect(await phoned()).toEqual(twice);
    expect(await phoned(openMerges(api, await makeClub(api, { smsCredits: 0 })))).toEqual([]);
    const [listed, again] = await it.twoOfOne();
    await api.owner.query(
      `with list as (insert into member_import (chain_id, account_id, choices, columns, created_at, file_name, fingerprint, moved_at, row_count)
         values ($1, $2, '{}', '[]', now(), 'lista.csv', repeat('0', 64), now(), 1) returning id)
       update member set unclaimed = true, import_id = list.id from list where member.id = any($3)`,
      [club.chain.id, club.merchant.accountId, [listed.memberId, again.memberId]],
    );
    await it.merge(listed, again);
    expect(await messagesTo(api, listed.email)).toEqual([]);
  });

  test("a purchase of the other's is returned as if it had always been the kept member's", async () => {
    const [kept, other] = await it.twoOfOne();
    const { purchaseId } = await it.till().visit(other.memberId, { amount: 200 });
    await it.merge(kept, other);
    await it.till().visit(kept.memberId, { amount: 10, couponIds: [club.couponId] });
    const back = await it.till().bringBack(purchaseId, 200);
    expect(back).toMatchObject({ takenPoints: 200, clubPoints: 0, owedPoints: 90 });
    await it.allHolds();
  });

  test("what one owes, the other's points pay at once; that is not undone, and said beforehand", async () => {
    const [kept, other] = await it.twoOfOne();
    const { purchaseId } = await it.till().visit(kept.memberId, { amount: 100 });
    await it.till().visit(kept.memberId, { amount: null, couponIds: [club.couponId] });
    await it.till().bringBack(purchaseId, 100);
    await it.till().visit(other.memberId, { amount: 150 });
    expect(await it.preview(kept, other)).toMatchObject({
      undoable: false,
      kept: { owedPoints: 100 },
      after: { clubPoints: 50, owedPoints: 0 },
    });
    const { mergeId } = await it.merge(kept, other);
    await expect(it.undo(kept, mergeId)).rejects.toThrow("MERGED_THINGS_USED");
    await it.allHolds();
  });

  test("the stricter answer to marketing stands", async () => {
    const [kept, other] = await it.twoOfOne();
    const consent = (member: Member, given: boolean) =>
      api.owner.query(
        "insert into consent (chain_id, member_id, channel, given, source, at) values ($1, $2, 'EMAIL', $3, 'PROFILE', '2026-10-01')",
        [club.chain.id, member.memberId, given],
      );
    await consent(kept, true);
    await api.owner.query("update member set email_notification = true where id = $1", [kept.memberId]);
    await consent(other, false);
    const { mergeId } = await it.merge(kept, other);
    expect((await it.pageOf(kept)).profile).toMatchObject({ emailNotification: false, optedOut: ["EMAIL"] });
    await it.allHolds();
    await it.undo(kept, mergeId);
    expect((await it.pageOf(kept)).profile).toMatchObject({ emailNotification: true, optedOut: [] });
    expect((await it.pageOf(other)).profile).toMatchObject({ emailNotification: false, optedOut: ["EMAIL"] });
    await it.allHolds();
  });

  test("a no to SMS of the one holds for the phone of the other", async () => {
    const [kept, other] = await it.twoOfOne({ phone_notification: true });
    for (const [{ memberId }, given] of [[kept, false] as const, [other, true] as const])
      await api.owner.query(
        "insert into consent (chain_id, member_id, channel, given, source, at) values ($1, $2, 'SMS', $3, 'PROFILE', '2026-10-01')",
        [club.chain.id, memberId, given],
      );
    await it.merge(kept, other);
    expect((await it.pageOf(kept)).profile).toMatchObject({ phoneNotification: false, optedOut: ["SMS"] });
    await it.allHolds();
  });

  test("a yes of the other membership does not reach the kept member's address", async () => {
    const [kept, other] = await it.twoOfOne({ email: `${crypto.randomUUID()}@example.com`, email_notification: true });
    await api.owner.query(
      "insert into consent (chain_id, member_id, channel, given, source, at) values ($1, $2, 'EMAIL', true, 'PROFILE', '2026-10-01')",
      [club.chain.id, other.memberId],
    );
    await it.merge(kept, other, ["email"]);
    expect((await it.pageOf(kept)).profile).toMatchObject({ emailNotification: false, optedOut: [] });
    await it.allHolds();
  });

  test("a coupon used by either counts as used; a welcome offer, too, until they are parted", async () => {
    const couponId = club.couponId;
    await api.owner.query("update coupon set per_member_limit = 1 where id = $1", [couponId]);
    const campaign = await makeCampaign(api, club, {
      welcomeOffer: true,
      visibilityMonths: 3,
      startDate: "2026-01-01",
      endDate: null,
    });
    const [kept, other] = await it.twoOfOne();
    for (const { memberId } of [kept, other])
      await api.owner.query(
        "insert into member_welcome_offer (chain_id, member_id, campaign_id, through) values ($1, $2, $3, '2027-01-01')",
        [...[club.chain.id, memberId, campaign.id]],
      );
    for (const { memberId } of [kept, other]) await it.till().visit(memberId, { amount: 500 });
    await it.till().visit(other.memberId, { amount: 50, couponIds: [couponId], welcomeOffer: { couponId: null } });
    const { mergeId } = await it.merge(kept, other);
    const atTill = await it.till().member(kept.memberId);
    expect(atTill.welcomeOffer).toBeNull();
    expect(atTill.coupons.map(({ id }) => id)).not.toContain(couponId);
    await expect(it.till().visit(kept.memberId, { amount: 50, couponIds: [couponId] })).rejects.toThrow(
      "COUPON_ALREADY_USED",
    );
    await it.allHolds();
    await it.undo(kept, mergeId);
    expect((await it.till().member(kept.memberId)).welcomeOffer).toMatchObject({ id: campaign.id });
    expect((await it.till().member(other.memberId)).welcomeOffer).toBeNull();
    await it.allHolds();
  });

  test("the one taken away is erased with the other", async () => {
    const [kept, other] = await it.twoOfOne();
    await it.merge(kept, other);
    await api.call("removeMember", { params: { id: kept.memberId } }, it.merchant());
    const { rows } = await api.owner.query(
      `select email, phone, first_name, (select count(*)::int from member_merge where kept_id = any($1) and (profiles is not null or other_phone is not null)) as merges
       from member where id = any($1)`,
      [[kept.memberId, other.memberId]],
    );
    expect(rows).toEqual([0, 1].map(() => ({ email: null, phone: null, first_name: "", merges: 0 })));
    expect(await numberOf(api, other.memberId)).not.toBe(other.membershipNumber);
    await it.allHolds();
  });
});

describe("who may, and whom", () => {
  test("a local merchant asks, where both members are within their reach", async () => {
    const [kept, other] = await it.twoOfOne({ home_location_id: null });
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    const as = { as: token, chain: club.chain.subdomain };
    await api.owner.query("update member set home_location_id = $1 where id = $2", [
      club.locationIds[1],
      kept.memberId,
    ]);
    const ask = () =>
      api.call("askMerge", { params: { id: kept.memberId }, body: { otherId: other.memberId, taken: [] } }, as);
    await expect(it.merge(kept, other, [], as)).rejects.toThrow("NOT_FOUND");
    await expect(ask()).rejects.toThrow("NOT_FOUND");
    await api.owner.query("update member set home_location_id = $1 where id = $2", [
      club.locationIds[1],
      other.memberId,
    ]);
    await expect(it.merge(kept, other, [], as)).rejects.toThrow("MERGE_APPROVAL_NEEDED");
    expect(await ask()).toEqual(await ask());
  });

  test("nobody with themselves", async () => {
    const [kept] = await it.twoOfOne();
    await expect(it.merge(kept, kept)).rejects.toThrow("SAME_MEMBER");
  });

  test("the same folded name and birthday is hinted at", async () => {
    const [kept, other] = await it.twoOfOne({ first_name: "ÅSA", last_name: "", birthday: "1990-05-01" });
    await makeMember(api, club, { first_name: "Åsa", birthday: "1990-05-01" });
    await api.owner.query(
      "update member set first_name = 'Åsa', last_name = '', birthday = '1990-05-01' where id = $1",
      [kept.memberId],
    );
    const { rows } = await api.call("listMergeCandidates", { params: { id: kept.memberId }, query: {} }, it.merchant());
    expect(rows.map(({ id }) => id)).toEqual([other.memberId]);
  });
});
