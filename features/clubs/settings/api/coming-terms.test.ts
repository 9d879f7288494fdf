import { afterEach, beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";

let api: TestApi;
let began: Temporal.Instant;
beforeAll(async () => {
  api = await startApi();
  began = api.clock.now;
});
afterEach(() => {
  api.clock.now = began;
});

const kind = "membership" as const;
const options = (club: Club) => ({ as: club.merchant.token, chain: club.chain.subdomain });
const empty = { title: "", termsParagraphs: [] };
const texts = (title: string) => ({
  sv: { title, termsParagraphs: [{ id: 1, title: "", content: "Så här är det." }] },
  en: empty,
  fr: empty,
});
const publish = (club: Club, title: string, appliesOn?: string) =>
  api.call("publishTerms", { params: { kind }, body: { texts: texts(title), appliesOn } }, options(club));
const takeBack = (club: Club, version: number) =>
  api.call("takeBackTerms", { params: { kind, version } }, options(club));
const loadTerms = (club: Club) => api.call("getTerms", { params: { kind } }, options(club));
const states = async (club: Club) =>
  (await loadTerms(club)).versions.map(({ version, state }) => `${version} ${state}`);
const readTitle = async (club: Club) => {
  const read = await api.call("getMembershipTerms", { params: { subdomain: club.chain.subdomain }, body: {} });
  return read.title;
};
const at = (moment: string) => {
  api.clock.now = Temporal.Instant.from(moment);
};

test("a new version of the terms applies from its first day on, at the club’s own midnight", async () => {
  const club = await makeClub(api);
  const before = await readTitle(club);
  expect(await publish(club, "Två", "2026-11-24")).toMatchObject({ version: 2, appliesOn: "2026-11-24" });
  expect(await states(club)).toEqual(["2 COMING", "1 IN_FORCE"]);
  at("2026-11-23T22:59:59Z");
  expect(await readTitle(club)).toBe(before);
  at("2026-11-23T23:00:00Z");
  expect(await readTitle(club)).toBe("Två");
  expect(await states(club)).toEqual(["2 IN_FORCE", "1 REPLACED"]);
  expect((await loadTerms(club)).published).toMatchObject({ version: 2 });
});

test("new terms without a first day apply after thirty days, or after the coming version", async () => {
  const club = await makeClub(api);
  expect((await loadTerms(club)).usualDay).toBe("2026-12-21");
  expect(await publish(club, "Två")).toMatchObject({ appliesOn: "2026-12-21" });
  expect(await publish(club, "Tre", "2027-01-15")).toMatchObject({ version: 3, appliesOn: "2027-01-15" });
  expect((await loadTerms(club)).usualDay).toBe("2027-01-15");
});

test.each([
  { day: "2026-11-20", code: "DATE_IN_PAST" },
  { day: "2027-11-22", code: "DAY_TOO_FAR" },
  { day: "2026-11-30", code: "BEFORE_COMING_TERMS" },
])(
  "terms whose first day is $day are refused at the field with $code and leave the draft unchanged",
  async ({ day, code }) => {
    const club = await makeClub(api);
    await publish(club, "Två", "2026-12-01");
    expect(await fieldCodesOf(publish(club, "Tre", day))).toEqual({ appliesOn: code });
    expect((await loadTerms(club)).texts.sv.title).toBe("Två");
    expect(await states(club)).toEqual(["2 COMING", "1 IN_FORCE"]);
  },
);

test("the first terms apply at once, whatever day is requested", async () => {
  const club = await makeClub(api);
  await api.owner.query("delete from terms_version where chain_id = $1", [club.chain.id]);
  expect(await publish(club, "Ett", "2026-12-24")).toMatchObject({ version: 1, appliesOn: "2026-11-21" });
  expect(await readTitle(club)).toBe("Ett");
});

test("a withdrawn version never applies, its text stays in the editor, and its number is not reused", async () => {
  const club = await makeClub(api);
  const before = await readTitle(club);
  await publish(club, "Två", "2026-12-01");
  await takeBack(club, 2);
  expect(await loadTerms(club)).toMatchObject({ changed: true, texts: { sv: { title: "Två" } } });
  expect(await publish(club, "Två", "2026-12-02")).toMatchObject({ version: 3 });
  expect(await states(club)).toEqual(["3 COMING", "2 TAKEN_BACK", "1 IN_FORCE"]);
  at("2026-12-01T12:00:00Z");
  expect(await readTitle(club)).toBe(before);
});

test("a version of the terms cannot be withdrawn from its first day on, twice, if it is the first one, or if it is unknown", async () => {
  const club = await makeClub(api);
  await publish(club, "Två", "2026-11-22");
  await publish(club, "Tre", "2026-11-23");
  await takeBack(club, 3);
  expect(await codeOf(takeBack(club, 3))).toBe("STATUS_NOT_ALLOWED");
  expect(await codeOf(takeBack(club, 1))).toBe("STATUS_NOT_ALLOWED");
  expect(await codeOf(takeBack(club, 4))).toBe("NOT_FOUND");
  at("2026-11-21T23:00:00Z");
  expect(await codeOf(takeBack(club, 2))).toBe("STATUS_NOT_ALLOWED");
});

test("concurrent publishing and withdrawing run one after the other", async () => {
  const club = await makeClub(api);
  await publish(club, "Två", "2026-12-10");
  const named = [() => "back", () => "refused"] as const;
  const answers = await heldUp(api, "lock table audit_entry in share mode", [
    ...[1, 2].map(() => () => takeBack(club, 2).then(...named)),
    () => publish(club, "Tre", "2026-12-10").then(({ version }) => `${version}`),
  ]);
  expect(answers.sort()).toEqual(["3", "back", "refused"]);
  expect(await states(club)).toEqual(["3 COMING", "2 TAKEN_BACK", "1 IN_FORCE"]);
});

test("a club’s versions of the terms are invisible to other clubs", async () => {
  const [club, other] = [await makeClub(api), await makeClub(api)];
  await publish(club, "Två", "2026-12-01");
  expect(await codeOf(takeBack(other, 2))).toBe("NOT_FOUND");
  expect(await states(other)).toEqual(["1 IN_FORCE"]);
});
