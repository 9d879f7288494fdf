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
  /** The internal name; members see the public one. */
  name: z.string(),
  commercialName: z.string(),
  subdomain: z.string(),
  language,
  /** The languages for members, including the club's own. */
  languages: z.array(language),
  timeZone: z.string(),
  brandColour: z.string(),
  logoPath: z.string().nullable(),
  clubPointActive: z.boolean(),
  /** A test club: its clock can be moved, and its messages reach no real recipients. */
  sandbox: z.boolean(),
  /** Seconds by which the club's clock is ahead of the server's; 0 except in a sandbox. */
  clockAhead: z.number(),
  /** The club's URL for members, with scheme and port. */
  address: z.string(),
});

/** A chain in the form of its editor, with subdomains that still redirect to it and their last days. */
const ownChain = chain.extend({
  version,
  /** The first day counted in the time zone, which is fixed from then on; null: still changeable. */
  timeZoneFixedSince: date.nullable(),
  formerSubdomains: z.array(z.object({ subdomain: z.string(), until: date })),
});

const chainFields = z.object({
  commercialName: text(textMax.clubName),
  /** The internal name; absent: unchanged, following the public one until it differs. */
  name: text(textMax.clubName).optional(),
  subdomain: text(40),
  language,
  /** Languages besides the club's own; absent: unchanged, or all for a new club. */
  languages: z.array(language).max(10).optional(),
  /** An IANA name; absent: unchanged, or Europe/Stockholm for a new club. */
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

/** The club's time and the server's time; they differ in a sandbox only. */
const chainClock = z.object({ sandbox: z.boolean(), now: instant, realNow: instant });
/** A target day, or a distance from the day shown to the caller: a second click then has no further effect. */
const clockMove = z.union([
  z.object({ moveTo: date }),
  z.object({
    from: date,
    days: z.number().int().min(0).max(3660).optional(),
    months: z.number().int().min(0).max(120).optional(),
  }),
]);

/** A text per language; an empty language falls back to the chain's own. */
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
  /** The number of notified members, and whether all are; null: none to notify, as for the first version. */
  told: z.object({ members: z.number(), done: z.boolean() }).nullable(),
  /**
   * Members who accepted a version that requires it, at most one more than `acceptancesCounted`; null: not required.
   */
  accepted: z.number().nullable(),
  publishedAt: instant,
  publishedBy: z.string(),
});
const kindParams = z.object({ kind: z.enum(["membership", "privacy"]) });
const versionParams = kindParams.extend({ version: z.coerce.number().int().positive() });

export const settingsSchemas = {
  createChain: {
    /** The company must be one of the caller's. A sandbox is created as such and stays one. */
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
    /** Refuses with NAME_TAKEN at the language if two categories would have one name in it, and with TIME_ZONE_FIXED at the time zone's field after days have been counted in the current zone. */
    errors: [...fieldErrors, "NAME_TAKEN", "TIME_ZONE_FIXED", "CHANGED_MEANWHILE"],
  },
  getWrittenLanguages: {
    /**
     * The number of current translatable objects, and the translated number for each language except the club's own.
     */
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
      /** The draft, else the latest published version, else the template. */
      texts: termsTexts,
      version,
      /** Whether the text differs from the latest published version. */
      changed: z.boolean(),
      /** The version that applies today. */
      published: z.object({ version: z.number(), publishedAt: instant }).nullable(),
      /** The default first day of a new version. */
      usualDay: date,
      /** All versions, newest first, including coming and withdrawn ones. */
      versions: z.array(termsVersion),
    }),
  },
  /** CHANGED_MEANWHILE returns the current texts and their version. */
  saveTermsDraft: {
    params: kindParams,
    body: z.object({ texts: writtenTexts, ...beganFrom }),
    answer: z.object({ version }),
    errors: ["CHANGED_MEANWHILE"],
  },
  publishTerms: {
    params: kindParams,
    /**
     * `appliesOn`: the first day of the version; absent: the usual day. The club's first text applies today.
     * `asksAgain`: a member with an earlier version keeps that until accepting this one.
     */
    body: z.object({
      texts: writtenTexts,
      appliesOn: date.optional(),
      asksAgain: z.boolean().default(false),
      ...beganFrom,
    }),
    /** `draftVersion`: the version with which the editor continues. */
    answer: z.object({ version: z.number(), publishedAt: instant, appliesOn: date, draftVersion: version }),
    errors: ["REQUIRED", "DATE_IN_PAST", "DAY_TOO_FAR", "BEFORE_COMING_TERMS", "CHANGED_MEANWHILE"],
  },
  getTermsVersion: {
    params: versionParams,
    answer: termsVersion.pick({ version: true, state: true, appliesOn: true, publishedAt: true }).extend({
      texts: termsTexts,
    }),
  },
  /** A version can be withdrawn through the day before it applies. */
  takeBackTerms: {
    params: versionParams,
    errors: ["STATUS_NOT_ALLOWED"],
  },
} as const satisfies Record<keyof typeof settingsRoutes, Schemas>;
