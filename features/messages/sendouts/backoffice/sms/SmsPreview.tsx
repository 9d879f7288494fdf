import { useTranslations } from "use-intl/react";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import classes from "../preview.module.css";
import { useReaders } from "../reach/use-readers.ts";
import type { SendoutForm } from "../sendout-form.ts";
import { filled, smsEndOf } from "./sms-cost.ts";

type SmsPreviewProps = { form: SendoutForm; counted: { text: string; characters: number } | undefined };

/** A preview of the SMS on a member's phone. */
export function SmsPreview({ form, counted }: SmsPreviewProps) {
  const t = useTranslations("sendouts");
  const chain = useChain();
  const { points, ...names } = useReaders().facts.member;
  // GSM-7 does not contain the spaces between thousands.
  const reader = { ...names, points: String(points) };
  const sender = form.senderName.trim() || chain.commercialName;
  return (
    <PhoneFrame label={t("smsOnPhone")} brandColour={chain.brandColour} scheme="light">
      <p className={classes.sender}>{sender}</p>
      <p className={classes.bubble}>
        {form.smsText.trim() === "" ? <span className={classes.nothing}>{t("previewEmpty")}</span> : null}
        {filled(form.smsText, reader)}
        {counted ? smsEndOf(counted) : <span className={classes.nothing}>{`\n${t("previewEnd")}`}</span>}
      </p>
    </PhoneFrame>
  );
}
