import { XMLParser } from "fast-xml-parser";
import { isLuhn } from "#packages/domain/people/luhn.ts";

/** A parsed element; its name has no prefix. */
interface Node {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: Node[];
}

type Raw = { [name: string]: Raw[] | string } & { ":@"?: Record<string, string>; "#text"?: string };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  htmlEntities: false,
});

function toNode(raw: Raw): Node {
  const [key = ""] = Object.keys(raw).filter((name) => name !== ":@");
  const inside = raw[key] as Raw[];
  const elements = inside.filter((one) => one["#text"] === undefined);
  return {
    name: key.replace(/^\w+:/, ""),
    text: elements.length > 0 ? "" : inside.map((one) => one["#text"] ?? "").join(""),
    attributes: raw[":@"] ?? {},
    children: elements.map(toNode),
  };
}

/** Returns a document's root element. */
export const readXml = (xml: string): Node =>
  toNode((parser.parse(xml) as Raw[]).find((one) => !("?xml" in one)) ?? ({} as Raw));

/** Returns all elements at a path of names. */
export const at = (node: Node, way: string): Node[] =>
  way
    .split("/")
    .reduce<Node[]>(
      (nodes, name) => nodes.flatMap((one) => one.children.filter((child) => child.name === name)),
      [node],
    );

export const textAt = (node: Node, way: string): string => at(node, way)[0]?.text ?? "";
/** Returns öre, so that sums are exact. */
const oreAt = (node: Node, way: string) => Math.round(Number(textAt(node, way)) * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const every = (node: Node): Node[] => [node, ...node.children.flatMap(every)];

const linesOf = (doc: Node) => [...at(doc, "InvoiceLine"), ...at(doc, "CreditNoteLine")];
const taxes = (doc: Node) => at(doc, "TaxTotal/TaxSubtotal");
const seller = "AccountingSupplierParty/Party";
const buyer = "AccountingCustomerParty/Party";
const total = (name: string) => `LegalMonetaryTotal/${name}`;
const schemed = (doc: Node, scheme: string) =>
  at(doc, `${seller}/PartyTaxScheme`).filter((one) => textAt(one, "TaxScheme/ID") === scheme);
const all = (way: string) => (doc: Node) => linesOf(doc).every((line) => textAt(line, way) !== "");
const there = (way: string) => (doc: Node) => textAt(doc, way) !== "";
const ofCategory = (doc: Node, category: string, test: (percent: number) => boolean) =>
  every(doc)
    .filter(({ name }) => name === "TaxCategory" || name === "ClassifiedTaxCategory")
    .filter((one) => textAt(one, "ID") === category)
    .every((one) => test(Number(textAt(one, "Percent"))));
const base = (doc: Node, tax: Node) =>
  sum(
    linesOf(doc)
      .filter((line) => textAt(line, "Item/ClassifiedTaxCategory/Percent") === textAt(tax, "TaxCategory/Percent"))
      .map((line) => oreAt(line, "LineExtensionAmount")),
  );

/** The element order that UBL 2.1 requires, for elements we may use. */
const order = {
  Invoice: `CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode DocumentCurrencyCode BuyerReference InvoicePeriod
    BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine`,
  CreditNote: `CustomizationID ProfileID ID IssueDate CreditNoteTypeCode DocumentCurrencyCode BuyerReference InvoicePeriod
    BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal CreditNoteLine`,
  Party: "EndpointID PostalAddress PartyTaxScheme PartyLegalEntity Contact",
  PostalAddress: "StreetName CityName PostalZone Country",
  PaymentMeans: "PaymentMeansCode PaymentID PayeeFinancialAccount",
  InvoiceLine: "ID InvoicedQuantity LineExtensionAmount Item Price",
  CreditNoteLine: "ID CreditedQuantity LineExtensionAmount Item Price",
  Item: "Description Name ClassifiedTaxCategory",
};

const isInOrder = ({ name, children }: Node) => {
  const elementOrder = order[name as keyof typeof order]?.split(/\s+/);
  const places = children.map((child) => elementOrder?.indexOf(child.name) ?? 0);
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
};

/**
 * The rules of EN 16931 (BR), Peppol BIS Billing 3 (PEPPOL) and Swedish sellers (SE) that apply to our documents.
 * Includes UBL's element order. Not complete: the official rules are XSLT and need a processor we do not run.
 */
export const peppolRules: Record<string, (doc: Node) => boolean> = {
  UBL: (doc) => every(doc).every(isInOrder),
  "BR-01": there("CustomizationID"),
  "BR-02": there("ID"),
  "BR-03": there("IssueDate"),
  "BR-04": (doc) => textAt(doc, "InvoiceTypeCode") === "380" || textAt(doc, "CreditNoteTypeCode") === "381",
  "BR-05": there("DocumentCurrencyCode"),
  "BR-06": there(`${seller}/PartyLegalEntity/RegistrationName`),
  "BR-07": there(`${buyer}/PartyLegalEntity/RegistrationName`),
  "BR-09": there(`${seller}/PostalAddress/Country/IdentificationCode`),
  "BR-11": there(`${buyer}/PostalAddress/Country/IdentificationCode`),
  "BR-16": (doc) => linesOf(doc).length > 0,
  "BR-21": all("ID"),
  "BR-22": (doc) =>
    linesOf(doc).every((line) => /\d/.test(textAt(line, "InvoicedQuantity") + textAt(line, "CreditedQuantity"))),
  "BR-24": all("LineExtensionAmount"),
  "BR-25": all("Item/Name"),
  "BR-26": all("Price/PriceAmount"),
  "BR-27": (doc) => linesOf(doc).every((line) => oreAt(line, "Price/PriceAmount") >= 0),
  "BR-29": (doc) => textAt(doc, "InvoicePeriod/StartDate") <= textAt(doc, "InvoicePeriod/EndDate"),
  "BR-49": (doc) => at(doc, "PaymentMeans").every((one) => textAt(one, "PaymentMeansCode") !== ""),
  "BR-50": (doc) => at(doc, "PaymentMeans").every((one) => textAt(one, "PayeeFinancialAccount/ID") !== ""),
  "BR-55": (doc) => at(doc, "BillingReference").every((one) => textAt(one, "InvoiceDocumentReference/ID") !== ""),
  "BR-CO-09": (doc) => schemed(doc, "VAT").every((one) => /^[A-Z]{2}/.test(textAt(one, "CompanyID"))),
  "BR-CO-10": (doc) =>
    oreAt(doc, total("LineExtensionAmount")) === sum(linesOf(doc).map((line) => oreAt(line, "LineExtensionAmount"))),
  "BR-CO-13": (doc) => oreAt(doc, total("TaxExclusiveAmount")) === oreAt(doc, total("LineExtensionAmount")),
  "BR-CO-14": (doc) => oreAt(doc, "TaxTotal/TaxAmount") === sum(taxes(doc).map((tax) => oreAt(tax, "TaxAmount"))),
  "BR-CO-15": (doc) =>
    oreAt(doc, total("TaxInclusiveAmount")) ===
    oreAt(doc, total("TaxExclusiveAmount")) + oreAt(doc, "TaxTotal/TaxAmount"),
  "BR-CO-16": (doc) => oreAt(doc, total("PayableAmount")) === oreAt(doc, total("TaxInclusiveAmount")),
  "BR-CO-17": (doc) =>
    taxes(doc).every((tax) => {
      const exact = (oreAt(tax, "TaxableAmount") * Number(textAt(tax, "TaxCategory/Percent"))) / 100;
      return Math.abs(exact - oreAt(tax, "TaxAmount")) <= 0.5;
    }),
  "BR-CO-18": (doc) => taxes(doc).length > 0,
  "BR-CO-25": (doc) => textAt(doc, "DueDate") !== "" || textAt(doc, "PaymentTerms/Note") !== "",
  "BR-CO-26": (doc) => textAt(doc, `${seller}/PartyLegalEntity/CompanyID`) !== "",
  "BR-DEC": (doc) => every(doc).every((one) => !one.attributes.currencyID || /^-?\d+(\.\d{1,2})?$/.test(one.text)),
  "BR-S-05": (doc) => ofCategory(doc, "S", (percent) => percent > 0),
  "BR-S-08": (doc) => taxes(doc).every((tax) => oreAt(tax, "TaxableAmount") === base(doc, tax)),
  "BR-Z-05": (doc) => ofCategory(doc, "Z", (percent) => percent === 0),
  "PEPPOL-EN16931-R001": there("ProfileID"),
  "PEPPOL-EN16931-R003": there("BuyerReference"),
  "PEPPOL-EN16931-R004": (doc) => textAt(doc, "CustomizationID").endsWith("urn:fdc:peppol.eu:2017:poacc:billing:3.0"),
  "PEPPOL-EN16931-R007": (doc) => textAt(doc, "ProfileID") === "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
  "PEPPOL-EN16931-R008": (doc) => every(doc).every((one) => one.children.length > 0 || one.text.trim() !== ""),
  "PEPPOL-EN16931-R010": (doc) => at(doc, `${buyer}/EndpointID`)[0]?.attributes.schemeID === "0007",
  "PEPPOL-EN16931-R020": (doc) => at(doc, `${seller}/EndpointID`)[0]?.attributes.schemeID === "0007",
  "PEPPOL-EN16931-R120": (doc) =>
    linesOf(doc).every((line) => {
      const quantity = Number(textAt(line, "InvoicedQuantity") || textAt(line, "CreditedQuantity"));
      const price = (quantity * oreAt(line, "Price/PriceAmount")) / Number(textAt(line, "Price/BaseQuantity"));
      return Math.abs(price - oreAt(line, "LineExtensionAmount")) <= 2;
    }),
  "PEPPOL-EN16931-R121": (doc) => linesOf(doc).every((line) => Number(textAt(line, "Price/BaseQuantity")) > 0),
  "PEPPOL-EN16931-R130": (doc) =>
    linesOf(doc).every((line) => {
      const [quantity] = [...at(line, "InvoicedQuantity"), ...at(line, "CreditedQuantity")];
      return quantity?.attributes.unitCode === at(line, "Price/BaseQuantity")[0]?.attributes.unitCode;
    }),
  "PEPPOL-COMMON-R049": (doc) =>
    [seller, buyer].every(
      (party) => /^\d{10}$/.test(textAt(doc, `${party}/EndpointID`)) && isLuhn(textAt(doc, `${party}/EndpointID`)),
    ),
  "SE-R-001": (doc) => schemed(doc, "VAT").every((one) => textAt(one, "CompanyID").length === 14),
  "SE-R-002": (doc) => schemed(doc, "VAT").every((one) => /^\d{12}$/.test(textAt(one, "CompanyID").slice(2))),
  "SE-R-004": (doc) => textAt(doc, `${seller}/PartyLegalEntity/CompanyID`).length === 10,
  "SE-R-005": (doc) => schemed(doc, "TAX").every((one) => textAt(one, "CompanyID") === "Godkänd för F-skatt"),
  "SE-R-006": (doc) => ofCategory(doc, "S", (percent) => [6, 12, 25].includes(percent)),
  "SE-R-008": (doc) => bankgiros(doc).every((number) => /^\d+$/.test(number)),
  "SE-R-009": (doc) => bankgiros(doc).every((number) => number.length === 7 || number.length === 8),
  "SE-R-011": (doc) => at(doc, "PaymentMeans").every((one) => textAt(one, "PaymentMeansCode") === "30"),
  "SE-R-013": (doc) => isLuhn(textAt(doc, `${seller}/PartyLegalEntity/CompanyID`)),
};

const bankgiros = (doc: Node) =>
  at(doc, "PaymentMeans/PayeeFinancialAccount")
    .filter((account) => textAt(account, "FinancialInstitutionBranch/ID") === "SE:BANKGIRO")
    .map((account) => textAt(account, "ID"));

/** Returns the rules that a document breaks. */
export function brokenRules(xml: string): string[] {
  const doc = readXml(xml);
  return Object.entries(peppolRules).flatMap(([id, holds]) => (holds(doc) ? [] : [id]));
}
