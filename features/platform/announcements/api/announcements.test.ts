import { beforeAll, beforeEach, expect, test } from "vitest";
import { anAnnouncement } from "#tests/api/announcements.ts";
import { anAdmin, comeTo, trialClub } from "#tests/api/billing/billing.ts";
import type { Club } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let admin: { as: string };
let club: Club;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});
beforeEach(async () => {
  await api.owner.query("delete from announcement");
  club = await trialClub(api, "2026-11-14");
  await comeTo(api, "2026-11-10");
});

const create = (...announced: Parameters<typeof anAnnouncement>) =>
  api.call("createAnnouncement", { body: anAnnouncement(...announced) }, admin);
const listTitles = async (of = club) =>
  (await api.call("listShownAnnouncements", {}, { as: of.merchant.token })).map(({ title }) => title);
test("shows each merchant the announcements of the day, important ones first, until the merchant closes them", async () => {
  const { id } = await create("Nytt i dag");
  await create("Bara i går", { throughDay: "2026-11-09" });
  await create("I morgon", { fromDay: "2026-11-11" });
  await create("Driftstopp", { weight: "IMPORTANT", fromDay: "2026-11-10", throughDay: "2026-11-10" });
  const other = await trialClub(api, "2026-11-14");
  expect(await listTitles()).toEqual(["Driftstopp", "Nytt i dag"]);
  const close = () => api.call("closeAnnouncement", { params: { id } }, { as: club.merchant.token });
  await Promise.all([close(), close()]);
  expect(await listTitles()).toEqual(["Driftstopp"]);
  expect(await listTitles(other)).toEqual(["Driftstopp", "Nytt i dag"]);
  expect((await api.call("listAnnouncements", {}, admin)).find((each) => each.id === id)?.closed).toBe(1);
  await comeTo(api, "2026-11-11");
  expect(await listTitles(other)).toEqual(["I morgon", "Nytt i dag"]);
});

test("shows announcements for companies in trial or for subscribed ones", async () => {
  await create("Till dem som provar", { audience: "TRIAL" });
  await create("Till dem som betalar", { audience: "SUBSCRIBED" });
  expect(await listTitles()).toEqual(["Till dem som provar"]);
  await api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });
  expect(await listTitles()).toEqual(["Till dem som betalar"]);
});

test("shows no announcements to an account without a company", async () => {
  await create("Nytt");
  expect(await api.call("listShownAnnouncements", {}, admin)).toEqual([]);
});

test("shows an announcement in the account's language or else in English", async () => {
  const words = (title: string) => ({ title, text: "…" });
  await create("", { texts: { sv: words(""), en: words("News"), fr: words("Nouvelles") } }).catch(() => {});
  const none = { title: "", text: "" };
  await create("", { texts: { sv: none, en: words("News"), fr: words("Nouvelles") } });
  expect(await api.call("listShownAnnouncements", {}, { as: club.merchant.token })).toMatchObject([
    { title: "News", language: "en" },
  ]);
});

test("refuses an empty or half-written text, an end before the start and an invalid link at their fields", async () => {
  const none = { title: "", text: "" };
  const texts = { sv: none, en: none, fr: none };
  expect(await fieldCodesOf(create("", { texts }))).toEqual({ "texts.sv.title": "REQUIRED" });
  const half = { ...texts, fr: { title: "Nouvelles", text: "" } };
  expect(await fieldCodesOf(create("", { texts: half }))).toEqual({ "texts.fr.text": "REQUIRED" });
  const days = { fromDay: "2026-11-10", throughDay: "2026-11-09" };
  expect(await fieldCodesOf(create("Nytt", days))).toEqual({ throughDay: "END_BEFORE_START" });
  for (const link of ["http://stammis.example", "javascript:alert(1)", "https://"])
    expect(await fieldCodesOf(create("Nytt", { link }))).toEqual({ link: "HTTPS_REQUIRED" });
});

test("lets only the platform remove an announcement", async () => {
  const { id } = await create("Nytt");
  const merchant = { as: club.merchant.token };
  expect(await codeOf(api.call("removeAnnouncement", { params: { id } }, merchant))).toBe("NO_ACCESS");
  await api.call("removeAnnouncement", { params: { id } }, admin);
  expect(await listTitles()).toEqual([]);
  expect(await codeOf(api.call("removeAnnouncement", { params: { id } }, admin))).toBe("NOT_FOUND");
  expect(await codeOf(api.call("closeAnnouncement", { params: { id } }, merchant))).toBe("NOT_FOUND");
});
