import type { contactRoutes } from "@stammis/contract/contacts/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { getContactProof, proveContact } from "./prove-contact.ts";
import { renewContactProof, resendContact, withdrawContact } from "./resend-contact.ts";

export const contactHandlers = (services: Services): Handlers<typeof contactRoutes> => ({
  getContactProof: (call) => getContactProof(services, call),
  proveContact: (call) => proveContact(services, call),
  renewContactProof: (call) => renewContactProof(services, call),
  resendContact: (call) => resendContact(services, call),
  withdrawContact: (call) => withdrawContact(services, call),
});
