import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel, proof } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { passwordsRoutes } from "./routes.ts";

const byToken = { params: z.object({ token: z.string().max(100) }) };

export const passwordsSchemas = {
  requestPasswordReset: {
    /** Made by the client. Plain characters only: a storage error would reveal whether the address is known. */
    params: z.object({ id: z.string().regex(/^[\x21-\x7e]{8,64}$/) }),
    body: z.object({
      /** Absent for staff. */
      subdomain: z.string().max(63).optional(),
      medium: z.enum(["EMAIL", "PHONE"]),
      email: z.string().max(textMax.email).optional(),
      phone: z.string().max(textMax.phone).optional(),
      /**
       * For a request by phone. Without a proof, a few requests are accepted per hour and source, and per day and club.
       */
      proof: proof.optional(),
    }),
    errors: ["REQUIRED", "INVALID_EMAIL", "INVALID_PHONE", "NOT_MOBILE", "WORK_NOT_DONE", "PROOF_REQUIRED"],
  },
  /** Opening a link has no effect: mail scanners open links. */
  getPasswordReset: {
    ...byToken,
    answer: z.object({
      /** The channel of the link, and of a new one. */
      channel,
      expired: z.boolean(),
    }),
    errors: ["LINK_NOT_VALID"],
  },
  renewPasswordReset: { ...byToken, errors: ["LINK_NOT_VALID", "NO_SMS_TO_PROVE"] },
  resetPassword: {
    ...byToken,
    body: z.object({ password: z.string().max(textMax.password), confirmPassword: z.string().max(textMax.password) }),
    errors: ["PASSWORD_TOO_SHORT", "PASSWORD_TOO_COMMON", "PASSWORD_DOES_NOT_MATCH", "LINK_NOT_VALID", "LINK_EXPIRED"],
  },
  changePassword: {
    body: z.object({
      oldPassword: z.string().max(textMax.password),
      password: z.string().max(textMax.password),
      confirmPassword: z.string().max(textMax.password),
    }),
    errors: [
      "REQUIRED",
      "WRONG_PASSWORD",
      "PASSWORD_TOO_SHORT",
      "PASSWORD_TOO_COMMON",
      "PASSWORD_DOES_NOT_MATCH",
      "TOO_BUSY",
    ],
  },
} as const satisfies Record<keyof typeof passwordsRoutes, Schemas>;
