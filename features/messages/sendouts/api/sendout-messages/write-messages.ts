import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { clubLink, officeLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { PersonalPart } from "../../domain/personal-fields.ts";
import { recipientCode } from "../email/collect-email-slots.ts";
import { type CompiledEmail, compileEmail } from "../email/render-email.ts";
import type { SendoutRow } from "../queries.ts";
import { emailOf, smsOf } from "../sendout-shape.ts";
import { readEmailSetting } from "./read-email-setting.ts";
import { anyCode } from "./recipient-code.ts";
import { type SmsEnd, smsTexts } from "./segments-of.ts";
import { linkMark, shortLink } from "./short-links.ts";

type Written = Pick<SendoutRow, "sms" | "email" | "by_sms" | "by_email" | "campaign_id">;

/** A sendout's messages, written once for all readers of a language; each recipient's values are filled in. */
export interface PreparedMessages {
  sms: ReadonlyMap<Language, readonly PersonalPart[]>;
  email: ReadonlyMap<Language, CompiledEmail>;
  /** Whether the SMS has a link of its own. */
  smsLink: boolean;
  /** The targets of links by their marks; "" is the SMS's link. */
  links: ReadonlyMap<string, string>;
}

/** Returns the text after a merchant's text in an SMS. */
export function smsEnd(language: Language, link: string, unsubscribeUrl: string) {
  const t = messagePhrases(language);
  return `${link && `\n${link}`}\n${t("layout.unsubscribe.sms", { link: unsubscribeUrl })}`;
}

/** Returns the text after a merchant's text for a placeholder recipient; it is as long as for every real recipient. */
export function anySmsEnd(config: Services["config"], chain: Chain, hasLink: boolean): SmsEnd {
  const link = hasLink ? shortLink(config, chain, anyCode) : "";
  const unsubscribe = officeLink(config, `/u/s${"0".repeat(26)}`);
  return (language) => smsEnd(language, link, unsubscribe);
}

/** Returns the SMS's target: the typed link, or the campaign's page; null without a link. */
export function smsTarget(config: Services["config"], chain: Chain, row: Pick<Written, "sms" | "campaign_id">) {
  const { link } = smsOf(row);
  if (link !== "") return link.startsWith("/") ? clubLink(config, chain, link) : link;
  return row.campaign_id === null ? null : clubLink(config, chain, `/c/${row.campaign_id}`);
}

/** Reads a sendout's messages: its texts, and the club's brand and coupons in its e-mail. */
export async function prepareMessages(services: Services, chain: Chain, row: Written): Promise<PreparedMessages> {
  const { config } = services;
  const links = new Map<string, string>();
  const target = smsTarget(config, chain, row);
  if (target) links.set("", target);
  const sms = new Map(smsTexts(chain, smsOf(row)).map(({ language, parts }) => [language, parts]));
  const email = new Map<Language, CompiledEmail>();
  const written = emailOf(row);
  if (row.by_email && written) {
    const settingIn = await readEmailSetting(services, chain, written);
    const linkTo = (href: string) => {
      links.set(linkMark(href), href);
      // A URL cannot contain a slot's mark, so the link is built with a placeholder code, which is then replaced.
      return shortLink(config, chain, anyCode, linkMark(href)).replace(anyCode, recipientCode);
    };
    for (const language of chain.languages)
      email.set(language, compileEmail(written, { ...settingIn(language), linkTo }));
  }
  return { sms, email, smsLink: target !== null, links };
}
