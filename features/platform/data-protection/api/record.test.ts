import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { type Club, makeClub, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { allProcessingActivities } from "../domain/processing-activities.ts";

let api: TestApi;
let club: Club;
let other: Club;
beforeAll(async () => {
  api = await startApi();
  [club, other] = [await makeClub(api), await makeClub(api)];
});

const of = ({ merchant, chain }: Club) => ({ as: merchant.token, chain: chain.subdomain });
const read = (which = club) => api.call("getProcessingRecord", {}, of(which));
const none = {
  name: "",
  purpose: "",
  legalBasis: "",
  people: "",
  data: "",
  recipients: "",
  retention: "",
  protection: "",
};

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages.map(({ items }) => items.map((item) => ("str" in item ? item.str : "")).join(" ")).join(" ");
}

describe("the record of processing", () => {
  test("begins with all activities of the product, complete, in the reader’s language", async () => {
    const record = await read();
    expect(record.activities.map(({ key }) => key)).toEqual([...allProcessingActivities]);
    expect(record).toMatchObject({ reviewedOn: null, reviewed: false, contactName: "" });
    for (const { ours } of record.activities) for (const text of Object.values(ours ?? {})) expect(text).not.toBe("");
  });

  test("takes the company’s own text per part, and shows the product’s again after removal", async () => {
    const { companyId } = club;
    const params = { activity: "loyalty" };
    const body = { ...none, retention: "Sju år, efter bokföringslagen." };
    const saved = await api.call("updateProcessingActivity", { params, body }, of(club));
    expect(saved.own.retention).toBe("Sju år, efter bokföringslagen.");
    expect((await read(other)).activities.find(({ key }) => key === "loyalty")?.own).toEqual(none);
    const file = await api.ask("exportProcessingRecord", { query: { language: "sv" } }, of(club));
    expect((file.body as Buffer).toString("utf8")).toContain("Sju år, efter bokföringslagen.");
    await api.call("removeProcessingActivity", { params }, of(club));
    expect((await read()).activities.find(({ key }) => key === "loyalty")?.own).toEqual(none);
    const auditQuery =
      "select act, detail from platform_audit_entry where subject = $1 and detail ->> 'activity' = 'loyalty' order by id";
    expect((await api.owner.query(auditQuery, [`company ${companyId}`])).rows).toMatchObject([
      { act: "update-processing-activity", detail: { changed: ["retention"] } },
      { act: "remove-processing-activity" },
    ]);
  });

  test("has activities of the company’s own that other companies cannot change", async () => {
    const body = { ...none, name: "Kameror i butiken", purpose: "Förebygga stöld" };
    const { key } = await api.call("createProcessingActivity", { body }, of(club));
    const params = { activity: key };
    expect(await codeOf(api.call("updateProcessingActivity", { params, body }, of(other)))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("removeProcessingActivity", { params }, of(other)))).toBe("NOT_FOUND");
    const renamed = { ...body, name: "Kameror" };
    expect(await api.call("updateProcessingActivity", { params, body: renamed }, of(club))).toMatchObject({
      own: renamed,
      standard: null,
    });
    expect(await fieldCodesOf(api.call("updateProcessingActivity", { params, body: none }, of(club)))).toEqual({
      name: "REQUIRED",
    });
    await api.call("removeProcessingActivity", { params }, of(club));
    expect((await read()).activities.some((each) => each.key === key)).toBe(false);
  });

  test("stores a contact person, without contact details in the audit trail", async () => {
    const contact = { contactName: "Eva Ek", contactEmail: "Eva@Ek.se", contactPhone: "046-12 34 56" };
    expect(await api.call("updateRecordContact", { body: contact }, of(club))).toMatchObject({
      contactName: "Eva Ek",
      contactEmail: "eva@ek.se",
    });
    const wrong = { ...contact, contactEmail: "eva" };
    expect(await fieldCodesOf(api.call("updateRecordContact", { body: wrong }, of(club)))).toEqual({
      contactEmail: "INVALID_EMAIL",
    });
    const { rows } = await api.owner.query("select detail from audit_entry where act = 'update-record-contact'");
    expect(rows).toEqual([{ detail: { changed: ["contact_name", "contact_email", "contact_phone"] } }]);
  });

  test("is reviewed by a person on a day, which completes the duty", async () => {
    expect(await api.call("reviewRecord", {}, of(club))).toMatchObject({ reviewed: true, reviewedBy: "Kim Berg" });
    const duties = await api.call("getDataProtection", {}, of(club));
    expect(duties).toMatchObject({ reviewed: true, contactName: "Eva Ek", agreement: { accepted: null } });
    expect(duties.privacyPolicyAt).not.toBeNull();
    expect(await api.call("getDataProtection", {}, of(other))).toMatchObject({ reviewed: false, contactName: "" });
  });

  test.each(languages)("is printed in %s with the company’s name and contact", async (language) => {
    const { body } = await api.ask("printProcessingRecord", { query: { language } }, of(club));
    const text = await textOf(body as Buffer);
    expect(text).toContain(`${club.chain.subdomain} AB`);
    expect(text).toContain("Eva Ek");
    const agreement = await api.ask("printAgreement", { query: { language } }, of(club));
    expect((await textOf(agreement.body as Buffer)).length).toBeGreaterThan(2_000);
  });
});

test("the agreement lists which version each person accepted", async () => {
  const { version, companyId } = await api.call("listAgreementAcceptances", {}, of(other));
  const body = { document: "DATA_PROCESSING_AGREEMENT" as const, version };
  await api.call("acceptCompanyDocument", { params: { id: companyId }, body }, { as: other.merchant.token });
  const { accepted } = await api.call("listAgreementAcceptances", {}, of(other));
  expect(accepted).toMatchObject([{ version, by: "Kim Berg" }]);
  expect((await api.call("listAgreementAcceptances", {}, of(club))).accepted).toEqual([]);
});

test.each(["ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] as const)(
  "returns NO_ACCESS for the record of processing to a %s",
  async (role) => {
    const staff = await makeStaff(api, club, role, [...club.locationIds]);
    const as = { as: staff.token, chain: club.chain.subdomain };
    expect(await codeOf(api.call("getProcessingRecord", {}, as))).toBe("NO_ACCESS");
    expect(await codeOf(api.call("listAgreementAcceptances", {}, as))).toBe("NO_ACCESS");
  },
);
