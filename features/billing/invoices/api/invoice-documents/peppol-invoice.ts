import type { Language } from "#packages/domain/translations/languages.ts";
import type { InvoiceDocument, InvoiceTotals } from "../../domain/invoice.ts";
import { totalsOf } from "../../domain/vat.ts";
import { type InvoiceWords, invoiceWords } from "../../i18n/invoices/invoice-words.ts";
import { partiesOf } from "./peppol-parties.ts";
import { type Element, element, writeXml } from "./write-xml.ts";

const namespaces = (kind: "Invoice" | "CreditNote") => ({
  xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`,
  "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
});

const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

const kronor = (ore: number) => (ore / 100).toFixed(2);
const money = (name: string, ore: number) => element(name, kronor(ore), { currencyID: "SEK" });

/**
 * Returns an invoice or a credit note as Peppol BIS Billing 3 (UBL 2.1, UTF-8), with the Swedish rules for sellers.
 * Lines are in the reader's language. Null if the buyer has no company number, because it has no Peppol address.
 */
export function peppolInvoice(invoice: InvoiceDocument, language: Language): string | null {
  const { companyNumber } = invoice.buyer;
  if (companyNumber === null) return null;
  const words = invoiceWords(language);
  const totals = totalsOf(invoice.lines);
  const isCredit = invoice.kind === "CREDIT_NOTE";
  const root = element(
    isCredit ? "CreditNote" : "Invoice",
    [
      element("cbc:CustomizationID", customization),
      element("cbc:ProfileID", profile),
      element("cbc:ID", String(invoice.number)),
      element("cbc:IssueDate", String(invoice.issuedOn)),
      isCredit ? null : element("cbc:DueDate", String(invoice.dueOn)),
      isCredit ? element("cbc:CreditNoteTypeCode", "381") : element("cbc:InvoiceTypeCode", "380"),
      element("cbc:DocumentCurrencyCode", "SEK"),
      // PEPPOL-EN16931-R003 requires a reference, even if the buyer has given none.
      element("cbc:BuyerReference", invoice.buyer.reference) ?? element("cbc:BuyerReference", "-"),
      periodOf(invoice),
      creditedOf(invoice),
      partiesOf(invoice, companyNumber),
      isCredit ? termsOf(invoice, words) : paymentOf(invoice),
      taxesOf(totals),
      element("cac:LegalMonetaryTotal", [
        money("cbc:LineExtensionAmount", totals.netOre),
        money("cbc:TaxExclusiveAmount", totals.netOre),
        money("cbc:TaxInclusiveAmount", totals.totalOre),
        money("cbc:PayableAmount", totals.totalOre),
      ]),
      invoice.lines.map((_, at) => lineOf(invoice, words, at)),
    ],
    namespaces(isCredit ? "CreditNote" : "Invoice"),
  );
  return root && writeXml(root);
}

const periodOf = ({ period }: InvoiceDocument) =>
  element("cac:InvoicePeriod", [
    element("cbc:StartDate", String(period)),
    element("cbc:EndDate", String(period.with({ day: period.daysInMonth }))),
  ]);

const creditedOf = ({ credits }: InvoiceDocument) =>
  credits &&
  element("cac:BillingReference", [
    element("cac:InvoiceDocumentReference", [
      element("cbc:ID", String(credits.number)),
      element("cbc:IssueDate", String(credits.issuedOn)),
    ]),
  ]);

/** BR-CO-25 requires payment terms, although a credit note is never paid. */
const termsOf = ({ credits }: InvoiceDocument, { t }: InvoiceWords) =>
  element("cac:PaymentTerms", [element("cbc:Note", t("creditedHow", { number: String(credits?.number ?? "") }))]);

/** Pays to the bankgiro as SE-R-011 requires, or to the account if there is none. */
function paymentOf({ ocr, seller }: InvoiceDocument): Element | null {
  const { bankgiro, iban, bic } = seller;
  return element("cac:PaymentMeans", [
    element("cbc:PaymentMeansCode", "30"),
    element("cbc:PaymentID", ocr),
    element("cac:PayeeFinancialAccount", [
      element("cbc:ID", bankgiro ? bankgiro.replace(/\D/g, "") : iban.replace(/\s/g, "")),
      element("cac:FinancialInstitutionBranch", [element("cbc:ID", bankgiro ? "SE:BANKGIRO" : bic)]),
    ]),
  ]);
}

/** Writes the VAT category: standard rated (S) or zero rated (Z). */
const categoryOf = (name: string, vatPermille: number) =>
  element(name, [
    element("cbc:ID", vatPermille > 0 ? "S" : "Z"),
    element("cbc:Percent", String(vatPermille / 10)),
    element("cac:TaxScheme", [element("cbc:ID", "VAT")]),
  ]);

const taxesOf = ({ byRate, vatOre }: InvoiceTotals) =>
  element("cac:TaxTotal", [
    money("cbc:TaxAmount", vatOre),
    byRate.map((rate) =>
      element("cac:TaxSubtotal", [
        money("cbc:TaxableAmount", rate.netOre),
        money("cbc:TaxAmount", rate.vatOre),
        categoryOf("cac:TaxCategory", rate.vatPermille),
      ]),
    ),
  ]);

/** Returns the quantity of a line in UN/ECE units. */
function quantityOf({ for: about }: InvoiceDocument["lines"][number]): { quantity: number; unitCode: string } {
  if (about.kind === "LOCATION") return { quantity: about.days, unitCode: "DAY" };
  if (about.kind === "MEMBERS") return { quantity: about.members, unitCode: "C62" };
  return { quantity: about.kind === "SMS" ? about.credits : 1, unitCode: "C62" };
}

/**
 * Writes one line. Its price covers the complete quantity, so that no rounding occurs (PEPPOL-EN16931-R120). A
 * deduction has a negative quantity, because a price must not be negative (BR-27).
 */
function lineOf({ kind, lines }: InvoiceDocument, words: InvoiceWords, at: number): Element | null {
  const line = lines[at];
  if (!line) return null;
  const isCredit = kind === "CREDIT_NOTE";
  const { what, extent } = words.line(line.for);
  const { quantity, unitCode } = quantityOf(line);
  const signed = line.netOre < 0 ? -quantity : quantity;
  return element(isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine", [
    element("cbc:ID", String(at + 1)),
    element(isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", String(signed), { unitCode }),
    money("cbc:LineExtensionAmount", line.netOre),
    element("cac:Item", [
      element("cbc:Description", extent),
      element("cbc:Name", what) ?? element("cbc:Name", "-"),
      categoryOf("cac:ClassifiedTaxCategory", line.vatPermille),
    ]),
    element("cac:Price", [
      money("cbc:PriceAmount", Math.abs(line.netOre)),
      element("cbc:BaseQuantity", String(quantity), { unitCode }),
    ]),
  ]);
}
