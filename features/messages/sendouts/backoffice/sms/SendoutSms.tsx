import { TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useFormatter, useTranslations } from "use-intl/react";
import { dearCharacters } from "#features/messages/sms/domain/segments.ts";
import { smsMax } from "#packages/domain/limits.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import type { SendoutReach } from "../queries.ts";
import type { MessageText, SendoutForm } from "../sendout-form.ts";
import classes from "../sendouts.module.css";
import type { SendoutFieldForm } from "../use-sendout-fields.ts";
import { PersonalFields } from "./PersonalFields.tsx";
import { SmsLink } from "./SmsLink.tsx";
import { type SmsCost, smsCost } from "./sms-cost.ts";

type SendoutSmsProps = {
  form: SendoutFieldForm;
  texts: TextsOf<MessageText>;
  /** The reach, once counted. */
  reach: SendoutReach | undefined;
};

/** The SMS in each language of the club, and its cost while it is typed. Spec §5. */
export function SendoutSms({ form, texts, reach }: SendoutSmsProps) {
  const t = useTranslations("sendouts");
  const values = useWatch({ control: form.control }) as SendoutForm;
  const path = texts.isOwn ? "smsText" : (`translations.${texts.language}.smsText` as const);
  const text = (texts.isOwn ? values.smsText : values.translations[texts.language].smsText) || values.smsText;
  const end = reach?.texts.find(({ language }) => language === texts.language);
  return (
    <FormSection title={t("media.SMS")}>
      <LanguageTexts texts={texts} of={["smsText"]}>
        <LimitedArea description={t("smsHint")} autosize minRows={3} {...texts.field("smsText")} />
        <Cost typed={text.length} cost={smsCost(text, end)} dear={dearCharacters(text)} />
        <PersonalFields form={form} path={path} />
      </LanguageTexts>
      <SmsLink form={form} />
      <TextInput
        description={t("senderHint")}
        autoComplete="off"
        spellCheck={false}
        maw={420}
        {...form.input("senderName")}
      />
    </FormSection>
  );
}

type CostProps = { typed: number; cost: SmsCost | null; dear: readonly string[] };

/** The length of the SMS with its links, its credits for each member, and what raises its cost. */
function Cost({ typed, cost, dear }: CostProps) {
  const t = useTranslations("sendouts");
  const format = useFormatter();
  return (
    <div className={classes.cost} aria-live="polite">
      <p>{t("characters", { count: typed, max: smsMax })}</p>
      {cost && (
        <p>
          {t("withLinks", { count: cost.characters })} <strong>{t("perMessage", { credits: cost.segments })}</strong>
        </p>
      )}
      {cost && cost.beyondOne > 0 && cost.beyondOne < typed && (
        <p className={classes.dear}>{t("shorten", { count: cost.beyondOne })}</p>
      )}
      {dear.length > 0 && <p className={classes.dear}>{t("dear", { characters: format.list(dear) })}</p>}
    </div>
  );
}
