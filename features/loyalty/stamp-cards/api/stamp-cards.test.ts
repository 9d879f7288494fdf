import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, recount } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { aStampCard } from "#tests/api/offers.ts";
import { drawing, keptPicture } from "#tests/api/pictures.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

type Status = "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
const as = (of: Club) => ({ as: of.merchant.token, chain: of.chain.subdomain });
const card = aStampCard();
type Fields = Partial<typeof card>;
const create = (fields: Fields = {}, of = club) =>
  api.call("createStampcard", { body: { ...card, ...fields } }, as(of));
const update = (id: number, fields: Fields) =>
  api.call("updateStampcard", { params: { id }, body: { ...card, ...fields } }, as(club));
const get = (id: number) => api.call("getStampcard", { params: { id } }, as(club));
const setStatus = (id: number, publishStatus: Status, of = club) =>
  api.ask("setStampcardStatus", { params: { id }, body: { publishStatus } }, as(of));

const actsOn = async (id: number) =>
  (
    await api.owner.query("select act, detail from audit_entry where chain_id = $1 and subject = $2 order by id", [
      club.chain.id,
      `stamp card ${id}`,
    ])
  ).rows;

describe("a stamp card", () => {
  test("is stored with its reward, and listed newest first", async () => {
    const other = await makeClub(api);
    const description = "Liten\r\neller stor";
    const first = await create({ titleColor: "#FFFFFF", coupon: { ...card.coupon, description } }, other);
    expect(first).toMatchObject({
      ...card,
      coupon: { ...card.coupon, description: "Liten\neller stor", imagePath: null },
      publishStatus: "NEW",
      stampPath: null,
      collecting: 0,
      completed: 0,
      rewardsUsed: 0,
    });
    const second = await create({ name: "Lunchkortet" }, other);
    const listed = await api.call("listStampcards", {}, as(other));
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(listed[1]).toEqual(first);
  });

  test.each<[Fields, Record<string, string>]>([
    [{ name: "" }, { name: "REQUIRED" }],
    [{ name: "Non Existing" }, { name: "NAME_RESERVED" }],
    [{ title: "a".repeat(61) }, { title: "TEXT_TOO_LONG" }],
    [{ stampsAmount: 1 }, { stampsAmount: "STAMPS_OUT_OF_RANGE" }],
    [{ stampsAmount: 31 }, { stampsAmount: "STAMPS_OUT_OF_RANGE" }],
    [{ cardColor: "brown" }, { cardColor: "INVALID_COLOUR" }],
    [{ coupon: { ...card.coupon, reward: "ab" } }, { "coupon.reward": "NAME_TOO_SHORT" }],
  ])("with %j is refused at its field", async (fields, codes) => {
    expect(await fieldCodesOf(create(fields))).toEqual(codes);
    const { id } = await create();
    expect(await fieldCodesOf(update(id, fields))).toEqual(codes);
  });

  test("changes together with its reward", async () => {
    const { id, coupon } = await create();
    const changed = { ...card.coupon, reward: "Stor latte", dayValidation: 14 };
    const after = await update(id, { stampsAmount: 8, coupon: changed });
    expect(after).toMatchObject({
      stampsAmount: 8,
      coupon: { id: coupon.id, reward: "Stor latte", dayValidation: 14 },
    });
    expect(await get(id)).toEqual(after);
    expect(await actsOn(id)).toMatchObject([
      { act: "create-stamp-card" },
      { act: "update-stamp-card", detail: { stamps: 8, months: 6, rewardDays: 14 } },
    ]);
  });

  test("can be deleted with its reward while it is a draft", async () => {
    const { id, coupon } = await create();
    await api.call("removeStampcard", { params: { id } }, as(club));
    expect(await codeOf(get(id))).toBe("NOT_FOUND");
    expect((await api.owner.query("select from stamp_card_coupon where id = $1", [coupon.id])).rowCount).toBe(0);
    const published = await create();
    await setStatus(published.id, "ACTIVE");
    expect(await codeOf(api.call("removeStampcard", { params: { id: published.id } }, as(club)))).toBe(
      "STATUS_NOT_ALLOWED",
    );
  });
});

describe("the status of a stamp card", () => {
  test("changes only along the allowed steps, each in the audit trail", async () => {
    const { id } = await create();
    const steps: [Status, number][] = [
      ["WITHDRAWN", 409],
      ["ACTIVE", 200],
      ["ACTIVE", 409],
      ["STOPPED", 200],
      ["ACTIVE", 200],
      ["COMPLETED", 200],
      ["WITHDRAWN", 409],
      ["ACTIVE", 409],
    ];
    for (const [to, status] of steps) expect({ to, status: (await setStatus(id, to)).status }).toEqual({ to, status });
    expect(await codeOf(update(id, {}))).toBe("STATUS_NOT_ALLOWED");
    const params = { id, part: "stamp" as const };
    expect(await codeOf(api.call("removeStampcardImage", { params }, as(club)))).toBe("STATUS_NOT_ALLOWED");
    const changes = (await actsOn(id)).filter(({ act }) => act === "set-stamp-card-status");
    expect(changes.map(({ detail }) => `${detail.from} ${detail.to}`)).toEqual([
      "NEW ACTIVE",
      "ACTIVE STOPPED",
      "STOPPED ACTIVE",
      "ACTIVE COMPLETED",
    ]);
  });

  test("is changed to WITHDRAWN by only one of several concurrent requests", async () => {
    const { id } = await create();
    await setStatus(id, "ACTIVE");
    const withdraw = () => setStatus(id, "WITHDRAWN");
    // A till that gives a stamp locks the card like this, and a withdrawal waits.
    const answers = await heldUp(
      api,
      `select from stamp_card where chain_id = ${club.chain.id} and id = ${id} for share`,
      [withdraw, withdraw, withdraw],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await actsOn(id)).filter(({ detail }) => detail.to === "WITHDRAWN")).toHaveLength(1);
    expect((await get(id)).publishStatus).toBe("WITHDRAWN");
  });

  test("needs published membership terms for ACTIVE, but no privacy policy", async () => {
    const other = await makeClub(api);
    await api.owner.query("delete from terms_version where chain_id = $1 and kind = 'MEMBERSHIP'", [other.chain.id]);
    const { id } = await create({}, other);
    expect((await setStatus(id, "ACTIVE", other)).body).toMatchObject({ code: "MEMBERSHIP_TERMS_MISSING" });
    const ready = await makeClub(api);
    await api.owner.query("delete from terms_version where chain_id = $1 and kind = 'PRIVACY'", [ready.chain.id]);
    const card = await create({}, ready);
    expect((await setStatus(card.id, "ACTIVE", ready)).body).toMatchObject({ publishStatus: "ACTIVE" });
  });
});

test("a stamp card counts open fillings today, full cards and used rewards", async () => {
  const { id } = await create();
  await setStatus(id, "ACTIVE");
  const usage = async (row: Record<string, unknown>) => {
    const { memberId } = await makeMember(api, club);
    await api.owner.query(
      "insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order) values ($1, $2, $3, 1)",
      [club.chain.id, memberId, id],
    );
    const { used = false, ...columns }: Record<string, unknown> = {
      chain_id: club.chain.id,
      member_id: memberId,
      stamp_card_id: id,
      usage_order: 1,
      stamps_amount: 10,
      started_on: "2026-06-01",
      ends_on: "2026-11-30",
      reward_days: 30,
      status_changed_at: "2026-06-01",
      ...row,
    };
    const names = Object.keys(columns);
    await api.owner.query(
      `insert into stamp_card_usage (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(columns),
    );
    if (!used) return;
    const { rows } = await api.owner.query(
      `insert into redemption (chain_id, member_id, stamp_card_id, usage_order, location_id, points, redeemed_at)
       values ($1, $2, $3, 1, $4, 0, now()) returning id`,
      [club.chain.id, memberId, id, club.locationIds[0]],
    );
    await api.owner.query("update stamp_card_usage set redemption_id = $2 where member_id = $1", [
      memberId,
      rows[0].id,
    ]);
  };
  const full = { status: "COMPLETED", collected: 10, reward_starts_on: "2026-11-01", reward_ends_on: "2026-11-30" };
  await usage({ status: "OPEN", collected: 3 });
  await usage({ status: "OPEN", collected: 9, ends_on: "2026-11-21" });
  await usage({ status: "OPEN", collected: 9, ends_on: "2026-11-20" });
  await usage({ status: "RESET", collected: 2 });
  await usage(full);
  await usage({ ...full, used: true });
  await recount(api, club);
  expect(await get(id)).toMatchObject({ collecting: 2, completed: 2, rewardsUsed: 1 });
  await setStatus(id, "WITHDRAWN");
  expect(await get(id)).toMatchObject({ collecting: 0, completed: 2, rewardsUsed: 1 });
});

describe("the pictures of a stamp card", () => {
  test.each([
    ["stamp", 256, "stampPath"],
    ["uncollected", 256, "stampUncollectedPath"],
    ["card", 1080, "imagePath"],
    ["reward", 800, null],
  ] as const)("include %s, at most %i pixels wide, which can be removed", async (part, side, field) => {
    const { id } = await create();
    const params = { id, part };
    const file = { bytes: await drawing(1200, 1200), type: "image/png" };
    const { imagePath } = await api.call("setStampcardImage", { params }, { ...as(club), file });
    const readImagePath = async () => {
      const seen = await get(id);
      return field ? seen[field] : seen.coupon.imagePath;
    };
    expect(await readImagePath()).toBe(imagePath);
    expect(await keptPicture(api, imagePath)).toEqual({ format: "webp", width: side, height: side });
    await api.call("removeStampcardImage", { params }, as(club));
    expect(await readImagePath()).toBeNull();
    expect((await actsOn(id)).slice(1)).toEqual([
      { act: "set-stamp-card-image", detail: { part } },
      { act: "remove-stamp-card-image", detail: { part } },
    ]);
  });

  test("must be readable and belong to an existing card", async () => {
    const { id } = await create();
    const ask = (of: number, bytes: Buffer) =>
      api.call(
        "setStampcardImage",
        { params: { id: of, part: "card" } },
        { ...as(club), file: { bytes, type: "image/png" } },
      );
    expect(await codeOf(ask(id, Buffer.from("<svg/>")))).toBe("IMAGE_SVG");
    expect(await codeOf(ask(999_999, await drawing(10, 10)))).toBe("NOT_FOUND");
  });
});
