import * as z from "zod";
import { terms, termsParagraph } from "#features/clubs/terms/contract/shapes.ts";
import { termsLimits } from "#features/clubs/terms/domain/terms-versions.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { beganFrom, id, language, subdomainParams, version } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { pictureRefusals } from "#packages/domain/pictures/check-picture.ts";
import { timeZoneMax } from "../domain/time-zones.ts";
import type { settingsRoutes } from "./routes.ts";

const text = (max: number) => z.string().trim().max(max);

export const chain = z.object({
  id: z.number(),
  /** What staff call it; members see the other. */
  name: z.string(),
  commercialName: z.string(),
  subdomain: z.string(),
  language,
  /** Those it offers its members, its own among them. */
  languages: z.array(language),
  timeZone: z.string(),
  brandColour: z.string(),
  logoPath: z.string().nullable(),
  clubPointActive: z.boolean(),
  /** A club to try things in: its clock can be moved, its messages reach nobody. */
  sandbox: z.boolean(),
  /** Seconds its clock runs ahead of the server's; 0 but in a sandbox. */
  clockAhead: z.number(),
  /** Where members find the club, scheme and port included. */
  address: z.string(),
});

/** As its editor has it, with the subdomains that still lead to it, and through which day they do. */
const ownChain = chain.extend({
  version,
  /** The first day that was counted by the time zone, which may not be another since; null: it may. */
  timeZoneFixedSince: date.nullable(),
  formerSubdomains: z.array(z.object({ subdomain: z.string(), until: date })),
});

const chainFields = z.object({
  commercialName: text(textMax.clubName),
  /** Staff's own name for it; absent: as it was, following the public one until it is another. */
  name: text(textMax.clubName).optional(),
  subdomain: text(40),
  language,
  /** Those it offers beside its own; absent: as it was, of a new one all. */
  languages: z.array(language).max(10).optional(),
  /** An IANA name; absent: as it was, of a new one Europe/Stockholm. */
  timeZone: text(timeZoneMax).optional(),
  brandColour: z.string().regex(/^#[0-9a-f]{6}$/),
});

const fieldErrors = [
  "REQUIRED",
  "INVALID_SUBDOMAIN",
  "RESERVED_SUBDOMAIN",
  "SUBDOMAIN_TAKEN",
  "NAME_RESERVED",
  "NAME_HAS_ADDRESS",
  "NAME_IS_BAIT",
  "INVALID_TIME_ZONE",
] as const;

/** The moment it is in the club, and by the server's own clock; apart in a sandbox only. */
const chainClock = z.object({ sandbox: z.boolean(), now: instant, realNow: instant });
/** To a day; or so far from the day the caller's screen showed, so that a second press asks for nothing more. */
const clockMove = z.union([
  z.object({ moveTo: date }),
  z.object({
    from: date,
    days: z.number().int().min(0).max(3660).optional(),
    months: z.number().int().min(0).max(120).optional(),
  }),
]);

/** A text per language; a language left empty falls back to the chain's own. */
export const termsTexts = z.object({ sv: terms, en: terms, fr: terms });
const writtenTerms = z.object({
  title: z.string().trim().max(termsLimits.title),
  termsParagraphs: z
    .array(
      termsParagraph.extend({
        title: z.string().trim().max(termsLimits.title),
        content: z.string().trim().max(termsLimits.text),
      }),
    )
    .max(termsLimits.paragraphs),
});
const writtenTexts = z.object({ sv: writtenTerms, en: writtenTerms, fr: writtenTerms });
const termsVersion = z.object({
  version: z.number(),
  state: z.enum(["REPLACED", "IN_FORCE", "COMING", "TAKEN_BACK"]),
  appliesOn: date,
  asksAgain: z.boolean(),
  mayTakeBack: z.boolean(),
  /** How many members were written to of it, and whether all have been; null: nobody is, as of the first. */
  told: z.object({ members: z.number(), done: z.boolean() }).nullable(),
  /** How many members have accepted what asked them anew, one more than `acceptancesCounted` at the most; null: it did not. */
  accepted: z.number().nullable(),
  publishedAt: instant,
  publishedBy: z.string(),
});
const kindParams = z.object({ kind: z.enum(["membership", "privacy"]) });
const versionParams = kindParams.extend({ version: z.coerce.number().int().positive() });

export const settingsSchemas = {
  createChain: {
    /** For a company of the caller's. A sandbox is made as such, and stays one. */
    body: chainFields.extend({ companyId: id, sandbox: z.boolean().default(false) }),
    answer: ownChain,
    errors: [...fieldErrors, "NO_ACCESS", "COMPANY_BUDGET_USED"],
  },
  getSubdomainAvailability: {
    params: subdomainParams,
    answer: z.object({ available: z.boolean(), reason: z.string().nullable() }),
  },
  getChain: { answer: ownChain },
  updateChain: {
    body: chainFields.extend(beganFrom),
    answer: ownChain,
    /** TIME_ZONE_FIXED at its field, once days have been counted by the one there is. */
    errors: [...fieldErrors, "TIME_ZONE_FIXED", "CHANGED_MEANWHILE"],
  },
  getWrittenLanguages: {
    /** What can be written in several languages and is not over, and how much of it is written in each but the club's own. */
    answer: z.object({ things: z.number(), written: z.array(z.object({ language, things: z.number() })) }),
  },
  setChainLogo: { answer: z.object({ logoPath: z.string() }), errors: pictureRefusals },
  removeChainLogo: {},
  getChainClock: { answer: chainClock },
  moveChainClock: {
    body: clockMove,
    answer: chainClock,
    errors: ["NOT_A_SANDBOX", "CLOCK_ONLY_FORWARD", "CLOCK_TOO_FAR"],
  },
  getTerms: {
    params: kindParams,
    answer: z.object({
      /** The draft, or what was published last, or a good first text. */
      texts: termsTexts,
      version,
      /** True when what stands here differs from what was published last. */
      changed: z.boolean(),
      /** The version that applies today. */
      published: z.object({ version: z.number(), publishedAt: instant }).nullable(),
      /** From when a new one applies unless another day is chosen. */
      usualDay: date,
      /** The newest first, those that are coming and those taken back among them. */
      versions: z.array(termsVersion),
    }),
  },
  /** CHANGED_MEANWHILE brings the texts as they are, and their version. */
  saveTermsDraft: {
    params: kindParams,
    body: z.object({ texts: writtenTexts, ...beganFrom }),
    answer: z.object({ version }),
    errors: ["CHANGED_MEANWHILE"],
  },
  publishTerms: {
    params: kindParams,
    /**
     * `appliesOn`: the first day it applies; absent: the usual one. The club's first text applies today. `asksAgain`: whoever
     * accepted an earlier version goes by that until they have accepted this.
     */
    body: z.object({
      texts: writtenTexts,
      appliesOn: date.optional(),
      asksAgain: z.boolean().default(false),
      ...beganFrom,
    }),
    /** `draftVersion`: what its editor goes on from. */
    answer: z.object({ version: z.number(), publishedAt: instant, appliesOn: date, draftVersion: version }),
    errors: ["REQUIRED", "DATE_IN_PAST", "DAY_TOO_FAR", "BEFORE_COMING_TERMS", "CHANGED_MEANWHILE"],
  },
  getTermsVersion: {
    params: versionParams,
    answer: termsVersion.pick({ version: true, state: true, appliesOn: true, publishedAt: true }).extend({
      texts: termsTexts,
    }),
  },
  /** Through the day before it applies. */
  takeBackTerms: {
    params: versionParams,
    errors: ["STATUS_NOT_ALLOWED"],
  },
} as const satisfies Record<keyof typeof settingsRoutes, Schemas>;
