import type { Brand } from "#features/messages/letters/api/render-letter.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { textsIn } from "#packages/domain/translations/translations.ts";
import { escapeHtml } from "#packages/server/messaging/escape-html.ts";
import {
  asMarkup,
  asText,
  fillTemplate,
  type MailTemplate,
  type Template,
} from "#packages/server/messaging/template.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import type { Email } from "../../domain/email-blocks.ts";
import { fillPlace, type PersonalFacts } from "../../domain/personal-fields.ts";
import { collectEmailSlots, type Slot } from "./collect-email-slots.ts";
import { type Drawing, type DrawnBlock, drawBlock, fillPart } from "./draw-blocks.ts";

/** The sender as the mail shows it, with name and postal address in one line at the foot. */
export interface EmailBrand extends Brand {
  postal: string;
}

/** The language and the context of an e-mail. */
export interface EmailSetting extends Pick<Drawing, "language" | "coupons" | "addressOf"> {
  brand: EmailBrand;
  linkTo?: Drawing["linkTo"];
  /** Returns the id of a block in a preview page; absent in mails. */
  anchorOf?: (at: number) => string;
}

/** An e-mail compiled for a language and a club; each recipient's slots are filled later. */
export interface CompiledEmail extends MailTemplate<Slot, EmailRecipient> {
  /** The text a mailbox shows after the subject: the merchant's own, or the beginning of the text. */
  preheader: Template<Slot>;
}

/** A recipient's own values. `code`: identifies their clicks, where links contain one. */
export interface EmailRecipient {
  facts: PersonalFacts;
  unsubscribeUrl: string;
  code: string;
}

function colours(html: string, brand: EmailBrand): string {
  const palette = brandPalette(brand.colour);
  return html.replace(/%%(light|dark)\.(\w+)%%/g, (_, scheme: "light" | "dark", role: string) =>
    String(palette[scheme][role as keyof typeof palette.light]),
  );
}

function drawFoot({ t, slots }: Drawing, { name, sender, postal }: EmailBrand): { html: string; text: string } {
  const lines = [t("email.why", { name }), sender, postal].filter(Boolean).map(asText);
  const unsubscribe = t("layout.unsubscribe.letter");
  const link = slots.put("UNSUBSCRIBE");
  const wayOut = `<a href="${link}" style="color:%%light.quiet%%">${asMarkup(unsubscribe)}</a>`;
  return {
    html: fillPart("foot", { foot: [...lines.map(asMarkup), wayOut].join("<br>") }),
    text: `-- \n${[...lines, `${unsubscribe}: ${link}`].join("\n")}`,
  };
}

const anchored = (block: DrawnBlock | null, id: string | undefined): DrawnBlock | null =>
  block && id ? { ...block, html: block.html.replace("<div ", `<div id="${id}" `) } : block;

/**
 * Compiles an e-mail in a language, once for all its readers. Blocks, brand and foot are fixed, and each recipient's
 * values are slots. A merchant's text never becomes markup. An unknown coupon is left out.
 */
export function compileEmail(
  email: Email,
  { brand, linkTo = (href) => href, anchorOf, ...setting }: EmailSetting,
): CompiledEmail {
  const slots = collectEmailSlots();
  const t = messagePhrases(setting.language);
  const drawing: Drawing = { ...setting, linkTo, t, slots };
  const { subject, preheader } = textsIn(
    { subject: email.subject, preheader: email.preheader },
    email.translations,
    setting.language,
  );
  const name = asMarkup(brand.name);
  const home = asMarkup(brand.homeUrl);
  const blocks = email.blocks.map((block, at) => anchored(drawBlock(drawing, block), anchorOf?.(at)));
  const foot = drawFoot(drawing, brand);
  const html = [
    fillPart("start", {
      language: setting.language,
      title: slots.text(subject, asMarkup),
      preheader: slots.text(preheader, asMarkup),
    }),
    brand.logoUrl ? fillPart("logo", { home, name, logo: asMarkup(brand.logoUrl) }) : fillPart("name", { home, name }),
    fillPart("card", {}),
    ...blocks.map((block) => block?.html ?? ""),
    fillPart("end", {}),
    foot.html,
    fillPart("close", {}),
  ].join("");
  const written = blocks.map((block) => block?.text ?? "").filter(Boolean);
  const text = [asText(brand.name), ...written, foot.text].join("\n\n");
  const oneLine = (words: string) => slots.template(words.replace(/\s+/g, " "));
  return {
    subject: oneLine(slots.text(subject, asText)),
    preheader: oneLine(slots.text(preheader, asText) || (written[0] ?? "")),
    text: slots.template(`${text}\n`),
    html: slots.template(colours(html, brand)),
    slotText,
  };
}

/** Returns a slot's value for a recipient, as plain text. */
function slotText(slot: Slot, { facts, unsubscribeUrl, code }: EmailRecipient): string {
  if (slot === "UNSUBSCRIBE") return unsubscribeUrl;
  return slot === "CODE" ? code : asText(fillPlace(slot, facts));
}

/** Renders the e-mail for a recipient; `bytes` is the size of its HTML, which mailboxes limit. */
export function renderEmail({ subject, preheader, text, html }: CompiledEmail, recipient: EmailRecipient) {
  const plain = (slot: Slot) => slotText(slot, recipient);
  const markup = fillTemplate(html, (slot) => escapeHtml(plain(slot)));
  return {
    subject: fillTemplate(subject, plain),
    preheader: fillTemplate(preheader, plain),
    text: fillTemplate(text, plain),
    html: markup,
    bytes: Buffer.byteLength(markup),
  };
}

/** Returns the HTML as a mail program shows it in light or dark mode, whatever the screen prefers. */
export function previewEmail(html: string, scheme: "light" | "dark"): string {
  const mediaQuery = scheme === "dark" ? "all" : "not all";
  return html
    .replaceAll("@media (prefers-color-scheme:dark){", `@media ${mediaQuery}{`)
    .replaceAll('content="light dark"', `content="${scheme}"`);
}
