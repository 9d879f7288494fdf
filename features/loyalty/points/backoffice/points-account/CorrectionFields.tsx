import { Radio, Stack, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import classes from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { afterCorrection, type PointsBalance } from "../../domain/corrections.ts";
import { type CorrectionForm, changeOf, daysFrom } from "./correction-form.ts";
import account from "./points-account.module.css";

type CorrectionFieldsProps = {
  form: Form<CorrectionForm>;
  today: string;
  /** How the member stands now; null until it is known. */
  balances: PointsBalance | null;
};

/** Give or take, how many points, why, and what it comes to. */
export function CorrectionFields({ form, today, balances }: CorrectionFieldsProps) {
  const t = useTranslations("directory.correct");
  const { register, formState, watch, setValue, clearErrors } = form;
  const { errors } = formState;
  const act = watch("act");
  return (
    <>
      <Segments
        label={t("act")}
        value={act}
        choices={(["GIVE", "TAKE"] as const).map((value) => ({ value, label: t(`acts.${value}`) }))}
        onChange={(value) => {
          setValue("act", value);
          clearErrors();
        }}
      />
      {act === "GIVE" && <Source form={form} />}
      <TextInput
        label={t("points")}
        required
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        classNames={{ input: classes.short ?? "" }}
        {...register("points")}
        error={errors.points && <PointsError form={form} balances={balances} />}
      />
      <After form={form} balances={balances} />
      <LimitedField
        label={t("reason")}
        description={t("reasonHint")}
        required
        limit={textMax.reason}
        autoComplete="off"
        {...register("reason")}
        error={errors.reason?.message}
      />
      {act === "GIVE" && (
        <TextInput
          type="date"
          label={t("validThrough")}
          description={t("validThroughHint")}
          {...daysFrom(today)}
          classNames={{ input: classes.short ?? "" }}
          {...register("validThrough")}
          error={errors.validThrough && t("validThroughWrong")}
        />
      )}
    </>
  );
}

/** Opening balances are the merchant's to bring. */
function Source({ form: { watch, setValue } }: Pick<CorrectionFieldsProps, "form">) {
  const t = useTranslations("directory.correct");
  if (!useCan("manageClub")) return null;
  return (
    <Radio.Group
      label={t("kind")}
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

function PointsError({ form, balances }: Omit<CorrectionFieldsProps, "today">) {
  const t = useTranslations("directory.correct");
  const error = form.formState.errors.points;
  if (error?.type === "INVALID_INPUT") return t("pointsWrong");
  if (error?.type === "NOT_ENOUGH_POINTS") return t("atMost", { points: balances?.balance ?? 0 });
  return error?.message;
}

/** How the member stands once the correction is made, as far as it is typed. */
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
