import { NativeSelect, Switch, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { type SmsAccount, useSetting } from "./queries.ts";
import { SettingForm } from "./SettingForm.tsx";
import { checkTopUp, type TopUpForm, topUpOf } from "./settings-form.ts";

const formOf = ({ topUp, packages }: SmsAccount): TopUpForm => ({
  on: topUp !== null,
  below: topUp ? String(topUp.below) : "",
  credits: String(topUp?.credits ?? packages[0]?.credits ?? ""),
});

/** Credits bought by themselves below a level. */
export function TopUp({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms.topUp");
  const notices = useNotices();
  const { count, shortKronor } = useNumbers();
  const { mutateAsync } = useSetting("setSmsTopUp");
  const { packages, topUp } = account;
  // No draft: one figure and a choice.
  const form = useForm<TopUpForm>({ check: (values) => checkTopUp(values, packages), values: formOf(account) });
  const { errors, isSubmitting, isDirty } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ body: { topUp: topUpOf(values) ?? null } });
      notices.done(t("saved"));
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  const isGone = topUp !== null && packages.every(({ credits }) => credits !== topUp.credits);
  return (
    <SettingForm title={t("title")} description={t("hint")} saving={isSubmitting} changed={isDirty} onSubmit={save}>
      <Switch
        label={t("on")}
        checked={form.watch("on")}
        {...form.register("on")}
        disabled={packages.length === 0 && topUp === null}
      />
      {form.watch("on") && (
        <>
          <TextInput
            maw={280}
            label={t("below")}
            inputMode="numeric"
            error={errors.below?.message}
            {...form.register("below")}
          />
          <NativeSelect
            maw={280}
            label={t("package")}
            error={errors.credits?.message}
            data={[
              ...(isGone
                ? [{ value: String(topUp.credits), label: t("gone", { credits: count(topUp.credits) }) }]
                : []),
              ...packages.map(({ credits, price }) => ({
                value: String(credits),
                label: t("choice", { credits: count(credits), price: shortKronor(price) }),
              })),
            ]}
            {...form.register("credits")}
          />
        </>
      )}
    </SettingForm>
  );
}
