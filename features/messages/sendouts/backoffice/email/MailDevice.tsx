import { useTranslations } from "use-intl/react";
import { BrandScope } from "#packages/ui/theme/BrandScope.tsx";
import { MailFrame } from "#packages/web/backoffice/mail/MailFrame.tsx";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import classes from "./mail-device.module.css";

export type Device = "phone" | "computer" | "text";

type MailDeviceProps = {
  mail: AnswerOf<"previewSendoutEmail">;
  device: Device;
  scheme: "light" | "dark";
  /** The block to scroll to. */
  at: number | null;
};

/** A mailbox's row, and the opened mail below it. */
export function MailDevice({ mail, device, scheme, at }: MailDeviceProps) {
  const t = useTranslations("sendouts.preview");
  const { brandColour } = useChain();
  const { from, subject, preheader, html, text } = mail;
  return (
    <div className={classes.device} data-device={device}>
      <BrandScope brandColour={brandColour} scheme={scheme} className={classes.screen}>
        <section className={classes.row} aria-label={t("inbox")}>
          <span className={classes.initial} aria-hidden>
            {from.slice(0, 1)}
          </span>
          <p className={classes.from}>{from}</p>
          <p className={classes.subject}>{subject || <span className={classes.lacking}>{t("noSubject")}</span>}</p>
          <p className={classes.preheader}>{preheader}</p>
        </section>
        {device === "text" ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          <section className={classes.text} aria-label={t("text")} tabIndex={0}>
            {text}
          </section>
        ) : (
          <MailFrame
            html={html}
            title={t("mail")}
            className={classes.mail}
            lookAt={at === null ? undefined : `block-${at}`}
          />
        )}
      </BrandScope>
    </div>
  );
}
