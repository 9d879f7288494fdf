import type { Language } from "#packages/domain/translations/languages.ts";
import { escapeHtml } from "#packages/server/messaging/escape-html.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";
import { messagePhrases } from "../i18n/messages/phrases.ts";

/** The sender as the letter shows it. */
export interface Brand {
  name: string;
  /** `#rrggbb` */
  colour: string;
  logoUrl: string | null;
  homeUrl: string;
  /** The line at the foot that names the sender and the product. */
  sender: string;
}

/** The content of an e-mail; the layout renders it as HTML and plain text. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button: { label: string; url: string };
  /** Small text below the button. */
  notes: readonly string[];
  /** The unsubscribe link; absent or empty when the letter needs no consent. */
  unsubscribeUrl?: string;
}

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

const font = "Lato,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = "#1c2321";
const faint = "#5d6865";
/** A typed address that is wider than a phone would otherwise widen the complete letter. */
const breaking = "overflow-wrap:anywhere;word-break:break-word";

/** Returns text as one line, because a header or heading must not contain control characters. */
const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

function plain({ name, sender }: Brand, letter: Letter, language: Language): string {
  const t = messagePhrases(language);
  const { heading, paragraphs, button, notes, unsubscribeUrl } = letter;
  const end = unsubscribeUrl
    ? `${sender}\n${t("layout.address", { label: t("layout.unsubscribe.letter"), url: unsubscribeUrl })}`
    : sender;
  return [name, heading, ...paragraphs, t("layout.address", button), ...notes, `-- \n${end}`].join("\n\n");
}

function masthead({ name, logoUrl, homeUrl }: Brand): string {
  const image = logoUrl
    ? `<img class="logo" src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="48" style="display:block;height:48px;max-width:200px;border:0;font:700 20px ${font};color:${ink}">`
    : escapeHtml(name);
  return `<a class="ink" href="${escapeHtml(homeUrl)}" style="font:700 20px/1.3 ${font};color:${ink};text-decoration:none">${image}</a>`;
}

function paragraph(text: string, tone: "ink" | "quiet", style: string): string {
  return `<p class="${tone}" style="margin:0 0 16px;font-family:${font};${breaking};${style}">${escapeHtml(text)}</p>`;
}

/** Returns the style sheet for dark mode, as in sendouts. A logo is drawn for a light ground, and keeps one. */
function darkSheet(colour: string): string {
  const { dark } = brandPalette(colour);
  return `<style>
@media (prefers-color-scheme:dark){
.page{background:${dark.page} !important}
.card{background:${dark.surface} !important;border-top-color:${dark.fill} !important}
.ink{color:${dark.ink} !important}
.quiet{color:${dark.quiet} !important}
.action{background:${dark.fill} !important;color:${dark.onFill} !important}
.logo{background:#ffffff !important;border-radius:6px;color:${ink} !important;padding:6px !important}
}
</style>`;
}

/** Renders a letter in the sender's colours: HTML with inline styles, and plain text. */
export function renderLetter(brand: Brand, plainLetter: Letter, language: Language): RenderedLetter {
  const t = messagePhrases(language);
  const letter = { ...plainLetter, subject: line(plainLetter.subject), heading: line(plainLetter.heading) };
  const { subject, heading, paragraphs, button, notes, unsubscribeUrl } = letter;
  const unsubscribe = t("layout.unsubscribe.letter");
  const wayOut = unsubscribeUrl
    ? `<br><a class="quiet" href="${escapeHtml(unsubscribeUrl)}" style="color:${faint}">${escapeHtml(unsubscribe)}</a>`
    : "";
  const link = escapeHtml(button.url);
  const { fill, onFill } = brandPalette(brand.colour).light;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${darkSheet(brand.colour)}
</head>
<body class="page" style="margin:0;padding:0;background:#f3f4f2">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? "")}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f2">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px">${masthead(brand)}</td></tr>
<tr><td class="card" style="background:#ffffff;border-top:4px solid ${fill};border-radius:8px;padding:32px 28px 20px">
<h1 class="ink" style="margin:0 0 16px;font:700 24px/1.25 ${font};${breaking};color:${ink}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, "ink", `font-size:16px;line-height:1.55;color:${ink}`)).join("\n")}
<p style="margin:24px 0 28px"><a class="action" href="${link}" style="display:inline-block;background:${fill};color:${onFill};font:700 16px/1 ${font};text-decoration:none;padding:15px 26px;border-radius:8px">${escapeHtml(button.label)}</a></p>
${notes.map((text) => paragraph(text, "quiet", `font-size:14px;line-height:1.5;color:${faint}`)).join("\n")}
<p class="quiet" style="margin:0 0 12px;font:400 13px/1.5 ${font};color:${faint}">${escapeHtml(t("layout.linkHint"))}<br><a class="quiet" href="${link}" style="color:${faint};word-break:break-all">${link}</a></p>
</td></tr>
<tr><td class="quiet" style="padding:20px 4px;font:400 13px/1.5 ${font};color:${faint}">${escapeHtml(brand.sender)}${wayOut}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return { subject, text: plain(brand, letter, language), html };
}
