import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import type { TermsTexts } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const options = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const params = { kind: "membership" as const };
const empty = { title: "", termsParagraphs: [] };
const text = (title: string, content = "Så här är det.") => ({
  title,
  termsParagraphs: [{ id: 1, title: "", content }],
});
const inSwedish = (title: string): TermsTexts => ({ sv: text(title), en: empty, fr: empty });
const today = "2026-11-21";
const publish = (club: Club, texts: TermsTexts, appliesOn: string | undefined = today) =>
  api.call("publishTerms", { params, body: { texts, appliesOn } }, options(club));

/** Creates a club without published texts. */
async function newClub(): Promise<Club> {
  const club = await makeClub(api);
  await api.owner.query("delete from terms_version where chain_id = $1", [club.chain.id]);
  return club;
}

test.each([
  { kind: "membership", number: "5560160680", written: "556016-0680" },
  { kind: "privacy", number: "2021005489", written: "202100-5489" },
] as const)(
  "the template for $kind terms names club and company in three languages and can be published",
  async ({ kind, number, written }) => {
    const club = await newClub();
    const address = "update company set company_number = $2, postal_address = 'Storgatan 1' where id = $1";
    await api.owner.query(address, [club.companyId, number]);
    const first = await api.call("getTerms", { params: { kind } }, options(club));
    expect(first).toMatchObject({ changed: true, published: null, versions: [] });
    for (const one of Object.values(first.texts)) {
      expect(one.title).toContain(club.chain.commercialName);
      expect(one.termsParagraphs.length).toBeGreaterThanOrEqual(6);
      expect(JSON.stringify(one)).toContain(`${club.chain.subdomain} AB (${written}), Storgatan 1, Lund`);
      expect(JSON.stringify(one)).not.toMatch(/[{]\w+[}]/);
    }
    const published = await api.call("publishTerms", { params: { kind }, body: { texts: first.texts } }, options(club));
    expect(published.version).toBe(1);
    const after = await api.call("getTerms", { params: { kind } }, options(club));
    expect(after).toMatchObject({
      changed: false,
      published: { version: 1 },
      versions: [{ version: 1, publishedBy: "Kim Berg" }],
    });
  },
);

test("a draft is visible in the editor only, until it replaces the published text", async () => {
  const club = await newClub();
  await publish(club, inSwedish("Ett"));
  await api.call("saveTermsDraft", { params, body: { texts: inSwedish("Två") } }, options(club));
  expect(await api.call("getTerms", { params }, options(club))).toMatchObject({
    changed: true,
    texts: { sv: { title: "Två" } },
  });
  const request = { params: { subdomain: club.chain.subdomain }, body: {} };
  expect((await api.call("getMembershipTerms", request)).title).toBe("Ett");
  expect((await publish(club, inSwedish("Två"))).version).toBe(2);
  expect((await api.call("getMembershipTerms", request)).title).toBe("Två");
});

test("publishing an identical text returns the existing version", async () => {
  const club = await newClub();
  const answers = await Promise.all([1, 2, 3, 4].map(() => publish(club, inSwedish("Samma"))));
  expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
});

test("different texts published concurrently each become a version", async () => {
  const club = await newClub();
  const answers = await heldUp(
    api,
    "lock table audit_entry in share mode",
    [1, 2, 3, 4].map((one) => () => publish(club, inSwedish(`Text ${one}`))),
  );
  expect(answers.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
});

test("published terms need a title and a paragraph in the chain’s language, and complete started translations", async () => {
  const club = await newClub();
  expect(await fieldCodesOf(publish(club, { sv: empty, en: text("Terms"), fr: empty }))).toEqual({
    "texts.sv.title": "REQUIRED",
  });
  const bare = { title: "Villkor", termsParagraphs: [{ id: 1, title: " ", content: "\n" }] };
  expect(await fieldCodesOf(publish(club, { sv: bare, en: empty, fr: empty }))).toEqual({
    "texts.sv.termsParagraphs": "REQUIRED",
  });
  expect(await fieldCodesOf(publish(club, { sv: text("Villkor"), en: text(""), fr: empty }))).toEqual({
    "texts.en.title": "REQUIRED",
  });
});

test("a visitor reads the terms in the requested language, else the chain’s, else any, and gets 404 before publication", async () => {
  const club = await newClub();
  const read = (language?: "sv" | "en" | "fr") =>
    api.call("getPrivacyPolicy", {
      params: { subdomain: club.chain.subdomain },
      ...(language && { body: { language } }),
    } as never);
  expect(await codeOf(read())).toBe("NOT_FOUND");
  const texts = { sv: text("Policyn"), en: text("The policy"), fr: empty };
  await api.call("publishTerms", { params: { kind: "privacy" }, body: { texts } }, options(club));
  expect((await read("en")).title).toBe("The policy");
  expect((await read("fr")).title).toBe("Policyn");
  expect((await read()).title).toBe("Policyn");
  const chain = {
    commercialName: "Klubben",
    subdomain: club.chain.subdomain,
    language: "fr" as const,
    brandColour: "#000000",
  };
  await api.call("updateChain", { body: chain }, options(club));
  expect((await read("fr")).title).toBe("Policyn");
});

test("terms are stored as plain text without control characters, but with line breaks", async () => {
  const club = await newClub();
  await publish(club, { sv: text("Villkor\u0000", "<b>Rad ett</b>\r\nrad två\u0007 \ud800"), en: empty, fr: empty });
  const { title, termsParagraphs } = await api.call("getMembershipTerms", {
    params: { subdomain: club.chain.subdomain },
    body: null,
  });
  expect(title).toBe("Villkor");
  expect(termsParagraphs).toEqual([{ id: 1, title: "", content: "<b>Rad ett</b>\nrad två  \ufffd" }]);
});

test("every version stays readable as published, also if replaced or withdrawn, but only in its own club", async () => {
  const club = await newClub();
  await publish(club, inSwedish("Första"));
  await publish(club, inSwedish("Andra"), today);
  const third = await api.call("publishTerms", { params, body: { texts: inSwedish("Tredje") } }, options(club));
  await api.call("takeBackTerms", { params: { ...params, version: third.version } }, options(club));
  const read = (version: number, as = options(club)) =>
    api.call("getTermsVersion", { params: { ...params, version } }, as);
  const answers = await Promise.all([1, 2, 3].map((version) => read(version)));
  expect(answers.map(({ texts, state }) => [texts.sv.title, state])).toEqual([
    ["Första", "REPLACED"],
    ["Andra", "IN_FORCE"],
    ["Tredje", "TAKEN_BACK"],
  ]);
  expect(await codeOf(read(4))).toBe("NOT_FOUND");
  const privacy = { params: { kind: "privacy" as const, version: 2 } };
  expect(await codeOf(api.call("getTermsVersion", privacy, options(club)))).toBe("NOT_FOUND");
  expect(await codeOf(read(2, options(await makeClub(api))))).toBe("NOT_FOUND");
});

test.each([
  ["a title", { title: "r".repeat(161), termsParagraphs: [] }],
  ["a paragraph", text("Villkor", "t".repeat(6001))],
  [
    "so many paragraphs",
    { title: "", termsParagraphs: Array.from({ length: 101 }, (_, id) => ({ id, title: "", content: "t" })) },
  ],
])("%s beyond its limit is refused, in a draft and when published", async (_, long) => {
  const club = await newClub();
  const body = { texts: { sv: text("Villkor"), en: long, fr: empty } };
  expect(await codeOf(api.call("saveTermsDraft", { params, body }, options(club)))).toBe("INVALID_INPUT");
  expect(await codeOf(api.call("publishTerms", { params, body }, options(club)))).toBe("INVALID_INPUT");
});
