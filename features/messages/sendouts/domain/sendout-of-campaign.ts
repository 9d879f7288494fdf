import type { Channel } from "#packages/domain/people/channels.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import { type Email, type EmailBlock, emailVersion } from "./email-blocks.ts";

type Text = "name" | "description" | "actionButtonLabel" | "bannerText" | "message";

/** The parts of a campaign that its sendout contains. */
export interface SentCampaign extends Record<Text, string> {
  id: number;
  actionButtonTarget: string;
  bannerPath: string | null;
  /** Null: every member. */
  selectionId: number | null;
  mediums: readonly Channel[];
  translations: Translations<Text>;
}

/** The text of a button that opens the campaign's page, by language. */
export type ButtonLabels = Readonly<Record<Language, string>>;

/** Returns a text in the club's other languages, under another field name. */
function inOthers<Field extends string>(from: SentCampaign, text: Text, as: Field): Translations<Field> {
  const written = languages.flatMap((language) => {
    const value = from.translations[language]?.[text];
    return value ? [[language, { [as]: value }] as const] : [];
  });
  return Object.fromEntries(written) as Translations<Field>;
}

/** Returns the campaign's own button, or one that opens the campaign's page. */
function buttonOf(campaign: SentCampaign, own: Language, labels: ButtonLabels): EmailBlock {
  const { actionButtonLabel: label, actionButtonTarget: target } = campaign;
  if (label !== "") {
    return { kind: "BUTTON", label, target, translations: inOthers(campaign, "actionButtonLabel", "label") };
  }
  const others = languages.filter((language) => language !== own);
  const translations = Object.fromEntries(others.map((language) => [language, { label: labels[language] }]));
  return { kind: "BUTTON", label: labels[own], target: `/c/${campaign.id}`, translations };
}

function blocksOf(campaign: SentCampaign, own: Language, labels: ButtonLabels): EmailBlock[] {
  const { id, name, bannerPath, bannerText, message, description } = campaign;
  const sourceField = message === "" ? ("description" as const) : ("message" as const);
  const text = message === "" ? description : message;
  const alt = bannerText === "" ? { alt: name, of: "name" as const } : { alt: bannerText, of: "bannerText" as const };
  const banner: EmailBlock[] =
    bannerPath === null
      ? []
      : [
          {
            kind: "BANNER",
            picturePath: bannerPath,
            alt: alt.alt,
            target: `/c/${id}`,
            translations: inOthers(campaign, alt.of, "alt"),
          },
        ];
  const words: EmailBlock[] =
    text === "" ? [] : [{ kind: "TEXT", text, translations: inOthers(campaign, sourceField, "text") }];
  return [...banner, ...words, buttonOf(campaign, own, labels)];
}

/** The hour of a campaign's first day at which its message is sent. */
const firstHour = "09:00:00";

/** Returns when a published campaign's message is sent, by the club's clock; null: at once, because it has begun. */
export const campaignSendAt = (startDate: string | null, today: Temporal.PlainDate): string | null =>
  startDate !== null && startDate > today.toString() ? `${startDate}T${firstHour}` : null;

/**
 * Returns the draft of a campaign's sendout: its message in every language and its media (SMS by default), to its
 * audience. `own`: the club's language.
 */
export function sendoutOfCampaign(campaign: SentCampaign, own: Language, labels: ButtonLabels) {
  const { id, name, selectionId, mediums, message } = campaign;
  const email: Email = {
    version: emailVersion,
    subject: name,
    preheader: "",
    translations: inOthers(campaign, "name", "subject"),
    blocks: blocksOf(campaign, own, labels),
  };
  return {
    name,
    selectionId,
    campaignId: id,
    media: mediums.length > 0 ? [...mediums] : ["SMS" as const],
    sms: { text: message, link: "", translations: inOthers(campaign, "message", "text") },
    email: mediums.includes("EMAIL") ? email : null,
    senderName: "",
    sendAt: null,
    automatic: null,
    heldOutPercent: 0,
  };
}
