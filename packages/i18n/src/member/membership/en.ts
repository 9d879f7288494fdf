import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Membership",
  terminate: "Terminate Account",
  terminateText:
    "Send us an email if you want to end your membership. Write from the address you joined with, or give your membership number {number}.",
  terminateSubject: "Terminate membership {number}",
  export: "Export Data",
  exportText:
    "Send us an email if you want a copy of your data. Write from the address you joined with, or give your membership number {number}.",
  exportSubject: "Data of member {number}",
  write: "Write to {email}",
  toContact: "See contact details",
  number: "Membership number",
};
