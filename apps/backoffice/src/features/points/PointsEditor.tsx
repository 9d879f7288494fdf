import { Button } from "@mantine/core";
import { parseAmount } from "@stammis/domain/money";
import { applyProblem } from "@stammis/shell/problem.ts";
import { UnsavedGuard } from "@stammis/shell/UnsavedGuard.tsx";
import { type Form, useForm } from "@stammis/shell/use-form.ts";
import { FormSection, SaveBar } from "@stammis/ui/page/Page.tsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { useCan } from "../../lib/session.ts";
import { useToday } from "../../lib/use-today.ts";
import { EditorPage } from "../../shell/EditorPage.tsx";
import { Fields } from "../../shell/Fields.tsx";
import { TryOnLastYear } from "../../shell/TryOnLastYear.tsx";
import { useKeptTyping } from "../../shell/use-kept-typing.ts";
import type { Coupon } from "../coupons/queries.ts";
import { Activation } from "./Activation.tsx";
import { CashierLimits } from "./CashierLimits.tsx";
import { PointCost } from "./PointCost.tsx";
import { PointsPreview } from "./PointsPreview.tsx";
import { type ClubPoints, useSaveAlone, useSaveLimits, useSavePointCost, useSaveRule } from "./queries.ts";
import { Rewards } from "./Rewards.tsx";
import { RuleExample } from "./RuleExample.tsx";
import { RuleFields } from "./RuleFields.tsx";
import {
  aloneFields,
  aloneOf,
  checkRule,
  exampleOf,
  limitFields,
  limitsOf,
  pointCostOf,
  type RuleForm,
  ruleFormOf,
  ruleOf,
} from "./rule-form.ts";

type PointsEditorProps = { points: ClubPoints; rewards: readonly Coupon[] };

/** Whether points run, what they buy, and the rule they are earned by. */
export function PointsEditor({ points, rewards }: PointsEditorProps) {
  const t = useTranslations("points");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const language = useLocale();
  const mayChange = useCan("manageClub");
  const form = useForm<RuleForm>({
    defaultValues: ruleFormOf(points, language),
    check: checkRule,
  });
  useKeptTyping(form);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const ruleIsDirty = isRuleDirty(dirtyFields);
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
      onSubmit={mayChange ? save : undefined}
      bar={
        isDirty && (
          <SaveBar consequence={ruleIsDirty ? t("rule.consequence") : t("corrections.consequence")}>
            <Button type="button" variant="subtle" onClick={() => form.reset()}>
              {t("rule.undo")}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {ruleIsDirty ? t("rule.save") : words("save")}
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
        <Fields disabled={!mayChange}>
          <RuleFields form={form} />
        </Fields>
        <TryOnLastYear
          question="EARNING"
          tried={values.pointsPerKrona}
          months={values.monthValidation}
          values={values}
        />
      </FormSection>
      <PointCost form={form} rewards={rewards} mayChange={mayChange} />
      <CashierLimits form={form} mayChange={mayChange} />
    </EditorPage>
  );
}

type Dirty = Partial<Record<keyof RuleForm, boolean>>;

/** Whether more than the cashiers' limits and what a point costs was changed. */
const isRuleDirty = ({ perMember, perDay, alonePerPurchase, alonePerDay, pointCost, ...rule }: Dirty) =>
  Object.values(rule).some(Boolean);

function useSaving(form: Form<RuleForm>) {
  const t = useTranslations("points");
  const notices = useNotices();
  const saveRule = useSaveRule();
  const saveLimits = useSaveLimits();
  const saveAlone = useSaveAlone();
  const saveCost = useSavePointCost();
  const { dirtyFields } = form.formState;
  return form.handleSubmit(async (values) => {
    const ruleIsDirty = isRuleDirty(dirtyFields);
    try {
      if (limitFields.some((field) => dirtyFields[field])) await saveLimits.mutateAsync(limitsOf(values));
      if (aloneFields.some((field) => dirtyFields[field])) await saveAlone.mutateAsync(aloneOf(values));
      if (dirtyFields.pointCost) await saveCost.mutateAsync(pointCostOf(values));
      if (ruleIsDirty) await saveRule.mutateAsync(ruleOf(values));
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("saveFailed"));
      return;
    }
    form.reset(values);
    const limitsAreDirty = [...limitFields, ...aloneFields].some((field) => dirtyFields[field]);
    notices.done(ruleIsDirty ? t("rule.saved") : limitsAreDirty ? t("corrections.saved") : t("cost.saved"));
  });
}
