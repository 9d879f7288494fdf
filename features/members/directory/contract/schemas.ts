import * as z from "zod";
import { expiringPoints } from "#features/loyalty/points/contract/shapes.ts";
import { consentSources } from "#features/members/consents/domain/consent-source.ts";
import { outcomes } from "#features/outcome-shapes.ts";
import { purchase } from "#features/till/purchases/contract/shapes.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { filterQuery } from "#packages/contract/filter-shapes.ts";
import { listQuery, page, several } from "#packages/contract/list-shapes.ts";
import { beganFrom, channel, id, idParams, language, version } from "#packages/contract/shapes.ts";
import { memberFilters } from "./filters.ts";
import type { directoryRoutes } from "./routes.ts";
import { profile, profileChanges } from "./shapes.ts";

const row = z.object({
  id: z.number(),
  membershipId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  homeLocation: z.string().nullable(),
  registeredAt: instant,
  lastPurchaseAt: instant.nullable(),
  purchases: z.number(),
  totalAmount: z.number(),
  clubPoints: z.number(),
});
export type MemberRow = z.infer<typeof row>;

/**
 * Evidence of a member's answer about marketing. `text`: the text shown at the box; `author`: the staff member who
 * withdrew a consent.
 */
const consent = z.object({
  channel,
  given: z.boolean(),
  at: instant,
  source: z.enum(consentSources),
  text: z.string(),
  language: language.nullable(),
  author: z.string(),
});

/** The member's profile with the version its editor needs. */
const ownProfile = profile.extend({ version });

/** A version of the club's texts that the member has accepted. */
const acceptance = z.object({ kind: z.enum(["MEMBERSHIP", "PRIVACY"]), version: z.number(), at: instant });

/** The filters of the member list; `selection`: only members in this selection. */
const filters = listQuery.extend(filterQuery(memberFilters).shape);

export const directorySchemas = {
  /** `sort`: `registered` (default), `lastPurchase`, `total`, `points`, `name`, `home`. */
  listMembers: {
    query: filters,
    /** `exactTotal`: the number of members beyond 1,000 too; null if it is not known, because the list is filtered. */
    answer: page(row).extend({ exactTotal: z.number().nullable() }),
    errors: ["SELECTION_UNKNOWN"],
  },
  exportMembers: {
    query: filters.omit({ page: true, cursor: true }),
    errors: ["INVALID_INPUT", "SELECTION_UNKNOWN"],
  },
  getMember: {
    params: idParams,
    answer: z.object({
      profile: ownProfile,
      homeLocation: z.string().nullable(),
      registeredAt: instant,
      /** The time of the latest purchase that the caller may see. */
      lastPurchaseAt: instant.nullable(),
      purchases: z.number(),
      totalAmount: z.number(),
      points: z.object({
        balance: z.number(),
        earned: z.number(),
        redeemed: z.number(),
        /** Points deducted by corrections that were not withdrawn. */
        deducted: z.number(),
        expired: z.number(),
        expiring: z.array(expiringPoints),
      }),
      latestPurchases: z.array(purchase),
      consents: z.array(consent),
      acceptances: z.array(acceptance),
    }),
  },
  /**
   * A new address is pending until the member proves it. The response is the same for a taken address and a free one.
   */
  updateMember: {
    params: idParams,
    body: profileChanges.extend(beganFrom),
    answer: ownProfile,
    errors: [
      "INVALID_EMAIL",
      "INVALID_PHONE",
      "NOT_MOBILE",
      "BIRTHDAY_IN_FUTURE",
      "EMAIL_OR_PHONE_REQUIRED",
      "CONSENT_IS_THE_MEMBERS",
      "NO_SMS_TO_PROVE",
      "CHANGED_MEANWHILE",
    ],
  },
  /** Sends the link to the pending address again. Refuses NOT_FOUND when no address is pending. */
  resendMemberContact: { params: z.object({ id, channel }), errors: ["NO_SMS_TO_PROVE", "NOT_MOBILE"] },
  withdrawMemberContact: { params: z.object({ id, channel }) },
  removeMember: { params: idParams },
  removeMembers: { body: several, answer: outcomes },
} as const satisfies Record<keyof typeof directoryRoutes, Schemas>;
