import { useTranslations } from "use-intl/react";
import { emailClippedFrom } from "../../domain/email-blocks.ts";
import classes from "../preview.module.css";

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/** The size of an e-mail, and the size at which mailboxes cut it. `bytes`: of its HTML. */
export function EmailWeight({ bytes }: { bytes: number }) {
  const t = useTranslations("sendouts.preview");
  const weight = kilobytes(bytes);
  const isClipped = bytes >= emailClippedFrom;
  return (
    <p className={isClipped ? classes.error : classes.weight} role={isClipped ? "alert" : undefined}>
      {t(isClipped ? "tooHeavy" : "weight", { weight, most: kilobytes(emailClippedFrom) })}
    </p>
  );
}
