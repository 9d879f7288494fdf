import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { aCampaign, aStampCard } from "#tests/api/offers.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const by = (of: Club) => ({ as: of.merchant.token, chain: of.chain.subdomain });

/** Each kind of item with translated texts: its calls to save and read, and texts that exceed its limits. */
type Texts = Record<string, string>;
const rule = { name: "Bönor", description: "", pointsPerKrona: 1, monthValidation: 12, countedPointsFrom: null };
const kinds: Record<
  string,
  {
    table: string;
    save: (of: Club, translations?: Record<string, Texts>) => Promise<unknown>;
    texts: Texts;
    wrong: Texts;
  }
> = {
  "a reward": {
    table: "coupon",
    save: (of, translations) =>
      api.call(
        "updateCoupon",
        { params: { id: of.couponId }, body: { name: "Bulle", description: "", pointsRequired: 100, translations } },
        by(of),
      ),
    texts: { name: "Brioche", description: "Fraîche" },
    wrong: { name: "x".repeat(61), description: "x".repeat(501) },
  },
  "a campaign": {
    table: "campaign",
    async save(of, translations) {
      const params = {
        id: await theOnly("campaign", of, () => api.call("createCampaign", { body: aCampaign() }, by(of))),
      };
      return api.call("updateCampaign", { params, body: aCampaign(undefined, { translations }) }, by(of));
    },
    texts: { name: "Automne", description: "Chaud", actionButtonLabel: "Lire", bannerText: "Voilà" },
    wrong: { name: "x".repeat(33), actionButtonLabel: "x".repeat(25), bannerText: "x".repeat(805) },
  },
  "a stamp card": {
    table: "stamp_card",
    async save(of, translations) {
      const make = () => api.call("createStampcard", { body: aStampCard() }, by(of));
      const params = { id: await theOnly("stamp_card", of, make) };
      return api.call("updateStampcard", { params, body: aStampCard(undefined, { translations }) }, by(of));
    },
    texts: { title: "Café", subtitle: "Partout", reward: "Un café", rewardDescription: "Petit" },
    wrong: { title: "x".repeat(61), reward: "x".repeat(61), rewardDescription: "x".repeat(501) },
  },
  "the points": {
    table: "club_points",
    async save(of, translations) {
      await api.call("updateClubPoints", { body: { ...rule, translations } }, by(of));
      return api.call("getClubPoints", {}, by(of));
    },
    texts: { name: "Grains", description: "Un par couronne" },
    wrong: { name: "x".repeat(61), description: "x".repeat(501) },
  },
};

const becomesFrench = (of: Club) => `update chain set language = 'fr' where id = ${of.chain.id}`;

const bun = { name: "Bulle", description: "", pointsRequired: 100 };
const inFrench = (field: string) => ({ translations: { fr: { [field]: "Brioche" } } });

async function theOnly(table: string, of: Club, make: () => Promise<{ id: number }>): Promise<number> {
  const { rows } = await api.owner.query(`select id from ${table} where chain_id = $1`, [of.chain.id]);
  return rows[0]?.id ?? (await make()).id;
}

describe.each(Object.entries(kinds))("%s in other languages", (_, { table, save, texts, wrong }) => {
  test("is stored as written, stays if omitted, and is removed when emptied", async () => {
    const of = await makeClub(api);
    expect(await save(of, { fr: texts, en: { name: " " } })).toMatchObject({ translations: { fr: texts } });
    expect(await save(of)).toMatchObject({ translations: { fr: texts } });
    expect((await save(of, {})) as object).toMatchObject({ translations: {} });
  });

  test("is refused at its field if too long, and always for the club’s own language", async () => {
    const of = await makeClub(api);
    const codes = Object.keys(wrong).map((field) => `translations.en.${field}`);
    expect(Object.keys((await fieldCodesOf(save(of, { en: wrong }))) ?? {}).toSorted()).toEqual(codes.toSorted());
    const [first] = Object.keys(texts);
    expect(await fieldCodesOf(save(of, { sv: texts }))).toMatchObject({
      [`translations.sv.${first}`]: "INVALID_INPUT",
    });
  });

  test("is checked against the new own language of the club after a concurrent change", async () => {
    const of = await makeClub(api);
    await save(of);
    const lock = `${becomesFrench(of)}; select from ${table} where chain_id = ${of.chain.id} for no key update`;
    const [codes] = await heldUp(api, lock, [() => fieldCodesOf(save(of, { fr: texts }))]);
    const [first] = Object.keys(texts);
    expect(codes).toMatchObject({ [`translations.fr.${first}`]: "INVALID_INPUT" });
  });

  test("is removed when a concurrent change makes its language the club’s own, if saved just before", async () => {
    const of = await makeClub(api);
    await save(of);
    const lock = `select from ${table} where chain_id = ${of.chain.id} for no key update`;
    const { subdomain } = of.chain;
    const body = { commercialName: "Kaffebönan", subdomain, language: "fr", brandColour: "#b4532a" } as const;
    await heldUp<unknown>(api, lock, [() => save(of, { fr: texts }), () => api.call("updateChain", { body }, by(of))]);
    const { rows } = await api.owner.query(`select translations from ${table} where chain_id = $1`, [of.chain.id]);
    expect(Object.keys(rows[0].translations)).not.toContain("fr");
  });
});

test.each([
  ["reward", (of: Club) => api.call("createCoupon", { body: { ...bun, kind: "REWARD", ...inFrench("name") } }, by(of))],
  ["campaign", (of: Club) => api.call("createCampaign", { body: aCampaign(undefined, inFrench("name")) }, by(of))],
  ["card", (of: Club) => api.call("createStampcard", { body: aStampCard(undefined, inFrench("title")) }, by(of))],
] as const)("a new %s is checked after a concurrent change of the club’s own language", async (_, create) => {
  const of = await makeClub(api);
  const [codes] = await heldUp(api, becomesFrench(of), [() => fieldCodesOf(create(of))]);
  expect(Object.values(codes ?? {})).toEqual(["INVALID_INPUT"]);
});

test("a translated text is hidden but stored while the club does not offer its language", async () => {
  const of = await makeClub(api);
  const texts = { name: "Bulle", description: "", pointsRequired: 100, translations: { fr: { name: "Brioche" } } };
  await api.call("updateCoupon", { params: { id: of.couponId }, body: texts }, by(of));
  const { token } = await makeMember(api, of, { language: "fr" });
  const read = async () => {
    api.services.directory.forget(of.chain.id);
    const { headers, body } = await api.ask("getConsumerHome", {}, { as: token, host: of.chain.subdomain });
    return { language: headers["content-language"], coupons: (body as { coupons: unknown[] }).coupons };
  };
  const offer = (languages: string) =>
    api.owner.query("update chain set languages = $2 where id = $1", [of.chain.id, languages]);
  await offer("{sv,en}");
  expect(await read()).toMatchObject({ language: "sv", coupons: [{ name: "Bulle" }] });
  await offer("{sv,fr}");
  expect(await read()).toMatchObject({ language: "fr", coupons: [{ name: "Brioche" }] });
  for (const wrong of ["{fr}", "{sv,sv}", "{}"]) await expect(offer(wrong)).rejects.toThrow("languages_offered");
  await expect(offer("{sv,de}")).rejects.toThrow("chain_languages_check");
});

test.each([
  ["category", `{"fr": {"name": "${"x".repeat(33)}"}}`],
  ["coupon", '{"fr": {"name": ""}}'],
  ["coupon", '{"de": {"name": "Semmel"}}'],
  ["coupon", '{"fr": {"reward": "Brioche"}}'],
  ["coupon", '{"fr": {}}'],
  ["coupon", '{"fr": "Brioche"}'],
  ["coupon", "[]"],
  ["coupon", '{"fr": {"name": 7}}'],
  ["club_points", `{"fr": {"name": "${"x".repeat(61)}"}}`],
  ["campaign", '{"fr": {"title": "Automne"}}'],
  ["stamp_card", '{"fr": {"reward": "Café"}}'],
  ["stamp_card_coupon", '{"fr": {"title": "Café"}}'],
])("the database refuses a %s with %s", async (table, translations) => {
  const club = await makeClub(api);
  await api.call("createCampaign", { body: aCampaign() }, by(club));
  await api.call("createStampcard", { body: aStampCard() }, by(club));
  const update = `update ${table} set translations = $2::jsonb where chain_id = $1`;
  await expect(api.owner.query(update, [club.chain.id, translations])).rejects.toThrow("check constraint");
});
