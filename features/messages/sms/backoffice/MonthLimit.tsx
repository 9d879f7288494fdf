import { Switch, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { type SmsAccount, useSetting } from "./queries.ts";
import { SettingForm } from "./SettingForm.tsx";
import { limitOf } from "./settings-form.ts";

/** The monthly limit of the club's credits. */
export function MonthLimit({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms.limit");
  const notices = useNotices();
  const { mutateAsync } = useSetting("setSmsMonthLimit");
  const { monthLimit } = account;
  // The form stores no draft, because there is only one number.
  const form = useFieldForm({
    fields: {
      limited: { label: t("on") },
      monthLimit: { label: t("most"), wrong: t("wrong") },
    },
    check: (values) => ({ monthLimit: limitOf(values) === undefined ? "INVALID_INPUT" : null }),
    values: { limited: monthLimit !== null, monthLimit: monthLimit === null ? "" : String(monthLimit) },
  });
  const { isSubmitting, isDirty } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ body: { monthLimit: limitOf(values) ?? null } });
      notices.done(t("saved"));
    } catch (error) {
      notices.failed(error, t("failed"));
    }
  });
  return (
    <SettingForm title={t("title")} description={t("hint")} saving={isSubmitting} changed={isDirty} onSubmit={save}>
      <Switch checked={form.watch("limited")} {...form.input("limited")} />
      {form.watch("limited") && <TextInput maw={280} inputMode="numeric" {...form.input("monthLimit")} />}
    </SettingForm>
  );
}
