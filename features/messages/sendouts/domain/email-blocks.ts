import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import { actionLabelMax } from "#packages/domain/limits.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import type { PersonalProblem } from "./personal-fields.ts";
import { type ReadText, readTexts } from "./read-texts.ts";
import { readRich } from "./rich-text.ts";

/** The current version of a stored e-mail. A changed structure needs a new number, and a reader for each version. */
export const emailVersion = 1;

/** The maximum number of blocks, and of characters in each text. */
export const emailBlocksMax = 20;
export const emailTextMax = { subject: 120, preheader: 150, text: 2000, alt: 200, target: 500 } as const;

/** The maximum width of a mail, in points: a picture fills it. */
export const emailWidth = 560;

/** The size of the HTML, in bytes, from which Gmail cuts a mail. */
export const emailClippedFrom = 102_000;

/** A picture of the club, by its public path, as wide as the mail; `alt`: its alternative text. */
export interface BannerBlock {
  kind: "BANNER";
  picturePath: string;
  alt: string;
  /** The link, as in a button; "" is no link. */
  target: string;
  translations: Translations<"alt">;
}

/** A text with simple emphasis (`readRich`) and facts about the reader. */
export interface TextBlock {
  kind: "TEXT";
  text: string;
  translations: Translations<"text">;
}

/** A coupon of the club, drawn as the member app's ticket, in the reader's language. */
export interface CouponBlock {
  kind: "COUPON";
  couponId: number | null;
}

/** `target`: https, a path of the club's own site (`/consumer/contact`), or "" for its home page. */
export interface ButtonBlock {
  kind: "BUTTON";
  label: string;
  target: string;
  translations: Translations<"label">;
}

export type EmailBlock = BannerBlock | TextBlock | CouponBlock | ButtonBlock;

/** An e-mail as a merchant writes it: texts in the club's own language, with translations. */
export interface Email {
  version: typeof emailVersion;
  subject: string;
  /** The text that mailboxes show after the subject; "": the beginning of the first text. */
  preheader: string;
  translations: Translations<"subject" | "preheader">;
  blocks: EmailBlock[];
}

export type EmailProblem =
  | "REQUIRED"
  | "NAME_TOO_LONG"
  | "LABEL_TOO_LONG"
  | "INVALID_URL"
  | "INVALID_INPUT"
  | PersonalProblem;
/**
 * The problems by field: `subject`, `blocks.2.label`, `blocks.0.translations.fr.text`; `blocks` when there are none.
 */
export type EmailProblems = Record<string, EmailProblem>;

const atMost =
  (max: number, reason: EmailProblem, read: (text: string) => string): ReadText<EmailProblem> =>
  (text) => {
    const value = read(text);
    return value.length > max ? { ok: false, reason } : { ok: true, value };
  };
const oneLine = (max: number) => atMost(max, "NAME_TOO_LONG", normaliseName);
const richText: ReadText<EmailProblem> = (text) => {
  const read = readRich(normaliseText(text));
  return read.ok ? atMost(emailTextMax.text, "NAME_TOO_LONG", normaliseText)(text) : read;
};

const envelope = {
  subject: { read: oneLine(emailTextMax.subject), required: true, personal: true },
  preheader: { read: oneLine(emailTextMax.preheader), required: false, personal: true },
};
const textOf = { text: { read: richText, required: true, personal: true } };
const altOf = { alt: { read: oneLine(emailTextMax.alt), required: true, personal: false } };
const labelOf = {
  label: { read: atMost(actionLabelMax, "LABEL_TOO_LONG", normaliseName), required: true, personal: false },
};

/** Reads the link of a picture or a button; null: a mail must not link there. */
export function readTarget(target: string): string | null {
  const text = target.trim();
  if (text === "" || text === "/") return text;
  if (!text.startsWith("/")) {
    const checked = checkWebAddress(text);
    return checked.ok && checked.value.length <= emailTextMax.target ? checked.value : null;
  }
  const site = "https://club.invalid";
  const url = URL.canParse(text, site) ? new URL(text, site) : null;
  if (url?.origin !== site || text.length > emailTextMax.target) return null;
  // Resolving dots may leave two slashes at the beginning, which would be another host.
  const path = url.href.slice(site.length);
  return path.startsWith("//") ? null : path;
}

/** Returns the coupon whose page a sendout's link opens; its recipients may then use it. SQL twin: `coupon_of_link`. */
export function couponOfTarget(target: string): number | null {
  const [, id] = /^\/r\/([1-9]\d{0,14})\/?$/.exec(target) ?? [];
  return id === undefined ? null : Number(id);
}

/** Returns a block as stored, with its problems by field. */
function readBlock(block: EmailBlock, own: Language): { block: EmailBlock; problems: EmailProblems } {
  if (block.kind === "COUPON") return { block, problems: block.couponId === null ? { couponId: "REQUIRED" } : {} };
  if (block.kind === "TEXT") {
    const { texts, problems } = readTexts(block, textOf, own);
    return { block: { kind: "TEXT", ...texts }, problems };
  }
  const target = readTarget(block.target);
  const wrongTarget: EmailProblems = target === null ? { target: "INVALID_URL" } : {};
  const leads = { target: target ?? block.target };
  if (block.kind === "BUTTON") {
    const { texts, problems } = readTexts(block, labelOf, own);
    return { block: { kind: "BUTTON", ...leads, ...texts }, problems: { ...problems, ...wrongTarget } };
  }
  const { texts, problems } = readTexts(block, altOf, own);
  const { picturePath } = block;
  const noPicture: EmailProblems = picturePath === "" ? { picturePath: "REQUIRED" } : {};
  return {
    block: { kind: "BANNER", picturePath, ...leads, ...texts },
    problems: { ...noPicture, ...problems, ...wrongTarget },
  };
}

/**
 * Reads an e-mail; `own` is the club's language. Returns it as stored, with a problem for each invalid field. A draft
 * may be saved while all problems are REQUIRED. Does not check whether pictures and coupons belong to the club.
 */
export function checkEmail(email: Email, own: Language): { email: Email; problems: EmailProblems } {
  const { texts, problems } = readTexts(email, envelope, own);
  const read = email.blocks.map((block) => readBlock(block, own));
  const inBlocks = read.flatMap(({ problems: wrong }, at) =>
    Object.entries(wrong).map(([field, problem]) => [`blocks.${at}.${field}`, problem] as const),
  );
  const count = email.blocks.length;
  const ofBlocks: EmailProblems =
    count === 0 ? { blocks: "REQUIRED" } : count > emailBlocksMax ? { blocks: "INVALID_INPUT" } : {};
  return {
    email: { version: emailVersion, ...texts, blocks: read.map(({ block }) => block) },
    problems: { ...problems, ...ofBlocks, ...Object.fromEntries(inBlocks) },
  };
}
