import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, recount } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { drawing, keptPicture } from "#tests/api/pictures.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const today = "2026-11-21";
type Status = "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
const as = (of: Club) => ({ as: of.merchant.token, chain: of.chain.subdomain });
const setStatus = (id: number, publishStatus: Status, of = club) =>
  api.ask("setCouponStatus", { params: { id }, body: { publishStatus } }, as(of));
const reward = { name: "Chokladboll", description: "Rullad i pärlsocker", pointsRequired: 80 };
const value = { kind: "VALUE" as const, name: "Femtio kronor", description: "", value: 50 };
type Fields = Partial<typeof reward | typeof value> & Record<string, unknown>;
const create = (fields: Fields = {}, of = club) => api.call("createCoupon", { body: { ...reward, ...fields } }, as(of));
const update = (id: number, fields: Fields) =>
  api.call("updateCoupon", { params: { id }, body: { ...reward, ...fields } }, as(club));
const get = (id: number) => api.call("getCoupon", { params: { id } }, as(club));

/** Creates uses of a coupon, some of which are cancelled. */
async function use(couponId: number, times: number, givenBack = 0): Promise<void> {
  const { memberId } = await makeMember(api, club);
  for (let time = 0; time < times; time++) {
    const { rows } = await api.owner.query(
      `insert into redemption (chain_id, member_id, coupon_id, location_id, points, redeemed_at)
       values ($1, $2, $3, $4, 0, now()) returning id`,
      [club.chain.id, memberId, couponId, club.locationIds[0]],
    );
    if (time >= givenBack) continue;
    await api.owner.query(
      "insert into redemption_cancellation (chain_id, redemption_id, cancelled_at) values ($1, $2, now())",
      [club.chain.id, rows[0].id],
    );
  }
  await recount(api, club);
}

const stockOf = async (id: number) =>
  (await api.owner.query("select total_limit, taken from coupon_stock where coupon_id = $1", [id])).rows[0];
const actsOn = async (id: number) =>
  (
    await api.owner.query(
      "select act, detail, account_id from audit_entry where chain_id = $1 and subject = $2 order by id",
      [club.chain.id, `coupon ${id}`],
    )
  ).rows;

describe("a coupon", () => {
  test("is a reward for points, or a value coupon usable once per member", async () => {
    const other = await makeClub(api);
    const made = await create({}, other);
    expect(made).toMatchObject({ ...reward, kind: "REWARD", value: null, publishStatus: "NEW", perMemberLimit: null });
    const worth = await create({ ...value, pointsRequired: 5, value: 49.9 }, other);
    expect(worth).toMatchObject({ kind: "VALUE", value: 49.9, pointsRequired: 0, perMemberLimit: 1, redeemed: 0 });
    const list = (kind?: "REWARD" | "VALUE") => api.call("listCoupons", { query: { kind } }, as(other));
    expect((await list()).map(({ id }) => id)).toEqual([made.id, other.couponId, worth.id]);
    expect((await list("VALUE")).map(({ id }) => id)).toEqual([worth.id]);
    expect((await list("REWARD")).map(({ id }) => id)).toEqual([made.id, other.couponId]);
  });

  test.each<[Fields, Record<string, string>]>([
    [{ name: "" }, { name: "REQUIRED" }],
    [{ name: "Ab" }, { name: "NAME_TOO_SHORT" }],
    [{ name: "non existing" }, { name: "NAME_RESERVED" }],
    [{ pointsRequired: undefined }, { pointsRequired: "REQUIRED" }],
    [{ kind: "VALUE" }, { value: "VALUE_REQUIRED" }],
    [{ kind: "VALUE", value: 0.5 }, { value: "AMOUNT_TOO_SMALL" }],
    [{ kind: "VALUE", value: 50.005 }, { value: "INVALID_AMOUNT" }],
    [{ kind: "VALUE", value: 1e8 }, { value: "AMOUNT_TOO_LARGE" }],
    [{ startDate: "2026-12-02", endDate: "2026-12-01" }, { endDate: "END_BEFORE_START" }],
  ])("with %j is refused at its field", async (fields, codes) => {
    expect(await fieldCodesOf(create(fields))).toEqual(codes);
  });

  test("keeps its kind after a change", async () => {
    const { id } = await create(value);
    await update(id, { ...value, value: 75, perMemberLimit: 3, endDate: today });
    expect(await get(id)).toMatchObject({ kind: "VALUE", value: 75, perMemberLimit: 3, endDate: today });
    expect(await fieldCodesOf(update(id, { kind: "REWARD", pointsRequired: 10 }))).toEqual({ value: "VALUE_REQUIRED" });
  });
});

describe("the total limit of a coupon", () => {
  test("counts uses that were not cancelled, cannot be below them, and can be removed", async () => {
    const { id } = await create();
    await use(id, 3, 1);
    expect(await fieldCodesOf(update(id, { totalLimit: 1 }))).toEqual({ totalLimit: "LIMIT_BELOW_TAKEN" });
    expect(await stockOf(id)).toBeUndefined();
    expect(await update(id, { totalLimit: 5 })).toMatchObject({ totalLimit: 5, redeemed: 2 });
    expect(await stockOf(id)).toEqual({ total_limit: 5, taken: 2 });
    expect(await fieldCodesOf(update(id, { totalLimit: 1 }))).toEqual({ totalLimit: "LIMIT_BELOW_TAKEN" });
    expect(await update(id, { totalLimit: 2 })).toMatchObject({ totalLimit: 2, redeemed: 2 });
    expect(await update(id, { totalLimit: 5 })).toMatchObject({ totalLimit: 5, redeemed: 2 });
    await update(id, { totalLimit: 3 });
    expect(await stockOf(id)).toEqual({ total_limit: 3, taken: 2 });
    await update(id, { totalLimit: null });
    expect(await stockOf(id)).toBeUndefined();
  });

  test("is stored when the coupon is created, and shows a used-up coupon as COMPLETED", async () => {
    const { id } = await create({ totalLimit: 2 });
    expect(await stockOf(id)).toEqual({ total_limit: 2, taken: 0 });
    await setStatus(id, "ACTIVE");
    const taken = (count: number) =>
      api.owner.query("update coupon_stock set taken = $2 where coupon_id = $1", [id, count]);
    await taken(2);
    expect((await get(id)).publishStatus).toBe("COMPLETED");
    await taken(1);
    expect((await get(id)).publishStatus).toBe("ACTIVE");
    await taken(2);
    expect((await setStatus(id, "STOPPED")).body).toMatchObject({ publishStatus: "COMPLETED" });
    await taken(1);
    expect((await get(id)).publishStatus).toBe("STOPPED");
  });

  test("can be raised after the coupon is used up, if nothing else changes", async () => {
    const { id } = await create({ totalLimit: 2 });
    await setStatus(id, "ACTIVE");
    await api.owner.query("update coupon_stock set taken = 2 where coupon_id = $1", [id]);
    expect(await update(id, { totalLimit: 3 })).toMatchObject({ publishStatus: "ACTIVE", totalLimit: 3 });
    await setStatus(id, "COMPLETED");
    expect(await codeOf(update(id, { totalLimit: 4 }))).toBe("STATUS_NOT_ALLOWED");
  });

  test("is set after a concurrent use at a till, and counts that use", async () => {
    const { id } = await create();
    await setStatus(id, "ACTIVE");
    const { memberId } = await makeMember(api, club);
    const using = `select from coupon where chain_id = ${club.chain.id} and id = ${id} for share;
      insert into redemption (chain_id, member_id, coupon_id, location_id, points, redeemed_at)
      values (${club.chain.id}, ${memberId}, ${id}, ${club.locationIds[0]}, 0, now());
      insert into club_counter (chain_id, kind, subject_id, slot, count) values (${club.chain.id}, 'COUPON', ${id}, 0, 1)`;
    await heldUp(api, using, [() => update(id, { totalLimit: 4 })]);
    expect(await stockOf(id)).toEqual({ total_limit: 4, taken: 1 });
  });
});

describe("the status of a coupon", () => {
  test("changes only along the allowed steps, each in the audit trail", async () => {
    const { id } = await create();
    const steps: [Status, number][] = [
      ["STOPPED", 409],
      ["ACTIVE", 200],
      ["ACTIVE", 409],
      ["STOPPED", 200],
      ["ACTIVE", 200],
      ["WITHDRAWN", 200],
      ["ACTIVE", 409],
      ["COMPLETED", 409],
    ];
    for (const [to, status] of steps) expect({ to, status: (await setStatus(id, to)).status }).toEqual({ to, status });
    expect(await codeOf(update(id, {}))).toBe("STATUS_NOT_ALLOWED");
    const changes = (await actsOn(id)).filter(({ act }) => act === "set-coupon-status");
    expect(changes.map(({ detail }) => detail)).toEqual([
      { from: "NEW", to: "ACTIVE" },
      { from: "ACTIVE", to: "STOPPED" },
      { from: "STOPPED", to: "ACTIVE" },
      { from: "ACTIVE", to: "WITHDRAWN" },
    ]);
    expect(new Set(changes.map(({ account_id }) => account_id))).toEqual(new Set([String(club.merchant.accountId)]));
  });

  test("is changed by only one of several concurrent requests to end the coupon", async () => {
    const { id } = await create();
    await setStatus(id, "ACTIVE");
    const ends = ["WITHDRAWN", "COMPLETED", "WITHDRAWN", "COMPLETED"] as const;
    const lock = `select from coupon where chain_id = ${club.chain.id} and id = ${id} for share`;
    const answers = await heldUp(
      api,
      lock,
      ends.map((to) => () => setStatus(id, to)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test("is EXPIRED after the last day, while a draft past its last day remains editable until published", async () => {
    const { id } = await create({ endDate: today });
    await setStatus(id, "ACTIVE");
    expect((await get(id)).publishStatus).toBe("ACTIVE");
    await api.owner.query("update coupon set ends_on = date '2026-11-20' where id = $1", [id]);
    expect((await get(id)).publishStatus).toBe("EXPIRED");
    expect((await setStatus(id, "STOPPED")).body).toMatchObject({ code: "STATUS_NOT_ALLOWED" });
    expect(await codeOf(update(id, { endDate: "2026-12-31" }))).toBe("STATUS_NOT_ALLOWED");
    const draft = await create({ endDate: "2026-11-20" });
    expect((await setStatus(draft.id, "ACTIVE")).body).toMatchObject({ code: "END_DATE_PASSED" });
    await update(draft.id, { endDate: today });
    expect((await setStatus(draft.id, "ACTIVE")).status).toBe(200);
  });

  test("cannot be ACTIVE before the membership terms are published", async () => {
    const other = await makeClub(api);
    await api.owner.query("delete from terms_version where chain_id = $1 and kind = 'MEMBERSHIP'", [other.chain.id]);
    const { id } = await create({}, other);
    expect((await setStatus(id, "ACTIVE", other)).body).toMatchObject({ code: "MEMBERSHIP_TERMS_MISSING" });
  });
});

describe("a draft coupon", () => {
  test("can be deleted, unlike a published coupon or one in a campaign", async () => {
    const { id } = await create({ totalLimit: 5 });
    await api.call("removeCoupon", { params: { id } }, as(club));
    expect(await codeOf(get(id))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("removeCoupon", { params: { id: club.couponId } }, as(club)))).toBe(
      "STATUS_NOT_ALLOWED",
    );
    const carried = await create(value);
    await api.owner.query(
      "insert into campaign (chain_id, name, start_date, coupon_id) values ($1, 'Höstens', '2026-11-01', $2)",
      [club.chain.id, carried.id],
    );
    expect(await codeOf(api.call("removeCoupon", { params: { id: carried.id } }, as(club)))).toBe("STATUS_NOT_ALLOWED");
  });
});

describe("the picture of a coupon", () => {
  test("is at most 800 pixels wide, and other files are refused", async () => {
    const params = { id: club.couponId };
    const file = { bytes: await drawing(1200, 600), type: "image/png" };
    const { imagePath } = await api.call("setCouponImage", { params }, { ...as(club), file });
    expect(await keptPicture(api, imagePath)).toEqual({ format: "webp", width: 800, height: 400 });
    const text = { bytes: Buffer.from("<svg onload='alert(1)'/>"), type: "image/png" };
    expect(await codeOf(api.call("setCouponImage", { params }, { ...as(club), file: text }))).toBe("IMAGE_SVG");
    expect((await get(club.couponId)).imagePath).toBe(imagePath);
    await api.call("removeCouponImage", { params }, as(club));
    expect((await get(club.couponId)).imagePath).toBeNull();
    expect((await actsOn(club.couponId)).map(({ act }) => act)).toEqual(["set-coupon-image", "remove-coupon-image"]);
  });

  test("cannot change after the coupon has ended", async () => {
    const { id } = await create();
    await setStatus(id, "ACTIVE");
    await setStatus(id, "COMPLETED");
    expect(await codeOf(api.call("removeCouponImage", { params: { id } }, as(club)))).toBe("STATUS_NOT_ALLOWED");
  });
});

test("publishing or stopping several coupons changes each one that allows it and reports the outcome of each", async () => {
  const [first, second] = [await create(), await create({ endDate: "2026-11-20" })];
  const set = async (publishStatus: "ACTIVE" | "STOPPED") =>
    (await api.call("setCouponStatuses", { body: { ids: [first.id, second.id, 999_999], publishStatus } }, as(club)))
      .results;
  expect(await set("ACTIVE")).toEqual([
    { id: first.id, code: null },
    { id: second.id, code: "END_DATE_PASSED" },
    { id: 999_999, code: "NOT_FOUND" },
  ]);
  expect((await get(first.id)).publishStatus).toBe("ACTIVE");
  expect((await set("STOPPED"))[0]).toEqual({ id: first.id, code: null });
  expect((await get(first.id)).publishStatus).toBe("STOPPED");
});
