import { TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { isSenderName } from "../domain/sender-name.ts";
import { type SmsAccount, useSetting } from "./queries.ts";
import { SettingForm } from "./SettingForm.tsx";

/** The sender name of the club's SMS. */
export function SenderName({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms.sender");
  const notices = useNotices();
  const { mutateAsync } = useSetting("setSmsSender");
  // The form stores no draft, because there is only one word.
  const form = useFieldForm({
    fields: {
      senderName: { label: t("name") },
    },
    check: ({ senderName }) => ({ senderName: isSenderName(senderName.trim()) ? null : "INVALID_SENDER_NAME" }),
    values: { senderName: account.senderName },
  });
  const { isSubmitting, isDirty } = form.formState;
  const save = form.handleSubmit(async ({ senderName }) => {
    try {
      await mutateAsync({ body: { senderName: senderName.trim() } });
      notices.done(t("saved"));
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  return (
    <SettingForm title={t("title")} description={t("hint")} saving={isSubmitting} changed={isDirty} onSubmit={save}>
      <TextInput
        maw={280}
        placeholder={account.usualSender}
        autoComplete="off"
        spellCheck={false}
        {...form.input("senderName")}
      />
    </SettingForm>
  );
}
