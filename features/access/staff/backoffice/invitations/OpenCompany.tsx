import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { checkOpening, emptyOpening } from "#features/platform/companies/backoffice/onboarding/merchant-form.ts";
import { OpeningFields } from "#features/platform/companies/backoffice/onboarding/OpeningFields.tsx";
import { useOpeningFields } from "#features/platform/companies/backoffice/onboarding/use-merchant-fields.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./invitations.module.css";
import { type OwnInvitation, useAcceptInvitation } from "./queries.ts";

type OpenCompanyProps = { opened: boolean; onClose: () => void; invitation: OwnInvitation; name: string };

/** A form with which a company's first merchant opens it: missing facts and agreements. */
export function OpenCompany({ opened, onClose, invitation, name }: OpenCompanyProps) {
  const t = useTranslations("invitations");
  const words = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const accept = useAcceptInvitation();
  const { asksForCompany, opensCompany } = invitation;
  // The form stores no draft, because the agreements are given once.
  const form = useFieldForm({
    fields: useOpeningFields(),
    check: (values) => checkOpening(values, { asksForCompany, opensCompany }),
    defaultValues: emptyOpening,
  });
  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await accept.mutateAsync({ id: invitation.id, body });
      notices.done(t("accepted", { name: body.companyName || name }));
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("acceptFailed")));
    }
  });
  return (
    <Modal opened={opened} onClose={onClose} title={name} size="lg" closeButtonProps={{ "aria-label": words("close") }}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <OpeningFields form={form} asksForCompany={asksForCompany} />
        <p className={classes.quiet}>{t("openLead")}</p>
        <FormProblem text={problem} />
        <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
          {t("open")}
        </Button>
      </form>
    </Modal>
  );
}
