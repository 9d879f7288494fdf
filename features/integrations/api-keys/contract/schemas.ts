import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { id, idParams, wholeNumber } from "#packages/contract/shapes.ts";
import { apiScopes } from "#packages/domain/access/api-scopes.ts";
import { numberLimits } from "#packages/domain/limits.ts";
import { keyLifetimes } from "../domain/keys.ts";
import type { apiKeysRoutes } from "./routes.ts";

/**
 * A key's limits without a second person, in kronor and points: per purchase, unusual amounts per day, one member's
 * purchases per day, and corrections. Null: as for the club's cashiers.
 */
const keyLimits = z.object({
  perPurchase: wholeNumber(numberLimits.cashierKronorPerPurchase).nullable(),
  perDay: wholeNumber(numberLimits.cashierKronorPerDay).nullable(),
  perMemberDay: wholeNumber(numberLimits.cashierKronorPerDay).nullable(),
  correctionsPerMember: wholeNumber(numberLimits.cashierPointsPerMember).nullable(),
  correctionsPerDay: wholeNumber(numberLimits.cashierPointsPerDay).nullable(),
});

const apiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** The key's last characters. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The points of sale to which the key is bound; null: the complete club. */
  pointsOfSale: z.array(z.object({ id: z.number(), name: z.string() })).nullable(),
  limits: keyLimits,
  state: z.enum(["LIVE", "EXPIRED", "REVOKED"]),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  /** The time when the key was last used, accurate to some minutes. */
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});

export const apiKeysSchemas = {
  /** Live keys first, the latest created first. Revoked keys are listed as long as their actions are stored. */
  listApiKeys: { answer: z.array(apiKey) },
  createApiKey: {
    body: z.object({
      name: z.string().max(100),
      scopes: z.array(z.enum(apiScopes)).max(100),
      pointOfSaleIds: z.array(id).max(500).nullable(),
      days: z.literal(keyLifetimes),
    }),
    /** The key itself is shown only here. */
    answer: z.object({ apiKey, key: z.string() }),
    errors: [
      ...(["REQUIRED", "NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_RESERVED"] as const),
      ...(["SCOPES_REQUIRED", "SCOPE_NEEDS_CLUB", "TOO_MANY_KEYS"] as const),
    ],
  },
  /** Replaces all five limits of the key. */
  setApiKeyLimits: { params: idParams, body: keyLimits, answer: apiKey },
  revokeApiKey: { params: idParams, answer: apiKey },
} as const satisfies Record<keyof typeof apiKeysRoutes, Schemas>;
