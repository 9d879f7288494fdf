import * as z from "zod";
import { profile, profileChanges } from "#features/members/directory/contract/shapes.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { language, role, session, subdomainParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { sessionsRoutes } from "./routes.ts";

const credentials = z.object({ username: z.string().max(textMax.email), password: z.string().max(textMax.password) });

/** The password was correct: `secondStep` of the problem names the step that is due and opens it. */
const secondStepErrors = ["SECOND_FACTOR_DUE", "SECOND_FACTOR_SETUP_DUE", "TOO_BUSY"] as const;

export const sessionsSchemas = {
  logIn: { body: credentials, answer: session, errors: ["WRONG_CREDENTIALS", ...secondStepErrors] },
  logInMember: {
    params: subdomainParams,
    body: credentials,
    answer: session,
    errors: ["WRONG_CREDENTIALS", "TOO_BUSY"],
  },
  logOut: {},
  saveLastLocation: { params: z.object({ id: z.coerce.number().int().positive() }), errors: ["OTHER_LOCATION"] },
  getSession: { answer: z.object({ language, role, token: z.string() }) },
  /**
   * A changed or removed address requires the password. A new one stays pending. The response is the same for a free
   * and a taken address.
   */
  updateProfile: {
    body: profileChanges.extend({ password: z.string().max(textMax.password).optional() }),
    answer: session,
    errors: [
      "REQUIRED",
      "WRONG_PASSWORD",
      "INVALID_EMAIL",
      "INVALID_PHONE",
      "NOT_MOBILE",
      "BIRTHDAY_IN_FUTURE",
      "EMAIL_OR_PHONE_REQUIRED",
      "NO_SMS_TO_PROVE",
    ],
  },
  /** For staff, the members' fields are empty. */
  getDetails: { answer: profile },
  updateLanguage: { body: z.object({ language }) },
  listSessions: {
    answer: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: instant,
        lastUsedAt: instant,
        current: z.boolean(),
        role,
      }),
    ),
  },
  endOtherSessions: {},
  endSession: { params: z.object({ id: z.string().max(100) }) },
} as const satisfies Record<keyof typeof sessionsRoutes, Schemas>;
