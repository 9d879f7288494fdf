import { NativeSelect, Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import type { Email } from "../../domain/email-blocks.ts";
import classes from "../preview.module.css";
import { type EmailPreviewAsked, emailPreviewQuery } from "../queries.ts";
import { type Reader, readers, useReaders } from "../reach/use-readers.ts";
import { wrongInEmail } from "../sendout-form.ts";
import { EmailWeight } from "./EmailWeight.tsx";
import { type Device, MailDevice } from "./MailDevice.tsx";

/** The pause in typing, in milliseconds, before the preview is refetched. */
const pauseMs = 300;

type EmailPreviewProps = {
  email: Email;
  /** The language of the e-mail's own texts, and the language of the preview. */
  writtenIn: Language;
  language: Language;
  onLanguage: (language: Language) => void;
  /** The block being edited, which the preview scrolls to. */
  at?: number | null;
};

/**
 * The e-mail as recipients get it, drawn by the sending code. Shows phone or computer, light or dark mode, and plain
 * text.
 */
export function EmailPreview({ email, writtenIn, language, onLanguage, at = null }: EmailPreviewProps) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const chain = useChain();
  const [device, hold] = useState<Device>("phone");
  const [scheme, light] = useState<"light" | "dark">("light");
  const [reader, choose] = useState<Reader>("member");
  const { facts, nameOf } = useReaders();
  const [rested] = useDebouncedValue(JSON.stringify(email), pauseMs);
  const emailToPreview = useMemo(() => JSON.parse(rested) as EmailPreviewAsked["email"], [rested]);
  const isWrong = wrongInEmail(email, writtenIn).length > 0;
  const body = { email: emailToPreview, writtenIn, language, scheme, facts: facts[reader] };
  const preview = useQuery({ ...emailPreviewQuery(body), enabled: !isWrong });
  return (
    <div className={classes.preview}>
      <div className={classes.choices}>
        <Segments
          label={t("preview.device")}
          choices={(["phone", "computer", "text"] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={device}
          onChange={hold}
        />
        <Segments
          label={t("preview.scheme")}
          choices={(["light", "dark"] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={scheme}
          onChange={light}
        />
        {chain.languages.length > 1 && (
          <NativeSelect
            aria-label={t("preview.language")}
            data={chain.languages.map((value) => ({ value, label: words(`languages.${value}`) }))}
            value={language}
            onChange={({ currentTarget }) => onLanguage(currentTarget.value as Language)}
          />
        )}
        <NativeSelect
          aria-label={t("preview.reader")}
          data={readers.map((value) => ({ value, label: nameOf(value) }))}
          value={reader}
          onChange={({ currentTarget }) => choose(currentTarget.value as Reader)}
        />
      </div>
      {isWrong && <p className={classes.nothing}>{t("preview.wrong")}</p>}
      {preview.data ? (
        <div aria-busy={preview.isPlaceholderData}>
          <MailDevice mail={preview.data} device={device} scheme={scheme} at={at} />
          <EmailWeight bytes={preview.data.bytes} />
        </div>
      ) : preview.isError ? (
        <p className={classes.error} role="alert">
          {problemText(preview.error, t("preview.failed"))}
        </p>
      ) : (
        !isWrong && <Skeleton height={480} radius="md" />
      )}
    </div>
  );
}
