import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams, session } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { secondFactorRoutes } from "./routes.ts";

const step = z.string().max(100);
const code = z.string().max(40);
/** JSON of the browser's passkey calls; the server's library validates every field itself. */
const browserJson = z.record(z.string(), z.unknown());
const passkeyName = z.string().max(textMax.passkeyName);

/** A newly added factor. */
const added = z.object({
  /** Shown once, and only if there were none before. */
  recoveryCodes: z.array(z.string()),
  /** Opened if a sign-in was waiting for the factor. */
  session: session.nullable(),
});

export const secondFactorSchemas = {
  finishSignIn: {
    body: z.object({
      step,
      method: z.enum(["APP", "RECOVERY_CODE", "PASSKEY"]),
      code: code.optional(),
      passkey: browserJson.optional(),
      /** Skips the second step on this device for thirty days. */
      trustDevice: z.boolean().optional(),
    }),
    answer: session,
    errors: ["REQUIRED", "WRONG_CODE", "PASSKEY_NOT_ACCEPTED", "SECOND_STEP_OVER", "NO_ACCESS"],
  },
  askForPasskey: { body: z.object({ step }), answer: browserJson, errors: ["SECOND_STEP_OVER"] },
  startAuthenticator: {
    body: z.object({ step }),
    /** The secret as text to type, and as the URI in the QR code for an app. */
    answer: z.object({ secret: z.string(), uri: z.string() }),
    errors: ["SECOND_STEP_OVER"],
  },
  confirmAuthenticator: {
    body: z.object({ step, code }),
    answer: added,
    errors: ["REQUIRED", "WRONG_CODE", "SECOND_STEP_OVER"],
  },
  startPasskey: { body: z.object({ step }), answer: browserJson, errors: ["SECOND_STEP_OVER"] },
  addPasskey: {
    body: z.object({ step, name: passkeyName, passkey: browserJson }),
    answer: added,
    errors: ["REQUIRED", "NAME_TOO_LONG", "PASSKEY_NOT_ACCEPTED", "SECOND_STEP_OVER"],
  },
  renewRecoveryCodes: {
    body: z.object({ step }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ["SECOND_STEP_OVER", "SECOND_FACTOR_MISSING"],
  },
  removeFactor: {
    /** The id of a passkey; null: the authenticator app. */
    body: z.object({ step, passkeyId: z.number().int().positive().nullable() }),
    errors: ["SECOND_STEP_OVER", "SECOND_FACTOR_REQUIRED"],
  },
  getSecondFactor: {
    answer: z.object({
      authenticator: z.object({ addedAt: instant }).nullable(),
      passkeys: z.array(
        z.object({ id: z.number(), name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() }),
      ),
      recoveryCodesLeft: z.number(),
      /** The user must have a second factor. */
      required: z.boolean(),
    }),
  },
  openSecondFactor: {
    body: z.object({ password: z.string().max(textMax.password) }),
    answer: z.object({ step: z.string() }),
    errors: ["REQUIRED", "WRONG_PASSWORD"],
  },
  renamePasskey: { params: idParams, body: z.object({ name: passkeyName }), errors: ["REQUIRED", "NAME_TOO_LONG"] },
  getSecondFactorDemand: {
    answer: z.object({
      /** The first day on which the company's staff must use a second factor; null: optional. */
      from: date.nullable(),
      /** The number of the company's staff, and of its staff with a second factor. */
      staff: z.number(),
      ready: z.number(),
    }),
  },
  setSecondFactorDemand: {
    body: z.object({ from: date.nullable() }),
    errors: ["DATE_REQUIRED", "SECOND_FACTOR_MISSING"],
  },
} as const satisfies Record<keyof typeof secondFactorRoutes, Schemas>;
