import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { proof, session, subdomainParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { signInCodesRoutes } from "./routes.ts";

const username = z.string().max(textMax.email);

export const signInCodesSchemas = {
  requestSignInCode: {
    params: subdomainParams,
    body: z.object({
      /** An e-mail or phone. Known and unknown ones get the same answer. */
      username,
      /** For a phone. Without a proof, a few requests are accepted per hour and source, and per day and club. */
      proof: proof.optional(),
    }),
    errors: ["REQUIRED", "INVALID_PHONE_OR_EMAIL", "NO_SMS_TO_PROVE", "WORK_NOT_DONE", "PROOF_REQUIRED"],
  },
  /** The code counts for ten minutes and once. Five wrong codes end the attempts for ten minutes. */
  signInByCode: {
    params: subdomainParams,
    body: z.object({ username, code: z.string().max(20) }),
    answer: session,
    errors: ["REQUIRED", "WRONG_SIGN_IN_CODE"],
  },
} as const satisfies Record<keyof typeof signInCodesRoutes, Schemas>;
