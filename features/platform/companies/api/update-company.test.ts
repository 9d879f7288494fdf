import { beforeAll, expect, test } from "vitest";
import { platformDocuments } from "#features/platform/documents/domain/platform-documents.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

const termsVersion = platformDocuments.TERMS_OF_SERVICE;
let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const body = {
  companyName: " Nya  Namnet AB ",
  companyNumber: "556016-0680",
  postalAddress: "Storgatan 1",
  postalZipCode: "222 22",
  postalCity: "Lund",
  website: "namnet.se",
};
const as = (of: Club) => ({ as: of.merchant.token });
const update = (of: Club, id: number, more: object = {}) =>
  api.call("updateCompany", { params: { id }, body: { ...body, ...more } }, as(of));

test("a merchant changes the company and reads the same values", async () => {
  const stored = {
    id: club.companyId,
    companyName: "Nya Namnet AB",
    companyNumber: "5560160680",
    postalAddress: "Storgatan 1",
    postalZipCode: "222 22",
    postalCity: "Lund",
    website: "https://namnet.se/",
    trialEndsOn: "2099-01-01",
    version: expect.any(String),
  };
  expect(await update(club, club.companyId)).toEqual(stored);
  expect(await api.call("getCompany", { params: { id: club.companyId } }, as(club))).toEqual(stored);
});

test("every invalid field is named, including a number that another company has", async () => {
  const other = await makeClub(api);
  await update(club, club.companyId);
  expect(await fieldCodesOf(update(other, other.companyId, { companyName: " ", companyNumber: "" }))).toEqual({
    companyName: "REQUIRED",
    companyNumber: "REQUIRED",
  });
  expect(await fieldCodesOf(update(other, other.companyId, { companyNumber: "1", website: "a b" }))).toEqual({
    companyNumber: "INVALID_COMPANY_NUMBER",
    website: "INVALID_URL",
  });
  expect(await fieldCodesOf(update(other, other.companyId))).toEqual({ companyNumber: "COMPANY_NUMBER_TAKEN" });
});

test("another company’s merchants get 404", async () => {
  const other = await makeClub(api);
  const params = { id: other.companyId };
  const document = { document: "TERMS_OF_SERVICE", version: termsVersion } as const;
  expect(await codeOf(update(club, other.companyId, { companyNumber: "5560360793" }))).toBe("NOT_FOUND");
  expect(await codeOf(api.call("getCompany", { params }, as(club)))).toBe("NOT_FOUND");
  expect(await codeOf(api.call("listCompanyDocuments", { params }, as(club)))).toBe("NOT_FOUND");
  expect(await codeOf(api.call("acceptCompanyDocument", { params, body: document }, as(club)))).toBe("NOT_FOUND");
});

test("a document is accepted for the company in the version that was read", async () => {
  const params = { id: club.companyId };
  const list = () => api.call("listCompanyDocuments", { params }, as(club));
  const accept = (version: string) =>
    api.call("acceptCompanyDocument", { params, body: { document: "TERMS_OF_SERVICE", version } }, as(club));
  const [terms] = await list();
  expect(terms).toEqual({
    document: "TERMS_OF_SERVICE",
    version: termsVersion,
    toAccept: termsVersion,
    accepted: null,
  });
  expect(await codeOf(accept("2020-01-01"))).toBe("NOT_FOUND");
  await accept(termsVersion);
  await accept(termsVersion);
  const accepted = { version: termsVersion, by: "Kim Berg", at: "2026-11-21T12:00:00Z" };
  expect((await list()).map((each) => each.accepted)).toEqual([accepted, null]);
});
