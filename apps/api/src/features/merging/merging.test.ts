import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTill, travel } from "../../../test/engine/till.ts";
import { type Club, makeClub, makeMember, makeStaff, numberOf } from "../../../test/factories.ts";
import { startApi, type TestApi } from "../../../test/harness.ts";
import { makeCampaign, makeStampCard } from "../../../test/offers.ts";
import { runChecks } from "../../verify/run-checks.ts";

let api: TestApi;
let club: Club;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  club = await makeClub(api);
});

type Member = Awaited<ReturnType<typeof makeMember>>;
const merchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const till = () => openTill(api, club);

/** Anna twice: once by e-mail, once by phone. */
async function twoOfOne(other: Record<string, unknown> = {}): Promise<[Member, Member]> {
  const digits = `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
  return [
    await makeMember(api, club),
    await makeMember(api, club, { email: null, phone: digits, first_name: "Anna-Karin", ...other }),
  ];
}

type Taken = "name" | "email" | "phone";
const merge = (kept: Member, other: Member, taken: Taken[] = [], as = merchant()) =>
  api.call("mergeMembers", { params: { id: kept.memberId }, body: { otherId: other.memberId, taken } }, as);
const undo = (kept: Member, mergeId: number, as = merchant()) =>
  api.call("undoMerge", { params: { id: kept.memberId, mergeId } }, as);
const preview = (kept: Member, other: Member) =>
  api.call("previewMerge", { params: { id: kept.memberId }, query: { otherId: other.memberId } }, merchant());
const pageOf = ({ memberId }: Member) => api.call("getMember", { params: { id: memberId } }, merchant());
const mergesOf = async ({ memberId }: Member) =>
  (await api.call("listMerges", { params: { id: memberId } }, merchant())).rows;

async function allHolds() {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
}

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

describe("two memberships become one", () => {
  test("points, purchases, stamps and what was used are all there, told beforehand as they then are", async () => {
    const [kept, other] = await twoOfOne();
    const card = await makeStampCard(api, club, { stampsAmount: 5 });
    await till().visit(kept.memberId, { amount: 150, stamps: [{ stampcardId: card.id, stamps: 4 }] });
    await till().visit(other.memberId, { amount: 300, stamps: [{ stampcardId: card.id, stamps: 3 }] });
    await till().visit(other.memberId, { amount: 20, couponIds: [club.couponId] });
    const shown = await preview(kept, other);
    expect(shown).toMatchObject({
      kept: { clubPoints: 150 },
      other: { clubPoints: 220, purchases: 2 },
      after: { clubPoints: 370, owedPoints: 0, purchases: 3, totalAmount: 470 },
      differing: ["name"],
      undoable: true,
    });
    expect(shown.after.stampcards).toMatchObject([{ collectedStamps: 2, rewards: 1 }]);
    expect(shown.completed).toHaveLength(1);

    await merge(kept, other);
    const { profile, points, purchases } = await pageOf(kept);
    expect(profile).toMatchObject({ firstName: "Anna", email: kept.email, clubPoints: 370 });
    expect(profile.phone).toMatch(/^\+4670/);
    expect({ points, purchases }).toMatchObject({ points: { balance: 370, redeemed: 100 }, purchases: 3 });
    expect((await api.ask("getMember", { params: { id: other.memberId } }, merchant())).status).toBe(404);
    const account = { params: { membershipId: kept.membershipNumber }, query: {} };
    const { rows } = await api.call("getMemberPointsAccount", account, merchant());
    expect(rows.map(({ kind, cameFrom }) => [kind, cameFrom])).toEqual([
      ["USED", other.membershipNumber],
      ["EARNED", other.membershipNumber],
      ["EARNED", other.membershipNumber],
      ["EARNED", null],
    ]);
    await allHolds();
  });

  test("the other's number and phone lead to the kept member at the till", async () => {
    const [kept, other] = await twoOfOne();
    await till().visit(other.memberId, { amount: 100 });
    await merge(kept, other);
    const byNumber = await api.call("getAtTill", { params: { membershipId: other.membershipNumber } }, merchant());
    expect(byNumber).toMatchObject({ membershipId: kept.membershipNumber, clubPoints: 100 });
    const found = await api.call("findAtTill", { query: { q: other.membershipNumber } }, merchant());
    expect(found.map(({ membershipId }) => membershipId)).toEqual([kept.membershipNumber]);
    const { profile } = await pageOf(kept);
    const byPhone = await api.call("findAtTill", { query: { q: profile.phone ?? "" } }, merchant());
    expect(byPhone.map(({ membershipId }) => membershipId)).toEqual([kept.membershipNumber]);
    const bought = await till().visit(other.memberId, { amount: 50 });
    expect(bought.clubPoints).toBe(150);
    await allHolds();
  });

  test("each address opens the one membership by the password it had; a new password is the only one", async () => {
    const [kept, other] = await twoOfOne();
    const { passwords } = api.services;
    for (const [id, password] of [
      [kept.memberId, "bulle-och-kaffe"],
      [other.memberId, "kaffe-och-bulle"],
    ]) {
      const hash = await passwords.hash(String(password));
      await api.owner.query("update member set password_hash = $1 where id = $2", [hash, id]);
    }
    const { phone } = (await pageOf(other)).profile;
    await merge(kept, other);
    const logIn = (username: string | null, password: string) =>
      api.ask(
        "logInMember",
        { params: { subdomain: club.chain.subdomain }, body: { username: username ?? "", password } },
        { host: club.chain.subdomain },
      );
    expect((await logIn(phone, "kaffe-och-bulle")).status).toBe(200);
    expect((await logIn(kept.email, "bulle-och-kaffe")).status).toBe(200);
    expect((await logIn(kept.email, "kaffe-och-bulle")).status).toBe(401);
    // The session from before goes on, as the kept member.
    const host = { host: club.chain.subdomain };
    expect(await api.call("getDetails", {}, { as: other.token, ...host })).toMatchObject({ id: kept.memberId });
    const body = { oldPassword: "bulle-och-kaffe", password: "ny-kanelbulle-26", confirmPassword: "ny-kanelbulle-26" };
    await api.call("changePassword", { body }, { as: kept.token, ...host });
    expect((await logIn(phone, "kaffe-och-bulle")).status).toBe(401);
    expect((await logIn(phone, "ny-kanelbulle-26")).status).toBe(200);
  });

  test("a purchase of the other's is returned as if it had always been the kept member's", async () => {
    const [kept, other] = await twoOfOne();
    const { purchaseId } = await till().visit(other.memberId, { amount: 200 });
    await merge(kept, other);
    await till().visit(kept.memberId, { amount: 10, couponIds: [club.couponId] });
    const back = await till().bringBack(purchaseId, 200);
    expect(back).toMatchObject({ takenPoints: 200, clubPoints: 0, owedPoints: 90 });
    await allHolds();
  });

  test("what one owes, the other's points pay at once; that is not undone, and said beforehand", async () => {
    const [kept, other] = await twoOfOne();
    const { purchaseId } = await till().visit(kept.memberId, { amount: 100 });
    await till().visit(kept.memberId, { amount: null, couponIds: [club.couponId] });
    await till().bringBack(purchaseId, 100);
    await till().visit(other.memberId, { amount: 150 });
    expect(await preview(kept, other)).toMatchObject({
      undoable: false,
      kept: { owedPoints: 100 },
      after: { clubPoints: 50, owedPoints: 0 },
    });
    const { mergeId } = await merge(kept, other);
    await expect(undo(kept, mergeId)).rejects.toThrow("MERGED_THINGS_USED");
    await allHolds();
  });

  test("the stricter answer to marketing stands", async () => {
    const [kept, other] = await twoOfOne();
    const consent = (member: Member, given: boolean) =>
      api.owner.query(
        "insert into consent (chain_id, member_id, channel, given, source, at) values ($1, $2, 'EMAIL', $3, 'PROFILE', '2026-10-01')",
        [club.chain.id, member.memberId, given],
      );
    await consent(kept, true);
    await api.owner.query("update member set email_notification = true where id = $1", [kept.memberId]);
    await consent(other, false);
    const { mergeId } = await merge(kept, other);
    expect((await pageOf(kept)).profile).toMatchObject({ emailNotification: false, optedOut: ["EMAIL"] });
    await allHolds();
    await undo(kept, mergeId);
    expect((await pageOf(kept)).profile).toMatchObject({ emailNotification: true, optedOut: [] });
    expect((await pageOf(other)).profile).toMatchObject({ emailNotification: false, optedOut: ["EMAIL"] });
    await allHolds();
  });

  test("a coupon used by either counts as used; a welcome offer, too, until they are parted", async () => {
    const couponId = club.couponId;
    await api.owner.query("update coupon set per_member_limit = 1 where id = $1", [couponId]);
    const campaign = await makeCampaign(api, club, {
      ...{ welcomeOffer: true, visibilityMonths: 3, startDate: "2026-01-01", endDate: null },
    });
    const [kept, other] = await twoOfOne();
    for (const { memberId } of [kept, other])
      await api.owner.query("insert into member_welcome_offer values ($1, $2, $3, '2027-01-01')", [
        ...[club.chain.id, memberId, campaign.id],
      ]);
    for (const { memberId } of [kept, other]) await till().visit(memberId, { amount: 500 });
    await till().visit(other.memberId, { amount: 50, couponIds: [couponId], welcomeOffer: { couponId: null } });
    const { mergeId } = await merge(kept, other);
    const atTill = await till().member(kept.memberId);
    expect(atTill.welcomeOffer).toBeNull();
    expect(atTill.coupons.map(({ id }) => id)).not.toContain(couponId);
    await expect(till().visit(kept.memberId, { amount: 50, couponIds: [couponId] })).rejects.toThrow(
      "COUPON_ALREADY_USED",
    );
    await allHolds();
    await undo(kept, mergeId);
    expect((await till().member(kept.memberId)).welcomeOffer).toMatchObject({ id: campaign.id });
    expect((await till().member(other.memberId)).welcomeOffer).toBeNull();
    await allHolds();
  });

  test("the one taken away is erased with the other", async () => {
    const [kept, other] = await twoOfOne();
    await merge(kept, other);
    await api.call("removeMember", { params: { id: kept.memberId } }, merchant());
    const { rows } = await api.owner.query(
      `select email, phone, first_name, (select count(*)::int from member_merge where kept_id = any($1) and (profiles is not null or other_phone is not null)) as merges
       from member where id = any($1)`,
      [[kept.memberId, other.memberId]],
    );
    expect(rows).toEqual([0, 1].map(() => ({ email: null, phone: null, first_name: "", merges: 0 })));
    expect(await numberOf(api, other.memberId)).not.toBe(other.membershipNumber);
    await allHolds();
  });
});

describe("a merge is undone", () => {
  test("each has all of its own again, and what was bought meanwhile stays with the kept one", async () => {
    const [kept, other] = await twoOfOne();
    const card = await makeStampCard(api, club, { stampsAmount: 5 });
    const stamps = (count: number) => [{ stampcardId: card.id, stamps: count }];
    await till().visit(kept.memberId, { amount: 150, stamps: stamps(4) });
    await till().visit(other.memberId, { amount: 300, stamps: stamps(5) });
    await till().visit(other.memberId, { amount: 30, couponIds: [club.couponId], stamps: stamps(3) });
    const [before, theirs] = [await rowsOf(other), await pageOf(other)];
    const { mergeId } = await merge(kept, other, ["name"]);
    expect((await pageOf(kept)).profile.firstName).toBe("Anna-Karin");
    await till().visit(kept.memberId, { amount: 40, stamps: stamps(2) });
    await allHolds();
    expect(await mergesOf(kept)).toMatchObject([{ id: mergeId, problem: null, purchases: 2, name: "Anna-Karin Lind" }]);

    await undo(kept, mergeId);
    const after = await rowsOf(other);
    expect(after).toEqual(before);
    const page = await pageOf(other);
    const [usage] = page.profile.stampcardUsage;
    // Of the latest visit: there was none since the stamps are back.
    expect(usage).toMatchObject({ addedStamps: 0 });
    if (usage) usage.addedStamps = 3;
    expect(page).toEqual(theirs);
    const { profile, purchases } = await pageOf(kept);
    expect(profile).toMatchObject({ firstName: "Anna", phone: null, clubPoints: 190 });
    expect(purchases).toBe(2);
    expect(profile.stampcardUsage).toMatchObject([{ collectedStamps: 1 }]);
    expect(profile.stampcardCouponUsage).toHaveLength(1);
    expect((await till().member(other.memberId)).membershipId).toBe(other.membershipNumber);
    await allHolds();
  });

  test("until something that came along is used, returned, or thirty days have passed; and once", async () => {
    const [kept, other] = await twoOfOne();
    const { purchaseId } = await till().visit(other.memberId, { amount: 150 });
    const { mergeId } = await merge(kept, other);
    await till().bringBack(purchaseId, 10);
    expect(await mergesOf(kept)).toMatchObject([{ problem: "MERGED_THINGS_USED" }]);
    await expect(undo(kept, mergeId)).rejects.toThrow("MERGED_THINGS_USED");

    const [mine, theirs] = await twoOfOne();
    const merged = await merge(mine, theirs);
    await undo(mine, merged.mergeId);
    await expect(undo(mine, merged.mergeId)).rejects.toThrow("NOT_FOUND");
    const again = await merge(mine, theirs);
    await travel(api, club, api.clock.now.add({ hours: 24 * 30 }));
    await expect(undo(mine, again.mergeId)).rejects.toThrow("MERGE_TOO_OLD");
  });

  test("the newest first, and through a membership that has itself become another", async () => {
    const [c, a] = await twoOfOne();
    const b = await makeMember(api, club);
    for (const member of [a, b, c]) await till().visit(member.memberId, { amount: 100 });
    const [ofA, ofB] = [await rowsOf(a), await rowsOf(b)];
    const first = await merge(a, b);
    const second = await merge(c, a);
    expect((await till().member(b.memberId)).membershipId).toBe(c.membershipNumber);
    expect((await pageOf(c)).profile.clubPoints).toBe(300);
    await allHolds();
    await expect(undo(a, first.mergeId)).rejects.toThrow("NOT_FOUND");
    await undo(c, second.mergeId);
    expect((await till().member(b.memberId)).membershipId).toBe(a.membershipNumber);
    await allHolds();
    await undo(a, first.mergeId);
    expect([await rowsOf(a), await rowsOf(b)]).toEqual([ofA, ofB]);
    await allHolds();
  });
});

describe("who may, and whom", () => {
  test("a local merchant, where both are within their reach", async () => {
    const [kept, other] = await twoOfOne({ home_location_id: null });
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    const as = { as: token, chain: club.chain.subdomain };
    await api.owner.query("update member set home_location_id = $1 where id = $2", [
      club.locationIds[1],
      kept.memberId,
    ]);
    await expect(merge(kept, other, [], as)).rejects.toThrow("NOT_FOUND");
    await api.owner.query("update member set home_location_id = $1 where id = $2", [
      club.locationIds[1],
      other.memberId,
    ]);
    await merge(kept, other, [], as);
  });

  test("nobody with themselves", async () => {
    const [kept] = await twoOfOne();
    await expect(merge(kept, kept)).rejects.toThrow("SAME_MEMBER");
  });

  test("the same folded name and birthday is hinted at", async () => {
    const [kept, other] = await twoOfOne({ first_name: "ÅSA", last_name: "", birthday: "1990-05-01" });
    await makeMember(api, club, { first_name: "Åsa", birthday: "1990-05-01" });
    await api.owner.query(
      "update member set first_name = 'Åsa', last_name = '', birthday = '1990-05-01' where id = $1",
      [kept.memberId],
    );
    const { rows } = await api.call("listMergeCandidates", { params: { id: kept.memberId }, query: {} }, merchant());
    expect(rows.map(({ id }) => id)).toEqual([other.memberId]);
  });
});
