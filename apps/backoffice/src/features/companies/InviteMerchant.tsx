import { Button, Modal } from "@mantine/core";
import { useToast } from "@stammis/ui/Toast.tsx";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { withoutEmpty } from "../../lib/list-search.ts";
import { applyProblem, useProblemText } from "../../lib/problem.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useForm } from "../../lib/use-form.ts";
import { FormProblem } from "../../shell/FormProblem.tsx";
import { MerchantFields } from "../onboarding/MerchantFields.tsx";
import { checkInvitation, emptyMerchant, type MerchantForm } from "../onboarding/merchant-form.ts";
import classes from "./companies.module.css";

type InviteMerchantProps = { opened: boolean; onClose: () => void };

/** The merchant onboarding form as an invite. Closing it keeps what was typed, until it is sent. Spec §2. */
export function InviteMerchant({ opened, onClose }: InviteMerchantProps) {
  const words = useTranslations("companies");
  const common = useTranslations("words");
  const language = useLocale();
  const problemText = useProblemText();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<MerchantForm>({ check: checkInvitation, defaultValues: emptyMerchant });
  const submit = form.handleSubmit(async ({ privacyPolicy: _, email, ...rest }) => {
    setProblem(null);
    try {
      await call("inviteMerchant", { body: { ...withoutEmpty(rest), email, language } });
      toast({ variant: "success", text: words("inviteSent") });
      form.reset(emptyMerchant);
      void queryClient.invalidateQueries({ queryKey: ["companies"] });
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, words("inviteFailed")));
    }
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words("invite")}
      size="lg"
      closeButtonProps={{ "aria-label": common("close") }}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <p className={classes.quiet}>{words("inviteLead")}</p>
        <MerchantFields form={form} personTitle={words("invitePerson")} personFirst />
        <FormProblem text={problem} />
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {words("inviteSend")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
