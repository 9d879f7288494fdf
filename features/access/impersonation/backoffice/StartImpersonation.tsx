import { NativeSelect } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { startImpersonation } from "#packages/web/backoffice/session/session.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { impersonationReasonMin } from "../domain/impersonation.ts";

type Company = AnswerOf<"listCompanies">["rows"][number];
type Shown = Pick<Company, "id" | "name" | "merchants">;
type StartImpersonationProps = { company: Shown | null; onClose: () => void };

/** Asks for the merchant and the reason before an impersonation starts. */
export function StartImpersonation({ company, onClose }: StartImpersonationProps) {
  const t = useTranslations("impersonation.start");
  const words = useTranslations("words");
  return (
    <Dialog
      opened={company !== null}
      onClose={onClose}
      title={t("title", { company: company?.name ?? "" })}
      closeLabel={words("close")}
    >
      {company && <Starting company={company} onClose={onClose} />}
    </Dialog>
  );
}

type Form = { merchantId: string; reason: string };

function checkForm({ reason }: Form) {
  const typed = [...reason.trim()].length;
  return { reason: typed === 0 ? "REQUIRED" : typed < impersonationReasonMin ? "REASON_TOO_SHORT" : null } as const;
}

function Starting({ company, onClose }: { company: Shown; onClose: () => void }) {
  const t = useTranslations("impersonation.start");
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the reason is for one use.
  const form = useFieldForm({
    fields: {
      merchantId: { label: t("merchant") },
      reason: { label: t("reason"), limit: textMax.reason },
    },
    check: checkForm,
    defaultValues: { merchantId: String(company.merchants[0]?.id ?? ""), reason: "" },
  });
  const { isSubmitting } = form.formState;
  const start = form.handleSubmit(async ({ merchantId, reason }) => {
    setProblem(null);
    try {
      const body = { companyId: company.id, merchantId: Number(merchantId), reason };
      startImpersonation(await call("startImpersonation", { body }));
      await navigate({ to: paths.today, ignoreBlocker: true });
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("failed")));
    }
  });
  const merchants = company.merchants.map(({ id, name }) => ({ value: String(id), label: name || t("nameless") }));
  return (
    <form noValidate onSubmit={start} className={dialog.form}>
      <p>{t("lead")}</p>
      <FormProblem text={problem} />
      <NativeSelect data={merchants} {...form.input("merchantId")} />
      <LimitedArea
        description={t("reasonHint")}
        required
        autosize
        minRows={2}
        data-autofocus
        {...form.limited("reason")}
      />
      <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("submit")} />
    </form>
  );
}
