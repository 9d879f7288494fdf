import { TextInput } from "@mantine/core";
import { smsMax } from "@stammis/domain/limits";
import { dearCharacters } from "@stammis/domain/sms/segments";
import { LimitedArea } from "@stammis/shell/LimitedField.tsx";
import type { Form } from "@stammis/shell/use-form.ts";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import { useWatch } from "react-hook-form";
import { useFormatter, useTranslations } from "use-intl/react";
import { LanguageTexts } from "../../../shell/LanguageTexts.tsx";
import type { TextsOf } from "../../../shell/use-form-texts.ts";
import type { SendoutReach } from "../queries.ts";
import type { MessageText, SendoutForm } from "../sendout-form.ts";
import classes from "../sendouts.module.css";
import { PersonalFields } from "./PersonalFields.tsx";
import { SmsLink } from "./SmsLink.tsx";
import { type SmsCost, smsCost } from "./sms-cost.ts";

type SendoutSmsProps = {
  form: Form<SendoutForm>;
  texts: TextsOf<MessageText>;
  /** Where it is counted already. */
  reach: SendoutReach | undefined;
};

/** The text message, in each language of the club, and what it costs as it is written. Spec §5. */
export function SendoutSms({ form, texts, reach }: SendoutSmsProps) {
  const t = useTranslations("sendouts");
  const account = useTranslations("smsAccount.sender");
  const { errors } = form.formState;
  const values = useWatch({ control: form.control }) as SendoutForm;
  const path = texts.isOwn ? "smsText" : (`translations.${texts.language}.smsText` as const);
  const text = (texts.isOwn ? values.smsText : values.translations[texts.language].smsText) || values.smsText;
  const end = reach?.texts.find(({ language }) => language === texts.language);
  return (
    <FormSection title={t("media.SMS")}>
      <LanguageTexts texts={texts} of={["smsText"]}>
        <LimitedArea
          label={t("smsText")}
          description={t("smsHint")}
          autosize
          minRows={3}
          limit={smsMax}
          {...texts.field("smsText")}
        />
        <Cost cost={smsCost(text, end)} dear={dearCharacters(text)} />
        <PersonalFields form={form} path={path} />
      </LanguageTexts>
      <SmsLink form={form} />
      <TextInput
        label={account("name")}
        description={t("senderHint")}
        autoComplete="off"
        spellCheck={false}
        maw={420}
        {...form.register("senderName")}
        error={errors.senderName?.message}
      />
    </FormSection>
  );
}

/** How long it is, how many credits that takes of each, and which characters make it dear. */
function Cost({ cost, dear }: { cost: SmsCost; dear: readonly string[] }) {
  const t = useTranslations("sendouts");
  const format = useFormatter();
  return (
    <div className={classes.cost} aria-live="polite">
      <p>{t("characters", { count: cost.characters, max: smsMax })}</p>
      {cost.segments !== null && <p>{t("perMessage", { credits: cost.segments })}</p>}
      {dear.length > 0 && <p className={classes.dear}>{t("dear", { characters: format.list(dear) })}</p>}
    </div>
  );
}
