import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams, session } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { secondFactorRoutes } from "./routes.ts";

const step = z.string().max(100);
const code = z.string().max(40);
/** As the browser's own passkey calls take and give them; the server's library reads every field itself. */
const browserJson = z.record(z.string(), z.unknown());
const passkeyName = z.string().max(textMax.passkeyName);

/** A factor that was just added. */
const added = z.object({
  /** Told this once, where there were none. */
  recoveryCodes: z.array(z.string()),
  /** Opened where signing in had waited for the factor. */
  session: session.nullable(),
});

export const secondFactorSchemas = {
  finishSignIn: {
    body: z.object({
      step,
      method: z.enum(["APP", "RECOVERY_CODE", "PASSKEY"]),
      code: code.optional(),
      passkey: browserJson.optional(),
      /** No second step on this device for thirty days. */
      trustDevice: z.boolean().optional(),
    }),
    answer: session,
    errors: ["REQUIRED", "WRONG_CODE", "PASSKEY_NOT_ACCEPTED", "SECOND_STEP_OVER", "NO_ACCESS"],
  },
  askForPasskey: { body: z.object({ step }), answer: browserJson, errors: ["SECOND_STEP_OVER"] },
  startAuthenticator: {
    body: z.object({ step }),
    /** The secret as letters to type, and as the address that an app reads from a QR code. */
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
    /** The passkey of that number, or the authenticator app. */
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
      /** They may not be without one. */
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
      /** First day on which the company's staff sign in with a second factor; null while it is up to each. */
      from: date.nullable(),
      /** Staff of the company, and how many of them have one. */
      staff: z.number(),
      ready: z.number(),
    }),
  },
  setSecondFactorDemand: {
    body: z.object({ from: date.nullable() }),
    errors: ["DATE_REQUIRED", "SECOND_FACTOR_MISSING"],
  },
} as const satisfies Record<keyof typeof secondFactorRoutes, Schemas>;
