import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { contactsRoutes } from "../contract/routes.ts";
import { getContactProof, proveContact } from "./prove-contact.ts";
import { renewContactProof, resendContact, withdrawContact } from "./resend-contact.ts";

export const contactsHandlers = (services: Services): Handlers<typeof contactsRoutes> => ({
  getContactProof: (call) => getContactProof(services, call),
  proveContact: (call) => proveContact(services, call),
  renewContactProof: (call) => renewContactProof(services, call),
  resendContact: (call) => resendContact(services, call),
  withdrawContact: (call) => withdrawContact(services, call),
});
