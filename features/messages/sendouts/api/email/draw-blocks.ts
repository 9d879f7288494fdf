import type { MessagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { textsIn } from "#packages/domain/translations/translations.ts";
import { localeOf } from "#packages/i18n/locale.ts";
import { asMarkup, asText } from "#packages/server/messaging/template.ts";
import type { EmailBlock } from "../../domain/email-blocks.ts";
import { plainOf, type RichParagraph, readRich, type Span } from "../../domain/rich-text.ts";
import type { Slots } from "./collect-email-slots.ts";
import { emailParts } from "./email-parts.ts";

/** A coupon as a mail shows it, in the reader's language. Amounts in öre. */
export interface EmailCoupon {
  name: string;
  description: string;
  /** The price in points; null for a value coupon. */
  pointsRequired: number | null;
  valueOre: number | null;
  minimumOre: number | null;
  /** Its last day; null: none. */
  endsOn: Temporal.PlainDate | null;
  /** The page that shows it. */
  url: string;
}

/** The context that blocks are drawn with. */
export interface Drawing {
  language: Language;
  t: MessagePhrases;
  slots: Slots;
  coupons: ReadonlyMap<number, EmailCoupon>;
  /** Returns the address of a public path. */
  addressOf(path: string): string;
  /** Returns the tracked link to an address, with `recipientCode` where a click must identify its recipient. */
  linkTo(href: string): string;
}

export interface DrawnBlock {
  html: string;
  text: string;
}

/** Fills a part of the mail with values, which are markup already. Colour placeholders remain for the complete mail. */
export function fillPart(part: keyof typeof emailParts, values: Record<string, string>): string {
  return emailParts[part].replace(/%%([a-z]+)%%/gi, (_, name: string) => values[name] ?? "");
}

function drawSpan({ slots, linkTo }: Drawing, { text, bold, italic, href }: Span): string {
  const words = slots.text(text, asMarkup);
  const linked = href
    ? `<a href="${slots.link(linkTo(href), asMarkup)}" style="color:%%light.accent%%">${words}</a>`
    : words;
  const leaning = italic ? `<em>${linked}</em>` : linked;
  return bold ? `<strong>${leaning}</strong>` : leaning;
}

function drawParagraph(drawing: Drawing, { heading, spans }: RichParagraph, isLast: boolean): string {
  const words = spans.map((span) => drawSpan(drawing, span)).join("");
  const below = isLast ? 0 : heading ? 8 : 16;
  if (heading) return `<h2 style="margin:0 0 ${below}px;font-size:24px;line-height:1.25">${words}</h2>`;
  return `<p style="margin:0 0 ${below}px">${words}</p>`;
}

/** Writes kronor in the language's format: with two decimals, or none for complete kronor. */
const kronorOf = (language: Language, ore: number) =>
  (ore / 100).toLocaleString(localeOf(language), { minimumFractionDigits: ore % 100 === 0 ? 0 : 2 });

function drawCoupon(drawing: Drawing, coupon: EmailCoupon): DrawnBlock {
  const { t, slots, language, linkTo } = drawing;
  const kronor = (ore: number) => kronorOf(language, ore);
  const { pointsRequired, valueOre, minimumOre, endsOn, url, name, description } = coupon;
  const value =
    valueOre === null
      ? t("email.points", { points: pointsRequired ?? 0 })
      : t("email.kronor", { amount: kronor(valueOre) });
  const day = endsOn?.toLocaleString(localeOf(language), { day: "numeric", month: "long", year: "numeric" });
  const terms = [
    minimumOre === null ? "" : t("email.atLeast", { amount: kronor(minimumOre) }),
    day ? t("email.until", { date: day }) : "",
  ].filter(Boolean);
  const href = slots.link(linkTo(url), asMarkup);
  const html = fillPart("coupon", {
    value: asMarkup(value),
    name: asMarkup(name),
    description: asMarkup(description),
    terms: terms.map(asMarkup).join(" · "),
    href,
    show: asMarkup(t("email.show")),
  });
  const line = `${t("email.show")}: ${slots.link(linkTo(url), asText)}`;
  return { html, text: [asText(`${value}: ${name}`), asText(description), ...terms, line].filter(Boolean).join("\n") };
}

/** Draws a block in the reader's language; null when it is empty. */
export function drawBlock(drawing: Drawing, block: EmailBlock): DrawnBlock | null {
  const { slots, language, addressOf, linkTo } = drawing;
  if (block.kind === "COUPON") {
    const coupon = drawing.coupons.get(block.couponId ?? 0);
    return coupon ? drawCoupon(drawing, coupon) : null;
  }
  if (block.kind === "TEXT") {
    const read = readRich(textsIn({ text: block.text }, block.translations, language).text);
    if (!read.ok || read.paragraphs.length === 0) return null;
    const last = read.paragraphs.length - 1;
    const paragraphs = read.paragraphs.map((each, at) => drawParagraph(drawing, each, at === last));
    return {
      html: fillPart("text", { text: paragraphs.join("") }),
      text: slots.text(plainOf(read.paragraphs), asText),
    };
  }
  const goal = linkTo(block.target.startsWith("http") ? block.target : addressOf(block.target || "/"));
  const href = slots.link(goal, asMarkup);
  if (block.kind === "BUTTON") {
    const { label } = textsIn({ label: block.label }, block.translations, language);
    if (label === "") return null;
    return {
      html: fillPart("button", { href, label: asMarkup(label) }),
      text: `${asText(label)}: ${slots.link(goal, asText)}`,
    };
  }
  if (block.picturePath === "") return null;
  const { alt } = textsIn({ alt: block.alt }, block.translations, language);
  const picture = { src: asMarkup(addressOf(block.picturePath)), alt: asMarkup(alt) };
  if (block.target === "") return { html: fillPart("banner", picture), text: asText(alt) };
  return { html: fillPart("linked-banner", { ...picture, href }), text: `${asText(alt)}: ${slots.link(goal, asText)}` };
}
