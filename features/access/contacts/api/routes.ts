import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { contactRoutes } from "../contract/routes.ts";
import { getContactProof, proveContact } from "./prove-contact.ts";
import { renewContactProof, resendContact, withdrawContact } from "./resend-contact.ts";

export const contactHandlers = (services: Services): Handlers<typeof contactRoutes> => ({
  getContactProof: (call) => getContactProof(services, call),
  proveContact: (call) => proveContact(services, call),
  renewContactProof: (call) => renewContactProof(services, call),
  resendContact: (call) => resendContact(services, call),
  withdrawContact: (call) => withdrawContact(services, call),
});
