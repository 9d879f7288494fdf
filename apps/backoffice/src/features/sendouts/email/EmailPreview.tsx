import { readRich, type Span } from "@stammis/domain/sendouts/rich-text";
import { Ticket } from "@stammis/ui/cards/Ticket.tsx";
import { PhoneFrame } from "@stammis/ui/page/PhoneFrame.tsx";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../../lib/session.ts";
import { couponsQuery } from "../../coupons/queries.ts";
import classes from "../preview.module.css";
import type { SendoutForm } from "../sendout-form.ts";
import { useReader } from "../sms/SmsPreview.tsx";
import { filled } from "../sms/sms-cost.ts";
import type { TypedBlock } from "./typed-blocks.ts";

/** The e-mail as a member reads it on the phone. */
export function EmailPreview({ form }: { form: SendoutForm }) {
  const t = useTranslations("sendouts");
  const chain = useChain();
  const reader = useReader();
  return (
    <PhoneFrame label={t("emailOnPhone")} brandColour={chain.brandColour} scheme="light">
      <header className={classes.envelope}>
        <p className={classes.sender}>{chain.commercialName}</p>
        <p className={classes.subject}>{filled(form.subject, reader) || t("previewSubject")}</p>
        <p className={classes.nothing}>{filled(form.preheader, reader)}</p>
      </header>
      <div className={classes.mail}>
        {form.blocks.length === 0 && <p className={classes.nothing}>{t("noBlocks")}</p>}
        {form.blocks.map((block) => (
          <Block key={block.key} block={block} />
        ))}
      </div>
      <p className={classes.foot}>{t("previewFoot", { name: chain.commercialName })}</p>
    </PhoneFrame>
  );
}

function Block({ block }: { block: TypedBlock }) {
  const coupons = useQuery(couponsQuery).data ?? [];
  const reader = useReader();
  const t = useTranslations("sendouts");
  if (block.kind === "BANNER")
    return block.picturePath === "" ? (
      <p className={classes.noPicture}>{t("picture")}</p>
    ) : (
      <img src={block.picturePath} alt={block.alt} className={classes.picture} />
    );
  if (block.kind === "COUPON") {
    const coupon = coupons.find(({ id }) => id === block.couponId);
    return <Ticket title={coupon?.name ?? t("chooseCoupon")} description={coupon?.description || undefined} />;
  }
  if (block.kind === "BUTTON") return <p className={classes.button}>{block.label || t("buttonLabel")}</p>;
  const read = readRich(filled(block.text, reader));
  if (!read.ok) return <p className={classes.text}>{block.text}</p>;
  return (
    <div className={classes.text}>
      {read.paragraphs.map(({ heading, spans }, at) => {
        const Part = heading ? "h4" : "p";
        return <Part key={at.toString()}>{spans.map(drawn)}</Part>;
      })}
    </div>
  );
}

function drawn({ text, bold, italic, href }: Span, at: number): ReactNode {
  const words = href ? <u>{text}</u> : text;
  const leaning = italic ? <em>{words}</em> : words;
  return <Fragment key={at.toString()}>{bold ? <strong>{leaning}</strong> : leaning}</Fragment>;
}
