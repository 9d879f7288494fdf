import { Skeleton } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { Channel } from "#packages/domain/people/channels.ts";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { EmailPreview } from "./email/EmailPreview.tsx";
import { SendoutReach } from "./reach/SendoutReach.tsx";
import type { useTypedReach } from "./reach/use-typed-reach.ts";
import { type MessageText, type SendoutForm, writtenEmail } from "./sendout-form.ts";
import classes from "./sendouts.module.css";
import { SmsPreview } from "./sms/SmsPreview.tsx";

/** The preview next to the form: the reach, or a message; `block`: the e-mail block being edited. */
export type Looked = { side: "WHO" | Channel; block: number | null };

type SendoutSideProps = {
  form: SendoutForm;
  texts: Pick<TextsOf<MessageText>, "own" | "language" | "choose"> & { read: (form: SendoutForm) => SendoutForm };
  looked: Looked;
  onLook: (looked: Looked) => void;
  reach: ReturnType<typeof useTypedReach>;
};

/** The column next to the form: reach and cost, or a message as its reader gets it. */
export function SendoutSide({ form, texts, looked, onLook, reach }: SendoutSideProps) {
  const t = useTranslations("sendouts");
  const { bySms, byEmail } = form;
  const isThere = { WHO: true, SMS: bySms, EMAIL: byEmail };
  const side = isThere[looked.side] ? looked.side : "WHO";
  const counted = reach.query.data?.texts.find(({ language }) => language === texts.language);
  const choices = [
    { value: "WHO" as const, label: t("recipients") },
    ...(["SMS", "EMAIL"] as const)
      .filter((medium) => isThere[medium])
      .map((value) => ({ value, label: t(`media.${value}`) })),
  ];
  return (
    <div className={classes.side}>
      {choices.length > 1 && (
        <Segments
          className={classes.sideChoice}
          label={t("side")}
          choices={choices}
          value={side}
          onChange={(value) => onLook({ side: value, block: null })}
        />
      )}
      {side === "WHO" && <Who {...reach} isAutomatic={form.byItself} />}
      {side === "SMS" && <SmsPreview form={texts.read(form)} counted={counted} />}
      {side === "EMAIL" && (
        <EmailPreview
          email={writtenEmail(form)}
          writtenIn={texts.own}
          language={texts.language}
          onLanguage={texts.choose}
          at={looked.block}
        />
      )}
    </div>
  );
}

function Who({
  query,
  isOld,
  lacksSelection,
  isHidden,
  isAutomatic,
}: SendoutSideProps["reach"] & { isAutomatic: boolean }) {
  const support = useTranslations("impersonation");
  const t = useTranslations("sendouts");
  const problemText = useProblemText();
  if (isHidden) return <p className={classes.quiet}>{support("countsHidden")}</p>;
  if (lacksSelection) return <p className={classes.quiet}>{t("reachNoSelection")}</p>;
  if (query.data) return <SendoutReach reach={query.data} isOld={isOld} isAutomatic={isAutomatic} />;
  if (!query.isError) return <Skeleton height={140} />;
  return (
    <p className={classes.error} role="alert">
      {problemText(query.error, t("reachFailed"))}
    </p>
  );
}
