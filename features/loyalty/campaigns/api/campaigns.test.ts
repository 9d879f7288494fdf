import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { storedStatuses } from "#features/loyalty/publishing/domain/publish-status.ts";
import { type Club, makeClub, makeMember, recount } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aBanner, aCampaign, makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";
import { drawing, keptPicture } from "#tests/api/pictures.ts";
import { isCurrent as runsByRules } from "../domain/campaigns.ts";
import { isCurrent } from "./queries.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

type Status = "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
type Fields = Partial<ReturnType<typeof aCampaign>>;
const as = (of: Club) => ({ as: of.merchant.token, chain: of.chain.subdomain });
const create = (fields: Fields = {}, of = club) =>
  api.call("createCampaign", { body: aCampaign(undefined, fields) }, as(of));
const update = (id: number, fields: Fields) =>
  api.call("updateCampaign", { params: { id }, body: aCampaign(undefined, fields) }, as(club));
const get = (id: number) => api.call("getCampaign", { params: { id } }, as(club));
const setStatus = (id: number, publishStatus: Status, of = club) =>
  api.ask("setCampaignStatus", { params: { id }, body: { publishStatus } }, as(of));

const actsOn = async (id: number) =>
  (
    await api.owner.query("select act, detail from audit_entry where chain_id = $1 and subject = $2 order by id", [
      club.chain.id,
      `campaign ${id}`,
    ])
  ).rows;

describe("a campaign", () => {
  test("is stored as written, with its coupon, and listed newest first", async () => {
    const other = await makeClub(api);
    const coupon = await makeValueCoupon(api, other);
    const fields = {
      description: "Kom in\r\ni värmen",
      actionButtonLabel: "Se menyn",
      actionButtonTarget: "kaffebonan.example/meny",
      endDate: null,
      publicToAll: true,
      couponId: coupon.id,
      message: "Välkommen in!",
      mediums: ["SMS" as const, "EMAIL" as const],
      banner: { newData: aBanner },
      pointOfSaleIds: [other.locationIds[0] as number],
      visibilityMonths: 3,
    };
    const first = await create(fields, other);
    expect(first).toMatchObject({
      ...fields,
      description: "Kom in\ni värmen",
      actionButtonTarget: "https://kaffebonan.example/meny",
      visibilityMonths: null,
      coupon: { id: coupon.id, kind: "VALUE", value: 50, publishStatus: "ACTIVE" },
      publishStatus: "NEW",
      used: 0,
    });
    const second = await create({ name: "Adventskaffe" }, other);
    const listed = await api.call("listCampaigns", {}, as(other));
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    // The list leaves out the data for editors.
    const { banner: _, bannerSourcePath: __, version: ___, ...listFields } = first;
    expect(listed[1]).toEqual(listFields);
    expect(first.bannerTexts).toEqual(["Höst"]);
    expect(listed[0]).toMatchObject({ coupon: null, bannerTexts: [], mediums: [], bannerPath: null });
  });

  test.each<[Fields, Record<string, string>]>([
    [{ name: "" }, { name: "REQUIRED" }],
    [{ name: "a".repeat(33) }, { name: "NAME_TOO_LONG" }],
    [{ actionButtonLabel: "a".repeat(25) }, { actionButtonLabel: "LABEL_TOO_LONG" }],
    [{ actionButtonTarget: "https://a.example" }, { actionButtonLabel: "LABEL_REQUIRED" }],
    [{ actionButtonLabel: "Se", actionButtonTarget: "javascript:alert(1)" }, { actionButtonTarget: "INVALID_URL" }],
    [{ startDate: null, endDate: null }, { startDate: "DATE_REQUIRED" }],
    [{ startDate: "2026-11-02", endDate: "2026-11-01" }, { endDate: "END_BEFORE_START" }],
    [{ mediums: ["SMS"] }, { message: "MESSAGE_REQUIRED" }],
    [{ message: "a".repeat(156) }, { message: "MESSAGE_TOO_LONG" }],
    [{ translations: { fr: { message: "a".repeat(156) } } }, { "translations.fr.message": "MESSAGE_TOO_LONG" }],
    [{ welcomeOffer: true }, { visibilityMonths: "MONTHS_REQUIRED" }],
    [{ couponId: 999_999 }, { couponId: "NOT_FOUND" }],
  ])("with %j is refused at its field", async (fields, codes) => {
    expect(await fieldCodesOf(create(fields))).toEqual(codes);
    const { id } = await create();
    expect(await fieldCodesOf(update(id, fields))).toEqual(codes);
  });

  test("cannot have a coupon of another chain", async () => {
    const other = await makeClub(api);
    expect(await fieldCodesOf(create({ couponId: other.couponId }))).toEqual({ couponId: "NOT_FOUND" });
  });

  test("can be deleted while it is a draft", async () => {
    const { id } = await create();
    await api.call("removeCampaign", { params: { id } }, as(club));
    expect(await codeOf(get(id))).toBe("NOT_FOUND");
    const published = await makeCampaign(api, club);
    const remove = api.call("removeCampaign", { params: { id: published.id } }, as(club));
    expect(await codeOf(remove)).toBe("STATUS_NOT_ALLOWED");
  });

  test("counts its purchases, except fully returned ones", async () => {
    const { id } = await makeCampaign(api, club);
    const { memberId } = await makeMember(api, club);
    for (const returned_at of [null, null, "2026-11-20"]) {
      const { rows } = await api.owner.query(
        `insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore, returned_at)
         values ($1, gen_random_uuid(), $2, $3, '2026-11-20', '2026-11-20', 4000, $4) returning id`,
        [club.chain.id, memberId, club.locationIds[0], returned_at],
      );
      await api.owner.query("insert into purchase_campaign (chain_id, purchase_id, campaign_id) values ($1, $2, $3)", [
        club.chain.id,
        rows[0].id,
        id,
      ]);
    }
    await recount(api, club);
    expect((await get(id)).used).toBe(2);
  });
});

test("a campaign runs on the same days in the database as in the domain", async () => {
  const days = [null, "2027-03-27", "2027-03-28", "2027-03-29"];
  const dateOrNull = (day: string | null) => (day === null ? null : Temporal.PlainDate.from(day));
  const today = Temporal.PlainDate.from("2027-03-28");
  const cases = storedStatuses.flatMap((status) =>
    days.flatMap((start) => days.map((end) => ({ status, startDate: dateOrNull(start), endDate: dateOrNull(end) }))),
  );
  const rows = cases.map(({ status, startDate, endDate }) => ({
    publish_status: status,
    start_date: startDate?.toString(),
    end_date: endDate?.toString(),
  }));
  const { rows: resultRows } = await sql<{ runs: boolean }>`select ${isCurrent(today)} as runs
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as campaign (publish_status text, start_date date, end_date date)`.execute(api.services.db.platform);
  expect(resultRows.map(({ runs }) => runs)).toEqual(cases.map((one) => runsByRules(one, today)));
});

describe("the status of a campaign", () => {
  test("changes only along the allowed steps, each in the audit trail", async () => {
    const { id } = await create();
    const steps: [Status, number][] = [
      ["COMPLETED", 409],
      ["ACTIVE", 200],
      ["STOPPED", 200],
      ["ACTIVE", 200],
      ["WITHDRAWN", 200],
      ["ACTIVE", 409],
    ];
    for (const [to, status] of steps) expect({ to, status: (await setStatus(id, to)).status }).toEqual({ to, status });
    expect(await codeOf(update(id, {}))).toBe("STATUS_NOT_ALLOWED");
    expect((await actsOn(id)).map(({ act, detail }) => [act, detail.to])).toEqual([
      ["create-campaign", undefined],
      ...["ACTIVE", "STOPPED", "ACTIVE", "WITHDRAWN"].map((to) => ["set-campaign-status", to]),
    ]);
  });

  test("is EXPIRED from the chain’s midnight after the last day, and allows no further change", async () => {
    const { id } = await makeCampaign(api, club, { endDate: "2026-11-21" });
    const before = api.clock.now;
    try {
      api.clock.now = Temporal.Instant.from("2026-11-21T22:59:59Z");
      expect((await get(id)).publishStatus).toBe("ACTIVE");
      api.clock.now = Temporal.Instant.from("2026-11-21T23:00:00Z");
      expect((await get(id)).publishStatus).toBe("EXPIRED");
      expect((await setStatus(id, "STOPPED")).body).toMatchObject({ code: "STATUS_NOT_ALLOWED" });
      expect(await codeOf(update(id, { endDate: "2026-12-31" }))).toBe("STATUS_NOT_ALLOWED");
    } finally {
      api.clock.now = before;
    }
  });

  test("cannot be ACTIVE after the last day, nor before the membership terms are published", async () => {
    const { id } = await create({ startDate: null, endDate: "2026-11-20" });
    expect((await setStatus(id, "ACTIVE")).body).toMatchObject({ code: "END_DATE_PASSED" });
    await update(id, { endDate: "2026-11-21" });
    expect((await setStatus(id, "ACTIVE")).status).toBe(200);
    const other = await makeClub(api);
    await api.owner.query("delete from terms_version where chain_id = $1 and kind = 'MEMBERSHIP'", [other.chain.id]);
    const bare = await create({}, other);
    expect((await setStatus(bare.id, "ACTIVE", other)).body).toMatchObject({ code: "MEMBERSHIP_TERMS_MISSING" });
  });
});

describe("the banner of a campaign", () => {
  test("is refused if its data is too deep, too large or invalid", async () => {
    const deep = Array.from({ length: 100_000 }).reduce((inside) => [inside], 1 as unknown);
    const texts = Array(5).fill(aBanner.texts[0]);
    const wrong = [deep, { version: 2, deep }, { ...aBanner, texts }, { ...aBanner, background: "red" }, { texts: [] }];
    for (const newData of wrong) {
      expect(await codeOf(create({ banner: { newData: newData as never } }))).toBe("INVALID_INPUT");
    }
  });

  test("is refused with a code of its own if its version is unknown", async () => {
    const newer = create({ banner: { newData: { version: 2, layers: [] } } });
    expect(await fieldCodesOf(newer)).toEqual({ "banner.newData.version": "BANNER_VERSION_UNKNOWN" });
  });

  test("of an older format keeps its picture, and the editor starts empty", async () => {
    const { id } = await create({ banner: { newData: aBanner } });
    await api.owner.query(
      `update campaign set banner_path = '/files/1/old.webp', banner_data = '{"texts":["Höst"]}' where id = $1`,
      [id],
    );
    expect(await get(id)).toMatchObject({ bannerPath: "/files/1/old.webp", banner: null });
  });

  test("is stored at 1080 pixels with its source picture, and both can be removed", async () => {
    const banner = { newData: aBanner };
    const { id } = await create({ banner });
    const file = { bytes: await drawing(2160, 1728), type: "image/png" };
    const { bannerPath } = await api.call("setCampaignBanner", { params: { id } }, { ...as(club), file });
    expect(await get(id)).toMatchObject({ bannerPath, banner });
    expect(await keptPicture(api, bannerPath)).toEqual({ format: "webp", width: 1080, height: 864 });
    const source = { bytes: await drawing(3000, 1500), type: "image/png" };
    const storedPaths = await api.call("setCampaignBannerSource", { params: { id } }, { ...as(club), file: source });
    expect(await get(id)).toMatchObject({ bannerPath, ...storedPaths });
    expect(await keptPicture(api, storedPaths.bannerSourcePath)).toEqual({ format: "webp", width: 2160, height: 1080 });
    const text = { bytes: Buffer.from("<svg/>"), type: "image/png" };
    const upload = api.call("setCampaignBanner", { params: { id } }, { ...as(club), file: text });
    expect(await codeOf(upload)).toBe("IMAGE_SVG");
    await api.call("removeCampaignBanner", { params: { id } }, as(club));
    expect(await get(id)).toMatchObject({ bannerPath: null, bannerSourcePath: null, banner: null });
    expect((await actsOn(id)).map(({ act }) => act).slice(1)).toEqual([
      "set-campaign-banner",
      "set-campaign-banner-source",
      "remove-campaign-banner",
    ]);
  });

  test("cannot change after the campaign has ended", async () => {
    const { id } = await makeCampaign(api, club, {}, "COMPLETED");
    expect(await codeOf(api.call("removeCampaignBanner", { params: { id } }, as(club)))).toBe("STATUS_NOT_ALLOWED");
  });
});
