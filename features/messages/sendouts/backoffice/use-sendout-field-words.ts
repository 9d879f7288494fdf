import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import type { Things } from "#features/messages/selections/backoffice/queries.ts";
import { selectionsQuery } from "#features/messages/selections/backoffice/queries.ts";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { TypedBlock } from "./email/typed-blocks.ts";
import { useOccasionWords } from "./occasion/use-occasion-words.ts";
import type { SendoutForm } from "./sendout-form.ts";

/** The editor's fields by their labels. */
export function useSendoutFieldWords(things: Things): EditFields<SendoutForm> {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const automatic = useTranslations("automaticSendouts");
  const occasionWords = useOccasionWords();
  const account = useTranslations("sms.sender");
  const selections = useQuery(selectionsQuery).data ?? [];
  const translations = useTranslationWords();
  const nameIn = (all: readonly { id: number; name: string }[], id: string) =>
    all.find((each) => String(each.id) === id)?.name ?? "";
  const said = (block: TypedBlock) => {
    const kind = t(`blocks.${block.kind}`);
    const text =
      block.kind === "TEXT" ? block.text : block.kind === "BUTTON" ? block.label : block.kind === "BANNER" && block.alt;
    return text ? words("labelled", { label: kind, value: text }) : kind;
  };
  return {
    name: { label: t("name") },
    forSome: {
      label: t("who"),
      say: (some, { selectionId }) => (some ? nameIn(selections, selectionId) : t("forAll")),
    },
    selectionId: null,
    campaignId: { label: t("campaign"), say: (id) => nameIn(things.campaign, id) },
    bySms: { label: t("media.SMS") },
    byEmail: { label: t("media.EMAIL") },
    smsText: { label: t("smsText") },
    link: { label: t("link") },
    senderName: { label: account("name") },
    subject: { label: t("subject") },
    preheader: { label: t("preheader") },
    translations,
    blocks: { label: t("blocksTitle"), say: (blocks) => blocks.map(said).join("\n") },
    later: { label: t("when"), say: (later, { sendAt }) => (later ? sendAt.replace("T", " ") : t("now")) },
    sendAt: null,
    byItself: null,
    occasion: { label: automatic("occasion"), say: (_, form) => occasionWords.ofForm(form as SendoutForm) },
    amount: null,
    stampCardId: null,
    at: { label: automatic("at") },
    heldOut: { label: t("heldOut") },
  };
}
