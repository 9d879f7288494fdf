import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useFormatter, useLocale, useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import type { WhatIfQuestion } from "../domain/what-if-questions.ts";
import { useAskWhatIf } from "./queries.ts";
import classes from "./what-if.module.css";
import { askingOf, checkWhatIf, isAsToday, type Subject, type WhatIfForm, whatIfFormOf } from "./what-if-form.ts";

type AskWhatIfProps = {
  question: WhatIfQuestion;
  /** The possible subjects; for points only the rule. */
  subjects: readonly Subject[];
  subject: Subject;
  onSubject: (id: number) => void;
  /** The values typed in an editor before. */
  typed: Partial<WhatIfForm>;
  onAsked: (id: number) => void;
};

/** A form to compare another rule with today's. */
export function AskWhatIf({ question, subjects, subject, onSubject, typed, onAsked }: AskWhatIfProps) {
  const t = useTranslations("whatIf");
  const format = useFormatter();
  const language = useLocale();
  const notices = useNotices();
  const ask = useAskWhatIf();
  const mayAsk = useCan("manageClub");
  const { now } = subject;
  // The form stores no draft, because a question has its own address.
  const form = useForm<WhatIfForm>({
    defaultValues: { ...whatIfFormOf(subject, language), ...typed },
    check: checkWhatIf(question, now),
  });
  const { errors } = form.formState;
  const values = useWatch({ control: form.control }) as WhatIfForm;
  const send = form.handleSubmit(async (checked) => {
    try {
      const { id } = await ask.mutateAsync(askingOf(question, subject, checked));
      onAsked(id);
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("askFailed"));
    }
  });
  const today = (value: number) => t("today", { value: format.number(value, { maximumFractionDigits: 2 }) });
  const wrong = isAsToday(question, values, now) ? t("wrong.same") : t(`wrong.${question}`);
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void send(event)}>
      {question !== "EARNING" && (
        <NativeSelect
          label={t(`subject.${question}`)}
          value={subject.id ?? ""}
          onChange={(event) => onSubject(Number(event.currentTarget.value))}
          data={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <div className={classes.fields}>
        <TextInput
          label={t(`value.${question}`)}
          description={now.value === 0 ? t("noneToday") : today(now.value)}
          inputMode={question === "EARNING" ? "decimal" : "numeric"}
          {...form.register("value")}
          error={errors.value && wrong}
        />
        {question !== "REWARD" && (
          <TextInput
            label={t(`months.${question}`)}
            description={today(now.months ?? 0)}
            inputMode="numeric"
            {...form.register("months")}
            error={errors.months && t("wrong.months")}
          />
        )}
      </div>
      <p className={classes.held}>{t(`held.${question}`)}</p>
      {mayAsk && (
        <div>
          <Button type="submit" loading={ask.isPending}>
            {t("ask")}
          </Button>
        </div>
      )}
    </form>
  );
}
