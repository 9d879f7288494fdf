import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { contactsRoutes } from "./routes.ts";

const byToken = { params: z.object({ token: z.string().max(100) }) };
const own = { params: z.object({ channel }), errors: ["NO_SMS_TO_PROVE", "NOT_MOBILE"] } as const;

export const contactsSchemas = {
  /** The address that a link would confirm. Opening the link has no effect: mail scanners open links. */
  getContactProof: {
    ...byToken,
    answer: z.object({
      channel,
      address: z.string(),
      expired: z.boolean(),
      /** Staff typed the address, so the member's password is required. */
      asksPassword: z.boolean(),
    }),
    errors: ["LINK_NOT_VALID"],
  },
  proveContact: {
    ...byToken,
    body: z.object({ password: z.string().max(textMax.password).optional() }),
    errors: ["LINK_NOT_VALID", "LINK_EXPIRED", "REQUIRED", "WRONG_PASSWORD", "EMAIL_TAKEN", "PHONE_TAKEN"],
  },
  renewContactProof: { ...byToken, errors: ["LINK_NOT_VALID", "NO_SMS_TO_PROVE", "NOT_MOBILE"] },
  /** Refuses with NOT_FOUND without a pending address. */
  resendContact: own,
  withdrawContact: { params: own.params },
} as const satisfies Record<keyof typeof contactsRoutes, Schemas>;
