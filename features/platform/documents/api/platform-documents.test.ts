import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anAdmin, comeTo, trialClub } from "#tests/api/billing/billing.ts";
import { aDocument } from "#tests/api/documents.ts";
import type { Club } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { type PlatformDocument, platformDocuments } from "../domain/platform-documents.ts";
import { keepFirstVersions } from "./keep-first-versions.ts";

let api: TestApi;
let admin: { as: string };
let club: Club;
const document = "DATA_PROCESSING_AGREEMENT" as const;
const params = { document };
const first = platformDocuments[document];
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});
beforeEach(async () => {
  await api.owner.query(
    "delete from account_acceptance; delete from platform_document_version; update platform_document set draft = null",
  );
  await comeTo(api, "2026-12-01");
  await keepFirstVersions(api.services.db.platform, api.clock.now);
  club = await trialClub(api, "2027-12-01");
  await accept(first);
  await accept(platformDocuments.TERMS_OF_SERVICE, "TERMS_OF_SERVICE");
});

type Days = { validFrom: string; demandedFrom?: string | null };
const publish = (text: string, { validFrom, demandedFrom = null }: Days, which: PlatformDocument = document) =>
  api.call(
    "publishDocument",
    { params: { document: which }, body: { ...aDocument(text), validFrom, demandedFrom } },
    admin,
  );
const read = (version?: string) =>
  api.call("readDocument", { params, query: { language: "sv", ...(version && { version }) } });
const merchant = (of = club) => ({ as: of.merchant.token });
const accept = (version: string, which: "TERMS_OF_SERVICE" | typeof document = document, of = club) =>
  api.call(
    "acceptCompanyDocument",
    { params: { id: of.companyId }, body: { document: which, version } },
    { as: of.merchant.token },
  );
const listPending = (of = club) => api.call("listAskedDocuments", {}, merchant(of));
const standing = async (show?: "WAITING" | "ACCEPTED") => {
  const { rows } = await api.call(
    "listDocumentAcceptances",
    { params, query: { show, q: club.chain.subdomain } },
    admin,
  );
  return rows.filter(({ companyId }) => companyId === club.companyId);
};

describe("a platform document", () => {
  test("begins with the shipped text, which is public, in each language", async () => {
    const { version, sections, coming } = await read();
    expect({ version, coming }).toEqual({ version: first, coming: null });
    expect(sections.length).toBeGreaterThan(3);
    const french = await api.call("readDocument", { params, query: { language: "fr" } });
    expect(french.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
      sections.map(({ paragraphs }) => paragraphs.length),
    );
    expect(french.intro).not.toBe((await read()).intro);
    await keepFirstVersions(api.services.db.platform, api.clock.now);
    expect((await api.call("getDocument", { params }, admin)).versions).toHaveLength(1);
  });

  test("changes on the day of a new version, and the old version stays readable", async () => {
    await publish("Nytt", { validFrom: "2027-01-01" });
    expect(await read()).toMatchObject({ version: first, coming: "2027-01-01" });
    expect(await read("2027-01-01")).toMatchObject({ intro: "Nytt", coming: null });
    await comeTo(api, "2027-01-01");
    expect(await read()).toMatchObject({ version: "2027-01-01", intro: "Nytt" });
    expect(await read(first)).toMatchObject({ version: first });
    expect(await codeOf(read("2026-12-24"))).toBe("NOT_FOUND");
  });

  test("is printed and accepted in the version in force when a company opens", async () => {
    await publish("Nytt", { validFrom: "2026-12-01" });
    const scope = { as: club.merchant.token, chain: club.chain.subdomain };
    expect(await api.call("listAgreementAcceptances", {}, scope)).toMatchObject({
      version: "2026-12-01",
      toAccept: null,
      accepted: [{ version: first }],
    });
    const { headers } = await api.ask("printAgreement", { query: { language: "sv" } }, scope);
    expect(String(headers["content-disposition"])).toContain("2026-12-01");
  });

  test("is published only if complete, from today at the earliest and after all other versions", async () => {
    const half = aDocument("Halvt");
    half.sections[0] = { title: { ...half.intro, fr: "  " }, text: half.intro };
    const body = { ...half, validFrom: "2027-01-01", demandedFrom: null };
    expect(await fieldCodesOf(api.call("publishDocument", { params, body }, admin))).toEqual({
      "sections.0.title.fr": "REQUIRED",
    });
    const nothing = { ...body, sections: [] };
    expect(await fieldCodesOf(api.call("publishDocument", { params, body: nothing }, admin))).toEqual({
      sections: "REQUIRED",
    });
    await publish("Nytt", { validFrom: "2027-01-01" });
    expect(await fieldCodesOf(publish("Nytt", { validFrom: "2026-11-30" }))).toEqual({ validFrom: "DATE_IN_PAST" });
    expect(await fieldCodesOf(publish("Nytt", { validFrom: "2027-01-01", demandedFrom: "2026-12-31" }))).toEqual({
      validFrom: "VERSION_NOT_LATER",
      demandedFrom: "DEMANDED_TOO_EARLY",
    });
  });

  test("is published by only one of two concurrent publications for the same day", async () => {
    const all = [publish("Ett", { validFrom: "2027-01-01" }), publish("Två", { validFrom: "2027-01-01" })];
    const results = await Promise.allSettled(all);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await api.call("getDocument", { params }, admin)).versions).toHaveLength(2);
  });

  test("has a draft, which disappears when it equals the latest published text", async () => {
    const draft = () => api.call("getDocument", { params }, admin);
    expect(await draft()).toMatchObject({ changed: false, shipped: null });
    await api.call("saveDocumentDraft", { params, body: aDocument("Utkast") }, admin);
    expect(await draft()).toMatchObject({ changed: true, intro: { sv: "Utkast" } });
    const { intro, sections } = (await draft()).latest;
    expect(await api.call("saveDocumentDraft", { params, body: { intro, sections } }, admin)).toMatchObject({
      changed: false,
    });
    await publish("Nytt", { validFrom: "2027-01-01" });
    expect(await draft()).toMatchObject({ changed: false, intro: { sv: "Nytt" } });
  });

  test("offers the admin a new release’s text that was never published or drafted here", async () => {
    const texts = JSON.stringify(aDocument("Av en äldre utgåva"));
    await api.owner.query("update platform_document_version set texts = $1 where document = $2", [texts, document]);
    const { shipped } = await api.call("getDocument", { params }, admin);
    expect(shipped?.sections.length).toBeGreaterThan(3);
    if (shipped) await api.call("saveDocumentDraft", { params, body: shipped }, admin);
    expect(await api.call("getDocument", { params }, admin)).toMatchObject({ shipped: null, changed: true });
  });

  test("can be withdrawn while no company is bound by it, and becomes a draft", async () => {
    const withdraw = (version: string) => api.call("withdrawDocumentVersion", { params: { document, version } }, admin);
    await publish("Nytt", { validFrom: "2027-01-01", demandedFrom: "2027-01-01" });
    expect(await codeOf(withdraw(first))).toBe("VERSION_IN_USE");
    expect(await codeOf(withdraw("2027-01-02"))).toBe("NOT_FOUND");
    await withdraw("2027-01-01");
    expect(await api.call("getDocument", { params }, admin)).toMatchObject({ changed: true, intro: { sv: "Nytt" } });
    await publish("Nytt", { validFrom: "2027-01-01", demandedFrom: "2027-01-01" });
    await accept("2027-01-01");
    expect(await codeOf(withdraw("2027-01-01"))).toBe("VERSION_IN_USE");
  });

  test("can be withdrawn without replacing an existing draft", async () => {
    await publish("Nytt", { validFrom: "2027-01-01" });
    await api.call("saveDocumentDraft", { params, body: aDocument("Nyare") }, admin);
    await api.call("withdrawDocumentVersion", { params: { document, version: "2027-01-01" } }, admin);
    expect(await api.call("getDocument", { params }, admin)).toMatchObject({ changed: true, intro: { sv: "Nyare" } });
  });
});

describe("a version that requires acceptance", () => {
  beforeEach(() => publish("Nytt", { validFrom: "2027-01-01", demandedFrom: "2027-02-01" }));

  test("is shown to the company’s merchants until they accept it, and marked as demanded from its day on", async () => {
    const pendingDocument = { companyId: club.companyId, document, version: "2027-01-01", accepted: first };
    expect(await listPending()).toMatchObject([{ ...pendingDocument, demanded: false }]);
    await comeTo(api, "2027-02-01");
    expect(await listPending()).toMatchObject([{ ...pendingDocument, demanded: true }]);
    expect(await standing("WAITING")).toMatchObject([{ toAccept: "2027-01-01" }]);
    await api.owner.query("update company set name = 'Åhlén & Söner' where id = $1", [club.companyId]);
    for (const q of ["ahlen", "SONER", "Åhlén"])
      expect((await api.call("listDocumentAcceptances", { params, query: { q } }, admin)).rows).toMatchObject([
        { companyId: club.companyId },
      ]);
    await api.owner.query("update company set name = $2 where id = $1", [club.companyId, club.chain.subdomain]);
    await accept("2027-01-01");
    expect(await listPending()).toEqual([]);
    expect(await standing("WAITING")).toEqual([]);
    expect(await standing("ACCEPTED")).toMatchObject([
      { toAccept: null, accepted: { version: "2027-01-01", by: "Kim Berg" } },
    ]);
  });

  test("can be accepted before it is in force, and no other future version can", async () => {
    expect(await codeOf(accept("2027-03-01"))).toBe("NOT_FOUND");
    const all = await accept("2027-01-01");
    expect(all.find((each) => each.document === document)).toMatchObject({
      version: first,
      toAccept: null,
      accepted: { version: "2027-01-01" },
    });
    const { versions } = await api.call("getDocument", { params }, admin);
    expect(versions.find(({ version }) => version === "2027-01-01")?.accepted).toBe(1);
  });

  test("is accepted once per company by any of its merchants, and not by others", async () => {
    const other = await trialClub(api, "2027-12-01");
    await Promise.all([accept("2027-01-01"), accept("2027-01-01")]);
    expect(await codeOf(accept("2027-01-01", document, { ...other, companyId: club.companyId }))).toBe("NOT_FOUND");
    expect(await listPending(other)).toMatchObject([{ companyId: other.companyId, accepted: null }]);
    expect(await api.call("listAskedDocuments", {}, admin)).toEqual([]);
  });

  test("counts pending companies, and a later version without acceptance does not change that", async () => {
    const waiting = async () =>
      (await api.call("listDocuments", {}, admin)).find((each) => each.document === document)?.waiting ?? 0;
    const before = await waiting();
    await publish("Mindre", { validFrom: "2027-03-01" });
    await accept("2027-01-01");
    expect(await waiting()).toBe(before - 1);
    await comeTo(api, "2027-03-01");
    expect(await listPending()).toEqual([]);
  });
});

test("only the platform can edit a document", async () => {
  const mine = merchant();
  expect(await codeOf(api.call("getDocument", { params }, mine))).toBe("NO_ACCESS");
  expect(await codeOf(api.call("saveDocumentDraft", { params, body: aDocument("Mitt") }, mine))).toBe("NO_ACCESS");
});

test("the acceptances are exported as listed, with pending companies", async () => {
  const waits = await trialClub(api, "2027-12-01");
  const query = { q: club.chain.subdomain };
  const linesOf = async (more: object = {}) => {
    const { status, body } = await api.ask(
      "exportDocumentAcceptances",
      { params, query: { ...query, ...more } },
      admin,
    );
    expect(status).toBe(200);
    return (body as Buffer).toString("utf8").split("\r\n").slice(0, -1);
  };
  const [headings, ...lines] = await linesOf();
  expect(headings).toMatch(/^\uFEFFFöretag;Organisationsnummer;Avtal;Version från;Av;Godkänt;/);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`;Personuppgiftsbiträdesavtal;${first};Kim Berg;2026-12-01 \\d\\d:\\d\\d;$`)),
  ]);
  expect(await linesOf({ show: "WAITING" })).toHaveLength(1);
  const [, waiting] = await linesOf({ q: waits.chain.subdomain, show: "WAITING" });
  expect(waiting).toMatch(new RegExp(`;Personuppgiftsbiträdesavtal;;;;${first}$`));
  expect((await api.ask("exportDocumentAcceptances", { params, query: {} }, merchant())).status).toBe(403);
});
