import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { aBuyer, aCreditNote, aLocationLine, anInvoice, aSeller } from "#tests/api/billing/invoices.ts";
import { at, brokenRules, peppolRules, readXml, textAt } from "#tests/api/billing/peppol-rules.ts";
import type { InvoiceLine } from "../../domain/invoice.ts";
import { peppolInvoice } from "./peppol-invoice.ts";

const written = (...args: Parameters<typeof peppolInvoice>) => peppolInvoice(...args) ?? "";
const invoice = written(anInvoice(), "sv");
const credit = written(aCreditNote(), "sv");

const anyLine = fc
  .record({
    kind: fc.constantFrom("LOCATION", "MEMBERS", "SMS", "OTHER"),
    text: fc.string({ unit: "binary", maxLength: 40 }),
    count: fc.integer({ min: 1, max: 30 }),
    netOre: fc.integer({ min: 1, max: 1e10 }),
    vatPermille: fc.constantFrom(250, 120, 60, 0),
  })
  .map(({ kind, text, count, netOre, vatPermille }): InvoiceLine => {
    const boughtOn = Temporal.PlainDate.from("2026-11-09");
    if (kind === "LOCATION") return { ...aLocationLine(text, netOre, count), vatPermille };
    if (kind === "SMS") return { for: { kind, club: text, credits: count, boughtOn }, netOre, vatPermille };
    if (kind === "OTHER") return { for: { kind, text }, netOre, vatPermille };
    const about = { kind: "MEMBERS", members: count * 7, included: 500, days: count, daysInMonth: 30 } as const;
    return { for: about, netOre, vatPermille };
  });

describe("a Peppol invoice", () => {
  test("passes the rules in each language, and so does a credit note", () => {
    for (const language of languages)
      for (const document of [anInvoice(), aCreditNote(), anInvoice({ seller: aSeller({ bankgiro: "" }) })])
        expect(brokenRules(written(document, language))).toEqual([]);
  });

  test("passes the rules for any lines, names and references", () => {
    const texts = fc.string({ unit: "binary", maxLength: 30 });
    const lines = fc.array(anyLine, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, texts, texts, (some, name, reference) => {
        const buyer = aBuyer({ name: `A${name}`, reference, street: name });
        expect(brokenRules(written(anInvoice({ lines: some, buyer }), "sv"))).toEqual([]);
        expect(brokenRules(written(aCreditNote({ lines: some, buyer }), "fr"))).toEqual([]);
      }),
    );
  });

  test("states the bankgiro, the reference, the days and the tax status", () => {
    const doc = readXml(invoice);
    const expectedTexts = {
      "PaymentMeans/PaymentMeansCode": "30",
      "PaymentMeans/PaymentID": "100164",
      "PaymentMeans/PayeeFinancialAccount/ID": "9912346",
      "PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID": "SE:BANKGIRO",
      IssueDate: "2026-12-01",
      DueDate: "2026-12-31",
      "InvoicePeriod/EndDate": "2026-11-30",
      BuyerReference: "Åsa Öberg",
      "AccountingSupplierParty/Party/EndpointID": "5566778899",
      "AccountingCustomerParty/Party/EndpointID": "5560160680",
      "LegalMonetaryTotal/PayableAmount": "2096.09",
    };
    for (const [way, text] of Object.entries(expectedTexts)) expect(textAt(doc, way), way).toBe(text);
    expect(at(doc, "InvoiceLine/Item/Name").map(({ text }) => text)).toContain("Kafé Bönan, Storgatan");
  });

  test("uses the IBAN without a bankgiro and a dash without a reference", () => {
    const seller = aSeller({ bankgiro: "", iban: "SE35 5000 0000 0549 1000 0003" });
    const doc = readXml(written(anInvoice({ seller, buyer: aBuyer({ reference: " " }) }), "sv"));
    expect(textAt(doc, "PaymentMeans/PayeeFinancialAccount/ID")).toBe("SE3550000000054910000003");
    expect(textAt(doc, "PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID")).toBe("ESSESESS");
    expect(textAt(doc, "BuyerReference")).toBe("-");
  });

  test("names the credited invoice and no payment means on a credit note", () => {
    const doc = readXml(credit);
    expect(doc.name).toBe("CreditNote");
    expect(textAt(doc, "BillingReference/InvoiceDocumentReference/ID")).toBe("1001");
    expect(at(doc, "PaymentMeans")).toEqual([]);
  });

  test("states a deduction as a negative quantity", () => {
    const deductionLine: InvoiceLine = { for: { kind: "OTHER", text: "Avdrag" }, netOre: -1_000, vatPermille: 250 };
    const xml = written(anInvoice({ lines: [aLocationLine("Storgatan"), deductionLine] }), "sv");
    expect(brokenRules(xml)).toEqual([]);
    expect(at(readXml(xml), "InvoiceLine/InvoicedQuantity").map(({ text }) => text)).toEqual(["30", "-1"]);
  });

  test("escapes names that look like markup and drops characters XML forbids", () => {
    const name = `</cbc:RegistrationName><x a="b">&amp; ]]> <!-- \u0000\u0008\ud800\uffff Ängen 🎉`;
    const xml = written(anInvoice({ buyer: aBuyer({ name }) }), "sv");
    const doc = readXml(xml);
    expect(textAt(doc, "AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName")).toBe(
      `</cbc:RegistrationName><x a="b">&amp; ]]> <!--   Ängen 🎉`,
    );
    expect(brokenRules(xml)).toEqual([]);
    expect(xml.isWellFormed()).toBe(true);
  });

  test("is null for a buyer without a company number", () => {
    expect(peppolInvoice(anInvoice({ buyer: aBuyer({ companyNumber: null }) }), "sv")).toBeNull();
  });
});

/** Breaks each rule: a pattern in a valid document, its replacement, and optionally another document. */
const spoiled: Record<string, [RegExp, string, string?]> = {
  UBL: [/( +<cbc:ID>1001<\/cbc:ID>\n)( +<cbc:IssueDate>.*\n)/, "$2$1"],
  "BR-01": [/<cbc:CustomizationID>.*<\//, "<cbc:CustomizationID></"],
  "BR-02": [/<cbc:ID>1001</, "<cbc:ID><"],
  "BR-03": [/<cbc:IssueDate>.*<\//, "<cbc:IssueDate></"],
  "BR-04": [/>380</, ">381<"],
  "BR-05": [/>SEK</, "><"],
  "BR-06": [/>Stammis AB</, "><"],
  "BR-07": [/>Konditori Ängen AB</, "><"],
  "BR-09": [/>SE</, "><"],
  "BR-11": [/(>SE<[\s\S]*)>SE</, "$1><"],
  "BR-16": [/ +<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>\n/, ""],
  "BR-21": [/(InvoiceLine>\s*)<cbc:ID>1</, "$1<cbc:ID><"],
  "BR-22": [/(InvoicedQuantity unitCode="DAY">)30/, "$1"],
  "BR-24": [/(<cac:InvoiceLine>[\s\S]*?LineExtensionAmount currencyID="SEK">)[\d.]+/, "$1"],
  "BR-25": [/>Kafé Bönan, Storgatan</, "><"],
  "BR-26": [/(PriceAmount currencyID="SEK">)[\d.]+/, "$1"],
  "BR-27": [/(PriceAmount currencyID="SEK">)/, "$1-"],
  "BR-29": [/2026-11-01/, "2026-12-01"],
  "BR-49": [/>30<\/cbc:PaymentMeansCode/, "></cbc:PaymentMeansCode"],
  "BR-50": [/>9912346</, "><"],
  "BR-55": [/(InvoiceDocumentReference>\s*<cbc:ID>)1001/, "$1", credit],
  "BR-CO-09": [/>SE5566/, ">5566"],
  "BR-CO-10": [/>1676\.87<\/cbc:LineExtensionAmount/, ">1676.88</cbc:LineExtensionAmount"],
  "BR-CO-13": [/>1676\.87<\/cbc:TaxExclusiveAmount/, ">1676.86</cbc:TaxExclusiveAmount"],
  "BR-CO-14": [/>419\.22</, ">419.23<"],
  "BR-CO-15": [/>2096\.09<\/cbc:TaxInclusiveAmount/, ">2096.10</cbc:TaxInclusiveAmount"],
  "BR-CO-16": [/>2096\.09<\/cbc:PayableAmount/, ">2096.00</cbc:PayableAmount"],
  "BR-CO-17": [/(TaxableAmount>\s*<cbc:TaxAmount currencyID="SEK">)419\.22/, "$1419.23"],
  "BR-CO-18": [/ +<cac:TaxSubtotal>[\s\S]*<\/cac:TaxSubtotal>\n/, ""],
  "BR-CO-25": [/<cbc:DueDate>.*<\//, "<cbc:DueDate></"],
  "BR-CO-26": [/(RegistrationName>\s*<cbc:CompanyID schemeID="0007">)5566778899/, "$1"],
  "BR-DEC": [/>499\.00</, ">499.001<"],
  "BR-S-05": [/<cbc:Percent>25</, "<cbc:Percent>0<"],
  "BR-S-08": [/>1676\.87<\/cbc:TaxableAmount/, ">1676.86</cbc:TaxableAmount"],
  "BR-Z-05": [/<cbc:ID>S</, "<cbc:ID>Z<"],
  "PEPPOL-EN16931-R001": [/<cbc:ProfileID>.*<\//, "<cbc:ProfileID></"],
  "PEPPOL-EN16931-R003": [/<cbc:BuyerReference>.*<\//, "<cbc:BuyerReference></"],
  "PEPPOL-EN16931-R004": [/billing:3\.0/, "billing:2.0"],
  "PEPPOL-EN16931-R007": [/billing:01/, "billing:99"],
  "PEPPOL-EN16931-R008": [/>Lund</, "> <"],
  "PEPPOL-EN16931-R010": [/schemeID="0007">5560160680/, 'schemeID="EM">5560160680'],
  "PEPPOL-EN16931-R020": [/schemeID="0007">5566778899/, 'schemeID="EM">5566778899'],
  "PEPPOL-EN16931-R120": [/(unitCode="DAY">)30/, "$129"],
  "PEPPOL-EN16931-R121": [/(BaseQuantity unitCode="DAY">)30/, "$10"],
  "PEPPOL-EN16931-R130": [/BaseQuantity unitCode="DAY"/, 'BaseQuantity unitCode="C62"'],
  "PEPPOL-COMMON-R049": [/>5560160680/, ">5560160681"],
  "SE-R-001": [/>SE556677889901</, ">SE5566778899<"],
  "SE-R-002": [/>SE556677889901</, ">SE55667788990A<"],
  "SE-R-004": [/(RegistrationName>\s*<cbc:CompanyID schemeID="0007">)/, "$10"],
  "SE-R-005": [/Godkänd för F-skatt/, "Approved for F-tax"],
  "SE-R-006": [/<cbc:Percent>25</, "<cbc:Percent>20<"],
  "SE-R-008": [/>9912346</, ">991-234<"],
  "SE-R-009": [/>9912346</, ">991234<"],
  "SE-R-011": [/>30<\/cbc:PaymentMeansCode/, ">50</cbc:PaymentMeansCode"],
  "SE-R-013": [/(RegistrationName>\s*<cbc:CompanyID schemeID="0007">)5566778899/, "$15566778898"],
};

test.each(Object.keys(peppolRules))("rule %s detects a document that breaks it", (id) => {
  const [pattern, instead, document = invoice] = spoiled[id] ?? [/^/, ""];
  expect(brokenRules(document)).not.toContain(id);
  expect(brokenRules(document.replace(pattern, instead))).toContain(id);
});
