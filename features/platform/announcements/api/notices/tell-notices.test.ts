import { beforeAll, beforeEach, expect, test } from "vitest";
import { keepFirstVersions } from "#features/platform/documents/api/keep-first-versions.ts";
import { anAnnouncement } from "#tests/api/announcements.ts";
import { anAdmin, comeTo, trialClub } from "#tests/api/billing/billing.ts";
import { aDocument } from "#tests/api/documents.ts";
import type { Club } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { tellNotices } from "./tell-notices.ts";

let api: TestApi;
let admin: { as: string };
let club: Club;
let planId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
  // The plan of a new installation, at 299 kronor.
  const [plan] = await api.call("listPlans", {}, admin);
  planId = plan?.id ?? 0;
});
beforeEach(async () => {
  await api.owner.query(
    "truncate merchant_notice; delete from announcement; delete from platform_message; delete from platform_document_version",
  );
  await comeTo(api, "2026-11-10");
  await keepFirstVersions(api.services.db.platform, api.clock.now);
  club = await trialClub(api, "2026-11-14");
  await api.owner.query("update company_merchant set created_at = '2026-01-01'");
});

/** Moves to a day and sends its notices. */
const come = async (day: string) => {
  await comeTo(api, day);
  await tellNotices(api.services, api.clock.now);
};
const readLetters = async (of: Club = club) => {
  const { rows } = await api.owner.query<{ subject: string; text_body: string }>(
    `select subject, text_body from platform_message
     where kind = 'NOTICE' and recipient = (select email from account where id = $1) order by id`,
    [of.merchant.accountId],
  );
  return rows;
};
const subjects = async (of?: Club) => (await readLetters(of)).map(({ subject }) => subject);
const speak = (language: string) =>
  api.owner.query("update account set language = $2 where id = $1", [club.merchant.accountId, language]);

const first = { from: "2026-01-01", location: 299, membersIncluded: 500, member: 0.2 };
const price = (from: string, location: number) => ({ ...first, from, location });
async function setPrices(...prices: (typeof first)[]) {
  const plan = (await api.call("listPlans", {}, admin)).find(({ id }) => id === planId);
  const body = { name: "Stammis", offered: true, prices: [first, ...prices], version: plan?.version ?? "" };
  await api.call("setPlan", { params: { id: planId }, body }, admin);
}
const subscribe = () => api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });

test("a price change is mailed once to the companies it affects, with the old and the new price", async () => {
  await subscribe();
  const other = await trialClub(api, "2026-12-31");
  await setPrices(price("2027-01-01", 349));
  await come("2026-11-11");
  await come("2026-11-12");
  const letters = await readLetters();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.subject).toMatch(/^Nytt pris för .+ från 1 januari 2027$/);
  expect(letters[0]?.text_body).toContain("349,00");
  expect(letters[0]?.text_body).toContain("299,00");
  expect(letters[0]?.text_body).toContain("/billings/details");
  expect(await readLetters(other)).toEqual([]);
});

test("a different price change is mailed again, and a called-off one is withdrawn by mail", async () => {
  await subscribe();
  await setPrices(price("2027-01-01", 349));
  await come("2026-11-11");
  await setPrices(price("2027-01-01", 399));
  await come("2026-11-12");
  await setPrices();
  await come("2026-11-13");
  await come("2026-11-14");
  expect(await subjects()).toEqual([
    expect.stringMatching(/^Nytt pris/),
    expect.stringMatching(/^Nytt pris/),
    expect.stringMatching(/^Priset för .+ ändras inte 1 januari 2027$/),
  ]);
});

const publish = (validFrom: string, demandedFrom: string | null) =>
  api.call(
    "publishDocument",
    { params: { document: "TERMS_OF_SERVICE" }, body: { ...aDocument("Något"), validFrom, demandedFrom } },
    admin,
  );
const withdraw = (version: string) =>
  api.call("withdrawDocumentVersion", { params: { document: "TERMS_OF_SERVICE", version } }, admin);

test("a new document version is mailed to merchants who joined before it, and withdrawn by mail if removed", async () => {
  await speak("en");
  await publish("2026-12-15", "2027-01-15");
  const later = await trialClub(api, "2026-12-31");
  await api.owner.query("update company_merchant set created_at = '2026-11-11' where account_id = $1", [
    later.merchant.accountId,
  ]);
  await come("2026-11-12");
  await come("2026-11-13");
  const [letter, ...others] = await readLetters();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("We are changing the Terms of Service from 15 December 2026");
  expect(letter?.text_body).toContain("by 15 January 2027");
  expect(letter?.text_body).toContain("/terms/service");
  expect(await readLetters(later)).toEqual([]);
  await withdraw("2026-12-15");
  await come("2026-11-14");
  expect((await subjects()).at(-1)).toBe("We are not changing the Terms of Service on 15 December 2026");
});

test("the mail about a version without required acceptance says so, and a version older than a week is not mailed", async () => {
  await publish("2026-11-30", null);
  await come("2026-12-08");
  expect(await readLetters()).toEqual([]);
  await come("2026-12-07");
  expect((await readLetters())[0]?.text_body).toContain("Du behöver inte göra något.");
});

test("an announcement is mailed once from its first day to its audience in the merchant’s language", async () => {
  await speak("fr");
  const days = { fromDay: "2026-11-12", throughDay: "2026-11-13" };
  const words = (title: string) => ({ title, text: "Ett.\nTvå." });
  const texts = { sv: words("Nytt"), en: words("News"), fr: { title: "", text: "" } };
  const announce = (...announced: Parameters<typeof anAnnouncement>) =>
    api.call("createAnnouncement", { body: anAnnouncement(...announced) }, admin);
  const { id, version } = await announce("", { ...days, texts, byMail: true });
  await announce("Bara i backoffice", { ...days, byMail: false });
  await announce("Till dem som betalar", { ...days, byMail: true, audience: "SUBSCRIBED" });
  await come("2026-11-11");
  expect(await readLetters()).toEqual([]);
  await come("2026-11-12");
  const moved = anAnnouncement("", { ...days, fromDay: "2026-11-11", texts, byMail: true });
  await api.call("setAnnouncement", { params: { id }, body: { ...moved, version } }, admin);
  await come("2026-11-13");
  expect(await subjects()).toEqual(["News"]);
});

test("a merchant of two companies gets one mail per document and one per company’s price", async () => {
  await subscribe();
  const other = await trialClub(api, "2026-11-14");
  await api.call("subscribeCompany", { params: { id: other.companyId } }, { as: other.merchant.token });
  await api.owner.query(
    "insert into company_merchant (company_id, account_id, created_at) values ($1, $2, '2026-01-01')",
    [other.companyId, club.merchant.accountId],
  );
  await setPrices(price("2027-01-01", 349));
  await publish("2026-12-20", null);
  await Promise.all([1, 2, 3].map(() => come("2026-11-11")));
  expect((await subjects()).map((subject) => subject.split(" ")[0]).toSorted()).toEqual(["Nytt", "Nytt", "Vi"]);
});
