import { Button } from "@mantine/core";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import type { Coupon } from "#features/loyalty/coupons/backoffice/queries.ts";
import { RuleTrial } from "#features/loyalty/publishing/backoffice/rule-trial.ts";
import { parseAmount } from "#packages/domain/money.ts";
import { textsIn } from "#packages/domain/translations/translations.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useKeptTyping } from "#packages/web/backoffice/edits/use-kept-typing.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useFormTexts } from "#packages/web/backoffice/translations/use-form-texts.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { Activation } from "./Activation.tsx";
import { CashierLimits } from "./CashierLimits.tsx";
import { PointCost } from "./PointCost.tsx";
import { PointsPreview } from "./PointsPreview.tsx";
import {
  type ClubPoints,
  useSaveAlone,
  useSaveLimits,
  useSaveLookUps,
  useSavePointCost,
  useSaveRule,
} from "./queries.ts";
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
  lookUpFields,
  lookUpRulesOf,
  pointCostOf,
  pointsFields,
  type RuleForm,
  ruleFormOf,
  ruleOf,
} from "./rule-form.ts";
import { useRuleFields } from "./use-rule-fields.ts";

type PointsEditorProps = { points: ClubPoints; rewards: readonly Coupon[] };

/** Edits the points: their state, their rewards and the rule for earning them. */
export function PointsEditor({ points, rewards }: PointsEditorProps) {
  const t = useTranslations("points");
  const words = useTranslations("words");
  const language = useLocale();
  const mayChange = useCan("manageClub");
  const form = useFieldForm({ fields: useRuleFields(), defaultValues: ruleFormOf(points, language), check: checkRule });
  const valuesOf = (read: ClubPoints) => ruleFormOf(read, language);
  const edits = useEditing({ form, thing: points, valuesOf, draft: { what: "points", id: "rule" } });
  useKeptTyping(form, edits);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const ruleIsDirty = isRuleDirty(dirtyFields);
  const save = useSaving(points, form, edits);
  const values = useWatch({ control: form.control }) as RuleForm;
  const texts = useFormTexts(form, pointsFields);
  const spoken = rewards.map((reward) => textsIn(reward, reward.translations, texts.language));
  const [amount, setAmount] = useState(language === "en" ? "249.50" : "249,50");
  const read = parseAmount(amount);
  const example = exampleOf(values, read.ok ? read.ore : 0, useToday());
  const balance = example.kind === "earns" ? example.points : 0;
  return (
    <EditorPage
      title={t("menu")}
      description={t("lead")}
      preview={<PointsPreview balance={balance} description={texts.read(values).description} rewards={spoken} />}
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
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <Activation points={points} rewards={rewards} />
      <Rewards rewards={rewards} />
      <FormSection title={t("rule.title")} description={t("rule.hint")}>
        <RuleExample form={values} typed={amount} onType={setAmount} />
        <Fields disabled={!mayChange}>
          <RuleFields
            form={form}
            texts={texts}
            tryIt={
              <RuleTrial
                question="EARNING"
                tried={values.pointsPerKrona}
                months={values.monthValidation}
                values={values}
              />
            }
          />
        </Fields>
      </FormSection>
      <PointCost form={form} rewards={rewards} mayChange={mayChange} />
      <CashierLimits form={form} mayChange={mayChange} />
    </EditorPage>
  );
}

type Dirty = Partial<Record<keyof RuleForm, unknown>>;

/** Whether the form has changes besides the cashiers' limits and the cost of a point. */
const isRuleDirty = ({
  perMember,
  perDay,
  alonePerPurchase,
  alonePerDay,
  alonePerMemberDay,
  lookUpsPerHour,
  acceptsNumberAlone,
  pointCost,
  ...rule
}: Dirty) => Object.values(rule).some(Boolean);

function useSaving(points: ClubPoints, form: Form<RuleForm>, edits: Edits<ClubPoints, RuleForm>) {
  const t = useTranslations("points");
  const notices = useNotices();
  const saveRule = useSaveRule();
  const saveLimits = useSaveLimits();
  const saveAlone = useSaveAlone();
  const saveLookUps = useSaveLookUps();
  const saveCost = useSavePointCost();
  const { dirtyFields } = form.formState;
  const began = () => edits.began() ?? points;
  /** Saves a part. Each save continues from the version of the last one. */
  async function part(name: keyof ClubPoints["versions"], save: (version: string) => Promise<{ version: string }>) {
    const { version } = await save(began().versions[name]);
    edits.rebase({ ...began(), versions: { ...began().versions, [name]: version } });
  }
  return form.handleSubmit(async (values) => {
    const ruleIsDirty = isRuleDirty(dirtyFields);
    const limitsAreDirty = limitFields.some((field) => dirtyFields[field]);
    const aloneIsDirty = aloneFields.some((field) => dirtyFields[field]);
    const lookUpsAreDirty = lookUpFields.some((field) => dirtyFields[field]);
    try {
      if (limitsAreDirty)
        await part("corrections", (version) => saveLimits.mutateAsync({ ...limitsOf(values), version }));
      if (aloneIsDirty) await part("alone", (version) => saveAlone.mutateAsync({ ...aloneOf(values), version }));
      if (lookUpsAreDirty)
        await part("lookUps", (version) => saveLookUps.mutateAsync({ ...lookUpRulesOf(values), version }));
      if (dirtyFields.pointCost)
        await part("pointCost", (version) => saveCost.mutateAsync({ ...pointCostOf(values), version }));
      if (ruleIsDirty) await part("rule", (version) => saveRule.mutateAsync({ ...ruleOf(values), version }));
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
      return;
    }
    edits.saved(began(), values);
    notices.done(
      ruleIsDirty
        ? t("rule.saved")
        : limitsAreDirty || aloneIsDirty || lookUpsAreDirty
          ? t("corrections.saved")
          : t("cost.saved"),
    );
  });
}
