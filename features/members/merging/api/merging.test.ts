import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff, numberOf } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { type Member, openMerges } from "#tests/api/members/merges.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";

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

describe("a merge of two memberships", () => {
  test("adds up points, purchases, stamps and usage exactly as the preview shows", async () => {
    const [survivor, other] = await merges.twoOfOne();
    const card = await makeStampCard(api, club, { stampsAmount: 5 });
    await merges.till().visit(survivor.memberId, { amount: 150, stamps: [{ stampcardId: card.id, stamps: 4 }] });
    await merges.till().visit(other.memberId, { amount: 300, stamps: [{ stampcardId: card.id, stamps: 3 }] });
    await merges.till().visit(other.memberId, { amount: 20, couponIds: [club.couponId] });
    const preview = await merges.preview(survivor, other);
    expect(preview).toMatchObject({
      kept: { clubPoints: 150 },
      other: { clubPoints: 220, purchases: 2 },
      after: { clubPoints: 370, owedPoints: 0, purchases: 3, totalAmount: 470 },
      differing: ["name"],
      undoable: true,
    });
    expect(preview.after.stampcards).toMatchObject([{ collectedStamps: 2, rewards: 1 }]);
    expect(preview.completed).toHaveLength(1);

    await merges.merge(survivor, other);
    const { profile, points, purchases } = await merges.pageOf(survivor);
    expect(profile).toMatchObject({ firstName: "Anna", email: survivor.email, phone: null, clubPoints: 370 });
    expect(profile.pendingPhone).toMatch(/^\+4670/);
    expect({ points, purchases }).toMatchObject({ points: { balance: 370, redeemed: 100 }, purchases: 3 });
    expect((await api.ask("getMember", { params: { id: other.memberId } }, merges.merchant())).status).toBe(404);
    const account = { params: { membershipId: survivor.membershipNumber }, query: {} };
    const { rows } = await api.call("getMemberPointsAccount", account, merges.merchant());
    expect(rows.map(({ kind, cameFrom }) => [kind, cameFrom])).toEqual([
      ["USED", other.membershipNumber],
      ["EARNED", other.membershipNumber],
      ["EARNED", other.membershipNumber],
      ["EARNED", null],
    ]);
    await merges.allHolds();
  });

  test("makes the other’s number find the kept member at the till, in the list and in the search, and its phone at the till", async () => {
    const [survivor, other] = await merges.twoOfOne();
    await merges.till().visit(other.memberId, { amount: 100 });
    await merges.merge(survivor, other);
    const byNumber = await api.call(
      "getAtTill",
      { params: { membershipId: other.membershipNumber } },
      merges.merchant(),
    );
    expect(byNumber).toMatchObject({ membershipId: survivor.membershipNumber, clubPoints: 100 });
    const matches = await api.call("findAtTill", { query: { q: other.membershipNumber } }, merges.merchant());
    expect(matches.map(({ membershipId }) => membershipId)).toEqual([survivor.membershipNumber]);
    const listed = await api.call("listMembers", { query: { q: other.membershipNumber } }, merges.merchant());
    expect(listed.rows.map(({ id }) => id)).toEqual([survivor.memberId]);
    const spaced = other.membershipNumber.replace(/(\d{4})(?=\d)/g, "$1 ");
    const { members } = await api.call("searchClub", { query: { q: spaced } }, merges.merchant());
    expect(members.map(({ id }) => id)).toEqual([survivor.memberId]);
    const { profile } = await merges.pageOf(survivor);
    const byPhone = await api.call("findAtTill", { query: { q: profile.pendingPhone ?? "" } }, merges.merchant());
    expect(byPhone.map(({ membershipId }) => membershipId)).toEqual([survivor.membershipNumber]);
    const bought = await merges.till().visit(other.memberId, { amount: 50 });
    expect(bought.clubPoints).toBe(150);
    await merges.allHolds();
  });

  test("notifies both addresses, each in its own language", async () => {
    const [survivor, other] = await merges.twoOfOne({ email: "andra@example.com" });
    await api.owner.query("update member set language = 'fr' where id = $1", [survivor.memberId]);
    await merges.merge(survivor, other, ["email"]);
    const [toKept, ...more] = await messagesTo(api, survivor.email);
    expect([toKept?.kind, toKept?.language, more]).toEqual(["MEMBERSHIPS_MERGED", "fr", []]);
    expect(toKept?.text_body).toContain("Vos deux cartes fonctionnent en caisse");
    const [toOther, ...others] = await messagesTo(api, "andra@example.com");
    expect([toOther?.kind, toOther?.language, others]).toEqual(["MEMBERSHIPS_MERGED", "sv", []]);
    expect(toOther?.text_body).toContain("Lösenordet till det här medlemskapet gäller inte längre");
  });

  test("notifies by SMS when the club has credits, and never an unclaimed imported membership", async () => {
    const phoned = async (at = merges) => {
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
    const [listed, again] = await merges.twoOfOne();
    await api.owner.query(
      `with list as (insert into member_import (chain_id, account_id, choices, columns, created_at, file_name, fingerprint, moved_at, row_count)
         values ($1, $2, '{}', '[]', now(), 'lista.csv', repeat('0', 64), now(), 1) returning id)
       update member set unclaimed = true, import_id = list.id from list where member.id = any($3)`,
      [club.chain.id, club.merchant.accountId, [listed.memberId, again.memberId]],
    );
    await merges.merge(listed, again);
    expect(await messagesTo(api, listed.email)).toEqual([]);
  });

  test("returns a purchase of the other membership as if the kept member had made it", async () => {
    const [survivor, other] = await merges.twoOfOne();
    const { purchaseId } = await merges.till().visit(other.memberId, { amount: 200 });
    await merges.merge(survivor, other);
    await merges.till().visit(survivor.memberId, { amount: 10, couponIds: [club.couponId] });
    const returnAnswer = await merges.till().bringBack(purchaseId, 200);
    expect(returnAnswer).toMatchObject({ takenPoints: 200, clubPoints: 0, owedPoints: 90 });
    await merges.allHolds();
  });

  test("pays one member’s deficit with the other’s points, and the preview reports that the merge cannot be undone", async () => {
    const [survivor, other] = await merges.twoOfOne();
    const { purchaseId } = await merges.till().visit(survivor.memberId, { amount: 100 });
    await merges.till().visit(survivor.memberId, { amount: null, couponIds: [club.couponId] });
    await merges.till().bringBack(purchaseId, 100);
    await merges.till().visit(other.memberId, { amount: 150 });
    expect(await merges.preview(survivor, other)).toMatchObject({
      undoable: false,
      kept: { owedPoints: 100 },
      after: { clubPoints: 50, owedPoints: 0 },
    });
    const { mergeId } = await merges.merge(survivor, other);
    await expect(merges.undo(survivor, mergeId)).rejects.toThrow("MERGED_THINGS_USED");
    await merges.allHolds();
  });

  test("keeps the stricter answer to marketing", async () => {
    const [survivor, other] = await merges.twoOfOne();
    const consent = (member: Member, hasConsent: boolean) =>
      api.owner.query(
        "insert into consent (chain_id, member_id, channel, given, source, at) values ($1, $2, 'EMAIL', $3, 'PROFILE', '2026-10-01')",
        [club.chain.id, member.memberId, hasConsent],
      );
    await consent(survivor, true);
    await api.owner.query("update member set email_notification = true where id = $1", [survivor.memberId]);
    await consent(other, false);
    const { mergeId } = await merges.merge(survivor, other);
    expect((await merges.pageOf(survivor)).profile).toMatchObject({ emailNotification: false, optedOut: ["EMAIL"] });
    await merges.allHolds();
    await merges.undo(survivor, mergeId);
    expect((await merges.pageOf(survivor)).profile).toMatchObject({ emailNotification: true, optedOut: [] });
    expect((await merges.pageOf(other)).profile).toMatchObject({ emailNotification: false, optedOut: ["EMAIL"] });
    await merges.allHolds();
  });

  test("applies one member's refusal of SMS to the other's phone", async () => {
    const [survivor, other] = await merges.twoOfOne({ phone_notification: true });
    for (const [{ memberId }, hasConsent] of [[survivor, false] as const, [other, true] as const])
      await api.owner.query(
        "insert into consent (chain_id, member_id, channel, given, source, at) values ($1, $2, 'SMS', $3, 'PROFILE', '2026-10-01')",
        [club.chain.id, memberId, hasConsent],
      );
    await merges.merge(survivor, other);
    expect((await merges.pageOf(survivor)).profile).toMatchObject({ phoneNotification: false, optedOut: ["SMS"] });
    await merges.allHolds();
  });

  test("does not extend the other's consent to the kept member's address", async () => {
    const [survivor, other] = await merges.twoOfOne({
      email: `${crypto.randomUUID()}@example.com`,
      email_notification: true,
    });
    await api.owner.query(
      "insert into consent (chain_id, member_id, channel, given, source, at) values ($1, $2, 'EMAIL', true, 'PROFILE', '2026-10-01')",
      [club.chain.id, other.memberId],
    );
    await merges.merge(survivor, other, ["email"]);
    expect((await merges.pageOf(survivor)).profile).toMatchObject({ emailNotification: false, optedOut: [] });
    await merges.allHolds();
  });

  test("counts a coupon or welcome offer that either member has used as used, until an undo", async () => {
    const couponId = club.couponId;
    await api.owner.query("update coupon set per_member_limit = 1 where id = $1", [couponId]);
    const campaign = await makeCampaign(api, club, {
      welcomeOffer: true,
      visibilityMonths: 3,
      startDate: "2026-01-01",
      endDate: null,
    });
    const [survivor, other] = await merges.twoOfOne();
    for (const { memberId } of [survivor, other])
      await api.owner.query(
        "insert into member_welcome_offer (chain_id, member_id, campaign_id, through) values ($1, $2, $3, '2027-01-01')",
        [...[club.chain.id, memberId, campaign.id]],
      );
    for (const { memberId } of [survivor, other]) await merges.till().visit(memberId, { amount: 500 });
    await merges.till().visit(other.memberId, { amount: 50, couponIds: [couponId], welcomeOffer: { couponId: null } });
    const { mergeId } = await merges.merge(survivor, other);
    const atTill = await merges.till().member(survivor.memberId);
    expect(atTill.welcomeOffer).toBeNull();
    expect(atTill.coupons.map(({ id }) => id)).not.toContain(couponId);
    await expect(merges.till().visit(survivor.memberId, { amount: 50, couponIds: [couponId] })).rejects.toThrow(
      "COUPON_ALREADY_USED",
    );
    await merges.allHolds();
    await merges.undo(survivor, mergeId);
    expect((await merges.till().member(survivor.memberId)).welcomeOffer).toMatchObject({ id: campaign.id });
    expect((await merges.till().member(other.memberId)).welcomeOffer).toBeNull();
    await merges.allHolds();
  });

  test("makes an erasure of the kept member erase the other membership too", async () => {
    const [survivor, other] = await merges.twoOfOne();
    await merges.merge(survivor, other);
    await api.call("removeMember", { params: { id: survivor.memberId } }, merges.merchant());
    const { rows } = await api.owner.query(
      `select email, phone, first_name, (select count(*)::int from member_merge where kept_id = any($1) and (profiles is not null or other_phone is not null)) as merges
       from member where id = any($1)`,
      [[survivor.memberId, other.memberId]],
    );
    expect(rows).toEqual([0, 1].map(() => ({ email: null, phone: null, first_name: "", merges: 0 })));
    expect(await numberOf(api, other.memberId)).not.toBe(other.membershipNumber);
    await merges.allHolds();
  });
});

describe("the choice of members to merge", () => {
  test("lets a local merchant only request a merge, and only of members within the local merchant’s reach", async () => {
    const [survivor, other] = await merges.twoOfOne({ home_location_id: null });
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    const as = { as: token, chain: club.chain.subdomain };
    await api.owner.query("update member set home_location_id = $1 where id = $2", [
      club.locationIds[1],
      survivor.memberId,
    ]);
    const ask = () =>
      api.call("askMerge", { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken: [] } }, as);
    await expect(merges.merge(survivor, other, [], as)).rejects.toThrow("NOT_FOUND");
    await expect(ask()).rejects.toThrow("NOT_FOUND");
    await api.owner.query("update member set home_location_id = $1 where id = $2", [
      club.locationIds[1],
      other.memberId,
    ]);
    await expect(merges.merge(survivor, other, [], as)).rejects.toThrow("MERGE_APPROVAL_NEEDED");
    expect(await ask()).toEqual(await ask());
  });

  test("refuses a merge of a member with themselves", async () => {
    const [survivor] = await merges.twoOfOne();
    await expect(merges.merge(survivor, survivor)).rejects.toThrow("SAME_MEMBER");
  });

  test("suggests a member with the same folded name and birthday", async () => {
    const [survivor, other] = await merges.twoOfOne({ first_name: "ÅSA", last_name: "", birthday: "1990-05-01" });
    await makeMember(api, club, { first_name: "Åsa", birthday: "1990-05-01" });
    await api.owner.query(
      "update member set first_name = 'Åsa', last_name = '', birthday = '1990-05-01' where id = $1",
      [survivor.memberId],
    );
    const { rows } = await api.call(
      "listMergeCandidates",
      { params: { id: survivor.memberId }, query: {} },
      merges.merchant(),
    );
    expect(rows.map(({ id }) => id)).toEqual([other.memberId]);
  });
});
