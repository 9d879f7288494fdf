import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import {
  type FormTranslations,
  formTranslations,
  writtenTranslations,
} from "#packages/web/backoffice/translations/form-translations.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { checkSendout } from "../domain/check-sendout.ts";
import { checkEmail, type Email, emailVersion } from "../domain/email-blocks.ts";
import { heldOutMax } from "../domain/held-out.ts";
import { isBlankEmail, type TypedBlock, typedBlocks, writtenBlock } from "./email/typed-blocks.ts";
import {
  type OccasionForm,
  occasionFormOf,
  occasionProblems,
  onceForm,
  writtenAutomatic,
} from "./occasion/occasion-form.ts";
import type { Sendout, SendoutFields } from "./queries.ts";

/** Its texts outside of blocks, each in every language the club offers. */
export const messageTexts = ["smsText", "subject", "preheader"] as const;
export type MessageText = (typeof messageTexts)[number];

/** A sendout as it is typed. */
export type SendoutForm = Record<MessageText, string> &
  OccasionForm & {
    name: string;
    /** To those in a selection alone: in `selectionId`, empty until one is chosen. */
    forSome: boolean;
    selectionId: string;
    campaignId: string;
    bySms: boolean;
    byEmail: boolean;
    link: string;
    senderName: string;
    translations: FormTranslations<MessageText>;
    blocks: TypedBlock[];
    /** At a time by the club's clock, and not as soon as it is started. */
    later: boolean;
    sendAt: string;
    heldOut: string;
  };

/** An e-mail's blocks in another order mean another e-mail: all of one side's. */
export const sendoutRules = {
  wholeFields: { blocks: (blocks) => blocks.map(writtenBlock) },
  follows: { selectionId: "forSome", sendAt: "later", amount: "occasion", stampCardId: "occasion" },
} satisfies MergeRules<SendoutForm>;

export const emptySendout: SendoutForm = {
  name: "",
  forSome: false,
  selectionId: "",
  campaignId: "",
  bySms: true,
  byEmail: false,
  smsText: "",
  link: "",
  senderName: "",
  subject: "",
  preheader: "",
  translations: formTranslations(messageTexts),
  blocks: [],
  later: false,
  sendAt: "",
  ...onceForm,
  heldOut: "0",
};

const idText = (id: number | null) => (id === null ? "" : String(id));

export function sendoutFormOf(sendout: Sendout): SendoutForm {
  const { name, selectionId, campaignId, media, sms, email, senderName, sendAt, automatic, heldOutPercent } = sendout;
  const mail = email as Email | null;
  const written: Translations<MessageText> = {};
  for (const language of ["sv", "en", "fr"] as const) {
    const smsText = sms.translations[language]?.text;
    written[language] = { ...mail?.translations[language], ...(smsText === undefined ? {} : { smsText }) };
  }
  return {
    name,
    forSome: selectionId !== null,
    selectionId: idText(selectionId),
    campaignId: idText(campaignId),
    bySms: media.includes("SMS"),
    byEmail: media.includes("EMAIL"),
    smsText: sms.text,
    link: sms.link,
    senderName,
    subject: mail?.subject ?? "",
    preheader: mail?.preheader ?? "",
    translations: formTranslations(messageTexts, written),
    blocks: typedBlocks(mail),
    // When an automatic one asks next is no time that anybody typed.
    later: sendAt !== null && automatic === null,
    sendAt: (automatic === null && sendAt?.slice(0, 16)) || "",
    ...occasionFormOf(automatic),
    heldOut: String(heldOutPercent),
  };
}

const idOf = (typed: string) => (typed === "" ? null : Number(typed));
const heldOutOf = ({ heldOut }: SendoutForm) => wholeNumber(heldOut, { min: 0, max: heldOutMax });

/** Texts of the form under the names they have on the wire. */
function textsNamed(form: SendoutForm, names: Partial<Record<MessageText, string>>) {
  const all = Object.entries(writtenTranslations<string>(form.translations)).map(([language, texts]) => {
    const named = Object.entries(names)
      .filter(([field]) => texts?.[field])
      .map(([field, name]) => [name, texts?.[field]] as const);
    return [language, Object.fromEntries(named)] as const;
  });
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** The e-mail as it goes on the wire, be nothing written of it. */
export function writtenEmail(form: SendoutForm): Email {
  const { subject, preheader } = form;
  const blocks = form.blocks.map(writtenBlock);
  const translations = textsNamed(form, { subject: "subject", preheader: "preheader" });
  return { version: emailVersion, subject, preheader, translations, blocks };
}

/** As it goes on the wire. */
export function writtenSendout(form: SendoutForm): SendoutFields {
  const { name, forSome, selectionId, campaignId, bySms, byEmail, smsText, link } = form;
  const email = writtenEmail(form);
  return {
    name,
    selectionId: forSome ? idOf(selectionId) : null,
    campaignId: idOf(campaignId),
    media: [...(bySms ? ["SMS" as const] : []), ...(byEmail ? ["EMAIL" as const] : [])],
    sms: { text: smsText, link, translations: textsNamed(form, { smsText: "text" }) },
    email: !byEmail && isBlankEmail(email) ? null : (email as NonNullable<SendoutFields["email"]>),
    senderName: form.senderName,
    sendAt: !form.byItself && form.later && form.sendAt !== "" ? `${form.sendAt}:00` : null,
    automatic: writtenAutomatic(form),
    heldOutPercent: heldOutOf(form) ?? 0,
  };
}

/** A field of the wire as the form calls it: `sms.translations.fr.text`, `email.blocks.0.label`, `media`. */
export function formField(path: string): string {
  const named = path
    .replace(/^sms\.(translations\.\w+\.)?text$/, "$1smsText")
    .replace(/^sms\./, "")
    .replace(/^email\./, "")
    .replace(/^automatic\.(occasion\.)?/, "")
    .replace(/^(days|stampsLeft)$/, "amount");
  return (
    ({ media: "bySms", email: "subject", heldOutPercent: "heldOut" } as Record<string, string | undefined>)[named] ??
    named
  );
}

/** What keeps an e-mail from being drawn, by the form's fields: what is wrong in it, and not what it lacks as yet. */
export function wrongInEmail(email: Email, own: Language): [string, ErrorCode][] {
  const wrong = Object.entries(checkEmail(email, own).problems).filter(([, problem]) => problem !== "REQUIRED");
  return wrong.map(([path, problem]) => [formField(`email.${path}`), problem]);
}

/** What a draft may not be kept with, by the server's rules. Spec §5. */
export function checkForm(form: SendoutForm, own: Language): FieldCodes<SendoutForm> {
  const { problems } = checkSendout(domainFields(form), own);
  const all = { ...problems, ...occasionProblems(form) };
  const named = Object.entries(all).map(([path, problem]) => [formField(path), problem as ErrorCode] as const);
  return {
    ...Object.fromEntries(named),
    ...(form.forSome && form.selectionId === "" ? { selectionId: "REQUIRED" as const } : {}),
    ...(form.later && form.sendAt === "" ? { sendAt: "REQUIRED" as const } : {}),
    ...(heldOutOf(form) === null ? { heldOut: "INVALID_INPUT" as const } : {}),
  };
}

/** What a start lacks besides, by field. */
export function lacking(form: SendoutForm, own: Language): [string, ErrorCode][] {
  const { missing } = checkSendout(domainFields(form), own);
  return Object.entries(missing).map(([path, problem]) => [formField(path), problem]);
}

const domainFields = (form: SendoutForm) => {
  const { email, ...rest } = writtenSendout(form);
  return { ...rest, email: email as Email | null };
};
