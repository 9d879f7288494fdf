import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import type { Things } from "#features/messages/selections/backoffice/queries.ts";
import { selectionsQuery } from "#features/messages/selections/backoffice/queries.ts";
import { smsMax } from "#packages/domain/limits.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import { sendoutNameMax } from "../domain/check-sendout.ts";
import { emailTextMax } from "../domain/email-blocks.ts";
import { heldOutMax } from "../domain/held-out.ts";
import { useBlockWords } from "./email/use-block-words.ts";
import { useOccasionWords } from "./occasion/use-occasion-words.ts";
import type { SendoutForm, sendoutRules } from "./sendout-form.ts";

/** Returns the labels of the editor's fields. */
export function useSendoutFields(things: Things) {
  const t = useTranslations("sendouts");
  const automatic = useTranslations("automaticSendouts");
  const occasionWords = useOccasionWords();
  const account = useTranslations("sms.sender");
  const selections = useQuery(selectionsQuery).data ?? [];
  const translations = useTranslationWords();
  const nameIn = (all: readonly { id: number; name: string }[], id: string) =>
    all.find((each) => String(each.id) === id)?.name ?? "";
  const blockWords = useBlockWords(things.coupon);
  return {
    name: { label: t("name"), limit: sendoutNameMax },
    forSome: {
      label: t("who"),
      say: (some, { selectionId }) => (some ? nameIn(selections, selectionId) : t("forAll")),
    },
    selectionId: { label: useTranslations("campaigns")("selection") },
    campaignId: { label: t("campaign"), say: (id) => nameIn(things.campaign, id) },
    bySms: { label: t("media.SMS") },
    byEmail: { label: t("media.EMAIL") },
    smsText: { label: t("smsText"), limit: smsMax },
    link: { label: t("link") },
    senderName: { label: account("name") },
    subject: { label: t("subject"), limit: emailTextMax.subject },
    preheader: { label: t("preheader"), limit: emailTextMax.preheader },
    translations,
    blocks: { label: t("blocksTitle"), say: (blocks) => blocks.map(blockWords).join("\n") },
    later: { label: t("when"), say: (later, { sendAt }) => (later ? sendAt.replace("T", " ") : t("now")) },
    sendAt: { label: t("sendAt") },
    byItself: "wordless",
    occasion: { label: automatic("occasion"), say: (_, form) => occasionWords.ofForm(form as SendoutForm) },
    amount: null,
    stampCardId: { label: automatic("card") },
    at: { label: automatic("at") },
    heldOut: { label: t("heldOut"), wrong: t("heldOutWrong", { max: heldOutMax }) },
  } satisfies FormFields<SendoutForm, typeof sendoutRules>;
}

export type SendoutFieldForm = FieldForm<SendoutForm, ReturnType<typeof useSendoutFields>>;
