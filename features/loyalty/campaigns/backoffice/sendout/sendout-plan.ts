import { type Email, type EmailBlock, emailVersion } from "#features/messages/sendouts/domain/email-blocks.ts";
import { emailStarters } from "#features/messages/sendouts/i18n/email-starters.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import type { call } from "#packages/web/backoffice/session/api.ts";
import type { ListedCampaign } from "../queries.ts";

type SendoutFields = Parameters<typeof call<"createSendout">>[1]["body"];
type Text = keyof NonNullable<ListedCampaign["translations"][Language]>;

/** Returns a text in the club's other languages, under another field name. */
function inOthers<Field extends string>(from: ListedCampaign, text: Text, as: Field): Translations<Field> {
  const written = languages.flatMap((language) => {
    const value = from.translations[language]?.[text];
    return value ? [[language, { [as]: value }] as const] : [];
  });
  return Object.fromEntries(written) as Translations<Field>;
}

/** Returns the campaign's own button, or one that opens the campaign's page. */
function buttonOf(campaign: ListedCampaign, own: Language): EmailBlock {
  const { actionButtonLabel: label, actionButtonTarget: target } = campaign;
  if (label !== "") {
    return { kind: "BUTTON", label, target, translations: inOthers(campaign, "actionButtonLabel", "label") };
  }
  const others = languages.filter((language) => language !== own);
  const translations = Object.fromEntries(
    others.map((language) => [language, { label: emailStarters[language].NEWS.label }]),
  );
  return { kind: "BUTTON", label: emailStarters[own].NEWS.label, target: `/c/${campaign.id}`, translations };
}

function blocksOf(campaign: ListedCampaign, own: Language): EmailBlock[] {
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
  return [...banner, ...words, buttonOf(campaign, own)];
}

/**
 * Returns the draft of a campaign's sendout: its message in every language and its media (SMS by default), to its
 * audience. `own`: the club's language.
 */
export function sendoutOfCampaign(campaign: ListedCampaign, own: Language): SendoutFields {
  const { id, name, selectionId, mediums, message } = campaign;
  const email: Email = {
    version: emailVersion,
    subject: name,
    preheader: "",
    translations: inOthers(campaign, "name", "subject"),
    blocks: blocksOf(campaign, own),
  };
  return {
    name,
    selectionId,
    campaignId: id,
    media: mediums.length > 0 ? mediums : ["SMS"],
    sms: { text: message, link: "", translations: inOthers(campaign, "message", "text") },
    email: mediums.includes("EMAIL") ? email : null,
    senderName: "",
    sendAt: null,
    automatic: null,
    heldOutPercent: 0,
  };
}
