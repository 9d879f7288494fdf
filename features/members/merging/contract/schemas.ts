import * as z from "zod";
import { expiringPoints } from "#features/loyalty/points/contract/shapes.ts";
import { profile } from "#features/members/directory/contract/shapes.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { id, idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { profileFields } from "../domain/merged-profile.ts";
import { undoProblems } from "../domain/undo-merge.ts";
import type { mergingRoutes } from "./routes.ts";

const field = z.enum(profileFields);

/** The personal fields of the profile. */
const person = {
  id: true,
  membershipId: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  birthday: true,
} as const;

const candidate = profile.pick(person).extend({
  homeLocation: z.string().nullable(),
  registeredAt: instant,
  purchases: z.number(),
  clubPoints: z.number(),
});

const consent = z.object({
  given: z.boolean(),
  /** Whether the member has refused marketing in the channel and not agreed since. */
  optedOut: z.boolean(),
});

const holdings = z.object({
  purchases: z.number(),
  totalAmount: z.number(),
  clubPoints: z.number(),
  owedPoints: z.number(),
  expiring: z.array(expiringPoints),
  stampcards: z.array(
    z.object({
      stampcardId: z.number(),
      title: z.string(),
      collectedStamps: z.number(),
      stampsAmount: z.number(),
      endDate: date.nullable(),
      /** The number of usable rewards of filled cards. */
      rewards: z.number(),
      owedStamps: z.number(),
    }),
  ),
  welcomeOffer: z.object({ name: z.string(), validThrough: date, used: z.boolean(), usable: z.boolean() }).nullable(),
});

const membership = holdings.extend({
  ...profile.pick({ ...person, language: true, address: true, gender: true }).shape,
  homeLocationId: z.number().nullable(),
  homeLocation: z.string().nullable(),
  registeredAt: instant,
  consents: z.object({ EMAIL: consent, SMS: consent }),
});

/** A merge, in force or already undone. */
const merge = z.object({
  id: z.number(),
  otherId: z.number(),
  membershipId: z.string(),
  name: z.string(),
  mergedAt: instant,
  author: z.string(),
  purchases: z.number(),
  undoableUntil: instant,
  /** The reason why the merge cannot be undone; null if it can. */
  problem: z.enum(undoProblems).nullable(),
});

const between = ["SAME_MEMBER"] as const;

const undoErrors = [...undoProblems, "EMAIL_TAKEN", "PHONE_TAKEN", "EMAIL_OR_PHONE_REQUIRED", "OWN_MERGE"] as const;

const requested = z.object({ id: z.number() });

const requestMember = profile.pick({ id: true, membershipId: true, firstName: true, lastName: true });

/** A local merchant's pending request. `mergeId`: the merge to undo; null for a request to merge the two members. */
const mergeRequest = z.object({
  id: z.number(),
  mergeId: z.number().nullable(),
  kept: requestMember,
  other: requestMember,
  taken: z.array(field),
  askedBy: z.string(),
  askedAt: instant,
  /** Whether the caller made the request. */
  isOwn: z.boolean(),
});

export const mergingSchemas = {
  /**
   * Lists members to merge with. `q`: a name, number, phone or e-mail; without it, members who may be the same person.
   */
  listMergeCandidates: {
    params: idParams,
    query: z.object({ q: z.string().trim().max(textMax.email).optional() }),
    answer: z.object({ rows: z.array(candidate) }),
  },
  /**
   * Returns both memberships, and the result of merging them. The page itself combines the profile from the user's
   * choices.
   */
  previewMerge: {
    params: idParams,
    query: z.object({ otherId: id }),
    answer: z.object({
      kept: membership,
      other: membership,
      differing: z.array(field),
      after: holdings,
      /** The names of stamp cards that are filled by adding up the stamps. */
      completed: z.array(z.string()),
      undoable: z.boolean(),
    }),
    errors: between,
  },
  listMerges: { params: idParams, answer: z.object({ rows: z.array(merge) }) },
  /** `taken`: fields with two different values, where the other membership's value is taken. */
  mergeMembers: {
    params: idParams,
    body: z.object({ otherId: id, taken: z.array(field).max(profileFields.length) }),
    answer: z.object({ mergeId: z.number() }),
    errors: [...between, "OWN_MERGE", "MERGE_APPROVAL_NEEDED"],
  },
  undoMerge: {
    params: z.object({ id, mergeId: id }),
    errors: [...undoErrors, "MERGE_APPROVAL_NEEDED"],
  },
  /**
   * Requests a merchant's approval to merge, for a local merchant. While a request is pending, a repeat returns the
   * same request.
   */
  askMerge: {
    params: idParams,
    body: z.object({ otherId: id, taken: z.array(field).max(profileFields.length) }),
    answer: requested,
    errors: [...between, "OWN_MERGE", "MERGE_APPROVAL_NOT_NEEDED"],
  },
  askUndoMerge: {
    params: z.object({ id, mergeId: id }),
    answer: requested,
    errors: [...undoProblems, "OWN_MERGE", "MERGE_APPROVAL_NOT_NEEDED"],
  },
  /**
   * Returns pairs of members whose address is one mailbox, in two spellings of its domain. `email`: the address as
   * shown.
   */
  listDoubleMembers: { answer: z.array(z.object({ kept: requestMember, other: requestMember, email: z.string() })) },
  /** Returns pending requests, oldest first: a merchant gets all of them, a local merchant their own. */
  listMergeRequests: { answer: z.array(mergeRequest) },
  withdrawMergeRequest: { params: idParams },
  /** Answers a request. `APPROVED` merges or undoes at once. */
  answerMergeRequest: {
    params: idParams,
    body: z.object({ answer: z.enum(["APPROVED", "DECLINED"]) }),
    errors: ["ALREADY_ANSWERED", "OWN_REQUEST", ...undoErrors],
  },
} as const satisfies Record<keyof typeof mergingRoutes, Schemas>;
