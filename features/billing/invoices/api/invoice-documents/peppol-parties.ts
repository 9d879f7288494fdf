import type { InvoiceDocument } from "../../domain/invoice.ts";
import { type Element, element } from "./write-xml.ts";

/** The scheme of Swedish company numbers, for Peppol addresses and ISO 6523. */
const swedishCompany = { schemeID: "0007" };

interface Place {
  street: string;
  zipCode: string;
  city: string;
}

const addressOf = ({ street, zipCode, city }: Place) =>
  element("cac:PostalAddress", [
    element("cbc:StreetName", street),
    element("cbc:CityName", city),
    element("cbc:PostalZone", zipCode),
    element("cac:Country", [element("cbc:IdentificationCode", "SE")]),
  ]);

const taxScheme = (id: string, companyId: string) =>
  element("cac:PartyTaxScheme", [
    element("cbc:CompanyID", companyId),
    element("cac:TaxScheme", [element("cbc:ID", id)]),
  ]);

/** Writes the seller and the buyer, both addressed by their company numbers. */
export function partiesOf({ seller, buyer }: InvoiceDocument, buyerNumber: string): (Element | null)[] {
  return [
    element("cac:AccountingSupplierParty", [
      element("cac:Party", [
        element("cbc:EndpointID", seller.companyNumber, swedishCompany),
        addressOf(seller),
        taxScheme("VAT", seller.vatNumber),
        // SE-R-005 requires these exact words in every language.
        taxScheme("TAX", "Godkänd för F-skatt"),
        element("cac:PartyLegalEntity", [
          element("cbc:RegistrationName", seller.name),
          element("cbc:CompanyID", seller.companyNumber, swedishCompany),
        ]),
        element("cac:Contact", [element("cbc:Telephone", seller.phone), element("cbc:ElectronicMail", seller.email)]),
      ]),
    ]),
    element("cac:AccountingCustomerParty", [
      element("cac:Party", [
        element("cbc:EndpointID", buyerNumber, swedishCompany),
        addressOf(buyer),
        element("cac:PartyLegalEntity", [
          element("cbc:RegistrationName", buyer.name),
          element("cbc:CompanyID", buyerNumber, swedishCompany),
        ]),
        element("cac:Contact", [element("cbc:Name", buyer.reference), element("cbc:ElectronicMail", buyer.email)]),
      ]),
    ]),
  ];
}
