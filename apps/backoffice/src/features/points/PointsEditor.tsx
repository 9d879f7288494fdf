import { Button } from "@mantine/core";
import { parseAmount } from "@stammis/domain/money";
import { FormSection, SaveBar } from "@stammis/ui/Page.tsx";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { applyProblem } from "../../lib/problem.ts";
import { useCan } from "../../lib/session.ts";
import { useResolver } from "../../lib/use-resolver.ts";
import { EditorPage } from "../../shell/EditorPage.tsx";
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx";
import { Activation } from "./Activation.tsx";
import { PointsPreview } from "./PointsPreview.tsx";
import classes from "./points.module.css";
import { type ClubPoints, type Reward, useSaveRule } from "./queries.ts";
import { Rewards } from "./Rewards.tsx";
import { RuleExample } from "./RuleExample.tsx";
import { RuleFields } from "./RuleFields.tsx";
import { checkRule, exampleOf, type RuleForm, ruleFormOf, ruleOf } from "./rule-form.ts";
import { useToday } from "./use-today.ts";

type PointsEditorProps = { points: ClubPoints; rewards: readonly Reward[] };

/** Whether points run, what they buy, and the rule they are earned by. */
export function PointsEditor({ points, rewards }: PointsEditorProps) {
  const t = useTranslations("points");
  const shell = useTranslations("shell");
  const language = useLocale();
  const mayChange = useCan("manageClub");
  const form = useForm<RuleForm>({
    defaultValues: ruleFormOf(points, language),
    resolver: useResolver(checkRule),
    mode: "onTouched",
  });
  const { isDirty, isSubmitting } = form.formState;
  const save = useSaving(form);
  const values = useWatch({ control: form.control }) as RuleForm;
  const [amount, setAmount] = useState(language === "en" ? "249.50" : "249,50");
  const read = parseAmount(amount);
  const example = exampleOf(values, read.ok ? read.ore : 0, useToday());
  const balance = example.kind === "earns" ? example.points : 0;
  return (
    <EditorPage
      title={shell("points")}
      description={t("lead")}
      preview={<PointsPreview balance={balance} description={values.description} rewards={rewards} />}
      previewTitle={t("preview.title")}
      onSubmit={mayChange ? () => void save() : undefined}
      bar={
        isDirty && (
          <SaveBar consequence={t("rule.consequence")}>
            <Button type="button" variant="subtle" onClick={() => form.reset()}>
              {t("rule.undo")}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t("rule.save")}
            </Button>
          </SaveBar>
        )
      }
    >
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Activation points={points} rewards={rewards} />
      <Rewards rewards={rewards} />
      <FormSection title={t("rule.title")} description={t("rule.hint")}>
        <RuleExample form={values} typed={amount} onType={setAmount} />
        <fieldset disabled={!mayChange} className={classes.bare}>
          <RuleFields form={form} />
        </fieldset>
      </FormSection>
    </EditorPage>
  );
}

function useSaving(form: ReturnType<typeof useForm<RuleForm>>) {
  const t = useTranslations("points");
  const notices = useNotices();
  const mutation = useSaveRule();
  return form.handleSubmit(async (values) => {
    try {
      await mutation.mutateAsync(ruleOf(values));
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("saveFailed"));
      return;
    }
    form.reset(values);
    notices.done(t("rule.saved"));
  });
}
