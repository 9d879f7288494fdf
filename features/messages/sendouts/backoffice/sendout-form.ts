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

/** The sendout's texts apart from its blocks, each in every language the club offers. */
export const messageTexts = ["smsText", "subject", "preheader"] as const;
export type MessageText = (typeof messageTexts)[number];

/** A sendout as typed. */
export type SendoutForm = Record<MessageText, string> &
  OccasionForm & {
    name: string;
    /** Whether only the members of a selection get the sendout; `selectionId` is empty until one is chosen. */
    forSome: boolean;
    selectionId: string;
    campaignId: string;
    bySms: boolean;
    byEmail: boolean;
    link: string;
    senderName: string;
    translations: FormTranslations<MessageText>;
    blocks: TypedBlock[];
    /** Whether the sendout is sent at a time by the club's clock, and not at its start. */
    later: boolean;
    sendAt: string;
    heldOut: string;
  };

/** The order of an e-mail's blocks matters, so a merge takes all blocks from one side. */
export const sendoutRules = {
  wholeFields: { blocks: (blocks) => blocks.map(writtenBlock) },
  follows: { selectionId: "forSome", sendAt: "later", amount: "occasion", stampCardId: "occasion" },
} satisfies MergeRules<SendoutForm>;

export const emptySendout: SendoutForm = {
  name: "",
  forSome: false,
  selectionId: "",
  campaignId: "",
  bySms: false,
  byEmail: true,
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

/** Returns the form of a new sendout to the members of a selection; undefined: to all members. */
export const sendoutFor = (selectionId: number | undefined): SendoutForm =>
  selectionId === undefined ? emptySendout : { ...emptySendout, forSome: true, selectionId: String(selectionId) };

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
    // An automatic sendout's `sendAt` is its next run, and not a time that a merchant typed.
    later: sendAt !== null && automatic === null,
    sendAt: (automatic === null && sendAt?.slice(0, 16)) || "",
    ...occasionFormOf(automatic),
    heldOut: String(heldOutPercent),
  };
}

const idOf = (typed: string) => (typed === "" ? null : Number(typed));
const heldOutOf = ({ heldOut }: SendoutForm) => wholeNumber(heldOut, { min: 0, max: heldOutMax });

/** Returns the form's texts under their names in the request. */
function textsNamed(form: SendoutForm, names: Partial<Record<MessageText, string>>) {
  const all = Object.entries(writtenTranslations<string>(form.translations)).map(([language, texts]) => {
    const named = Object.entries(names)
      .filter(([field]) => texts?.[field])
      .map(([field, name]) => [name, texts?.[field]] as const);
    return [language, Object.fromEntries(named)] as const;
  });
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Returns the e-mail as the request sends it, even when empty. */
export function writtenEmail(form: SendoutForm): Email {
  const { subject, preheader } = form;
  const blocks = form.blocks.map(writtenBlock);
  const translations = textsNamed(form, { subject: "subject", preheader: "preheader" });
  return { version: emailVersion, subject, preheader, translations, blocks };
}

/** Returns the request body. */
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

/** Returns the form's name of a field in the request: `sms.translations.fr.text`, `email.blocks.0.label`, `media`. */
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

/** Returns the errors that prevent an e-mail's preview, by the form's fields; missing parts are no errors. */
export function wrongInEmail(email: Email, own: Language): [string, ErrorCode][] {
  const wrong = Object.entries(checkEmail(email, own).problems).filter(([, problem]) => problem !== "REQUIRED");
  return wrong.map(([path, problem]) => [formField(`email.${path}`), problem]);
}

/** Returns the errors that prevent saving a draft, by the server's rules. Spec §5. */
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

/** Returns what a start requires and the draft lacks, by field. */
export function lacking(form: SendoutForm, own: Language): [string, ErrorCode][] {
  const { missing } = checkSendout(domainFields(form), own);
  return Object.entries(missing).map(([path, problem]) => [formField(path), problem]);
}

const domainFields = (form: SendoutForm) => {
  const { email, ...rest } = writtenSendout(form);
  return { ...rest, email: email as Email | null };
};
