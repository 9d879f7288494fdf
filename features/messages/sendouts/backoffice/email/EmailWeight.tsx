import { useTranslations } from "use-intl/react";
import { emailClippedFrom } from "../../domain/email-blocks.ts";
import classes from "../preview.module.css";

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/** How heavy an e-mail is, and from where on a mailbox shows a part of it alone. `bytes`: of its HTML. */
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
