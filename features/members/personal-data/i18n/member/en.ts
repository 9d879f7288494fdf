import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Membership",
  terminate: "Terminate Account",
  terminateText:
    "Email us if you’d like to end your membership. Write from the address you joined with, or include your membership number {number}.",
  terminateSubject: "Terminate membership {number}",
  export: "Export Data",
  exportText:
    "Email us if you’d like a copy of your data. Write from the address you joined with, or include your membership number {number}.",
  exportSubject: "Data for member {number}",
  write: "Email {email}",
  toContact: "See contact details",
  number: "Membership number",
};
