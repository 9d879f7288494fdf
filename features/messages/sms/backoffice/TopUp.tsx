import { NativeSelect, Switch, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { type SmsAccount, useSetting } from "./queries.ts";
import { SettingForm } from "./SettingForm.tsx";
import { checkTopUp, type TopUpForm, topUpOf } from "./settings-form.ts";

const formOf = ({ topUp, packages }: SmsAccount): TopUpForm => ({
  on: topUp !== null,
  below: topUp ? String(topUp.below) : "",
  credits: String(topUp?.credits ?? packages[0]?.credits ?? ""),
});

/** The automatic purchase of credits below a level. */
export function TopUp({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms.topUp");
  const notices = useNotices();
  const { count, shortKronor } = useNumbers();
  const { mutateAsync } = useSetting("setSmsTopUp");
  const { packages, topUp } = account;
  // The form stores no draft, because there is only one number and a choice.
  const form = useFieldForm({
    fields: {
      on: { label: t("on") },
      below: { label: t("below") },
      credits: { label: t("package") },
    },
    check: (values) => checkTopUp(values, packages),
    values: formOf(account),
  });
  const { isSubmitting, isDirty } = form.formState;
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
      <Switch checked={form.watch("on")} {...form.input("on")} disabled={packages.length === 0 && topUp === null} />
      {form.watch("on") && (
        <>
          <TextInput maw={280} inputMode="numeric" {...form.input("below")} />
          <NativeSelect
            maw={280}
            data={[
              ...(isGone
                ? [{ value: String(topUp.credits), label: t("gone", { credits: count(topUp.credits) }) }]
                : []),
              ...packages.map(({ credits, price }) => ({
                value: String(credits),
                label: t("choice", { credits: count(credits), price: shortKronor(price) }),
              })),
            ]}
            {...form.input("credits")}
          />
        </>
      )}
    </SettingForm>
  );
}
