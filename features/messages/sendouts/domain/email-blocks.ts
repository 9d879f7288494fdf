import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import { actionLabelMax } from "#packages/domain/limits.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import type { PersonalProblem } from "./personal-fields.ts";
import { type ReadText, readTexts } from "./read-texts.ts";
import { readRich } from "./rich-text.ts";

/** The version in which an e-mail is kept today. Another shape gets another number, and a reader for each. */
export const emailVersion = 1;

/** Most blocks, and longest texts in characters. */
export const emailBlocksMax = 20;
export const emailTextMax = { subject: 120, preheader: 150, text: 2000, alt: 200, target: 500 } as const;

/** How wide a mail is at most, in points: a picture fills it. */
export const emailWidth = 560;

/** Bytes of HTML from which Gmail shows a part of a mail alone. */
export const emailClippedFrom = 102_000;

/** A picture of the club's, by its public path, as wide as the mail; `alt`: what it says to those who do not see it. */
export interface BannerBlock {
  kind: "BANNER";
  picturePath: string;
  alt: string;
  /** Where it leads, as a button's; "" leads nowhere. */
  target: string;
  translations: Translations<"alt">;
}

/** A text with simple emphasis (`readRich`) and personal fields. */
export interface TextBlock {
  kind: "TEXT";
  text: string;
  translations: Translations<"text">;
}

/** A coupon of the club as the member app's ticket, told in the reader's language. */
export interface CouponBlock {
  kind: "COUPON";
  couponId: number | null;
}

/** `target`: https, a path of the club's own site (`/consumer/contact`), or "" for its home. */
export interface ButtonBlock {
  kind: "BUTTON";
  label: string;
  target: string;
  translations: Translations<"label">;
}

export type EmailBlock = BannerBlock | TextBlock | CouponBlock | ButtonBlock;

/** An e-mail as a merchant writes it: texts in the club's own language, with those in others beside them. */
export interface Email {
  version: typeof emailVersion;
  subject: string;
  /** What mailboxes show behind the subject; "": the beginning of the first text. */
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
/** By field: `subject`, `blocks.2.label`, `blocks.0.translations.fr.text`; `blocks` where there are none. */
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

/** Reads where a picture or a button leads; null: it leads nowhere that a mail may. */
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
  // Dots that are taken out may leave two slashes at the beginning: another host.
  const path = url.href.slice(site.length);
  return path.startsWith("//") ? null : path;
}

/** The coupon whose page a link of a sendout leads to; its readers may use it then. SQL twin: `coupon_of_link`. */
export function couponOfTarget(target: string): number | null {
  const [, id] = /^\/r\/([1-9]\d{0,14})\/?$/.exec(target) ?? [];
  return id === undefined ? null : Number(id);
}

/** A block as stored, and what is wrong in it by field. */
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
 * Reads an e-mail, `own` being the club's language: answers it as stored, with a problem for each wrong field. A draft may be
 * kept while all that is wrong is REQUIRED. Whose pictures and coupons it names is not asked here.
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
