import { Radio, Stack, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import classes from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { afterCorrection, type PointsBalance } from "../../domain/corrections.ts";
import { type CorrectionForm, changeOf, daysFrom } from "./correction-form.ts";
import account from "./points-account.module.css";
import type { CorrectionFieldForm } from "./use-correction-fields.ts";

type CorrectionFieldsProps = {
  form: CorrectionFieldForm;
  today: string;
  /** The member's current balance; null until loaded. */
  balances: PointsBalance | null;
};

/** Edits a correction: give or take, the points, the reason and the effect. */
export function CorrectionFields({ form, today, balances }: CorrectionFieldsProps) {
  const t = useTranslations("directory.correct");
  const { fields, watch, setValue, clearErrors } = form;
  const act = watch("act");
  return (
    <>
      <Segments
        label={fields.act.label}
        value={act}
        choices={(["GIVE", "TAKE"] as const).map((value) => ({ value, label: t(`acts.${value}`) }))}
        onChange={(value) => {
          setValue("act", value);
          clearErrors();
        }}
      />
      {act === "GIVE" && <Source form={form} />}
      <TextInput
        required
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        classNames={{ input: classes.short ?? "" }}
        {...form.input("points")}
      />
      <After form={form} balances={balances} />
      <LimitedField description={t("reasonHint")} required autoComplete="off" {...form.limited("reason")} />
      {act === "GIVE" && (
        <DayInput
          description={t("validThroughHint")}
          {...daysFrom(today)}
          classNames={{ input: classes.short ?? "" }}
          {...form.input("validThrough")}
        />
      )}
    </>
  );
}

/** Only the merchant may enter an opening balance. */
function Source({ form: { fields, watch, setValue } }: Pick<CorrectionFieldsProps, "form">) {
  const t = useTranslations("directory.correct");
  if (!useCan("manageClub")) return null;
  return (
    <Radio.Group
      label={fields.source.label}
      value={watch("source")}
      onChange={(value) => setValue("source", value as CorrectionForm["source"])}
    >
      <Stack gap={8} mt={8}>
        <Radio value="CORRECTION" label={t("kinds.CORRECTION")} />
        <Radio value="OPENING_BALANCE" label={t("kinds.OPENING_BALANCE")} description={t("openingHint")} />
      </Stack>
    </Radio.Group>
  );
}

/** Shows the member's balance after the typed correction. */
function After({ form, balances }: Omit<CorrectionFieldsProps, "today">) {
  const t = useTranslations("directory.correct");
  const [act, points] = form.watch(["act", "points"]);
  const change = changeOf({ act, points });
  if (!balances) return null;
  const isPossible = change !== null && balances.balance + change >= 0;
  const { balance, owed } = isPossible ? afterCorrection(balances, change) : balances;
  return (
    <output className={account.after}>
      {t(isPossible ? "after" : "now", { points: balance })}
      {owed > 0 && ` ${t("stillOwed", { points: owed })}`}
    </output>
  );
}
