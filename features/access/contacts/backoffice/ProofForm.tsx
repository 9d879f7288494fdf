import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./contacts.module.css";
import { type ContactProof, useContactChanged } from "./queries.ts";

const questions = { EMAIL: "proofText", SMS: "proofPhone" } as const;

type ProofFormProps = { token: string; proof: ContactProof; address: string; onDone: () => void };

/** The button that confirms an address. */
export function ProofForm({ token, proof, address, onDone }: ProofFormProps) {
  const t = useTranslations("contacts");
  const problemText = useProblemText();
  const changed = useContactChanged();
  const confirming = useMutation({
    mutationFn: () => call("proveContact", { params: { token }, body: {} }),
    onSuccess: async () => {
      onDone();
      await changed();
    },
  });
  return (
    <div className={classes.form}>
      <p className={classes.text}>{t(questions[proof.channel], { address })}</p>
      <FormProblem text={confirming.error && problemText(confirming.error, t("confirmFailed"))} />
      <Button loading={confirming.isPending} onClick={() => confirming.mutate()} fullWidth>
        {t("confirm")}
      </Button>
    </div>
  );
}

/** An expired link, with a button that sends a new one. */
export function ExpiredProof({ token, address }: Pick<ProofFormProps, "token" | "address">) {
  const t = useTranslations("contacts");
  const problemText = useProblemText();
  const renewal = useMutation({ mutationFn: () => call("renewContactProof", { params: { token } }) });
  if (renewal.isSuccess) return <p role="status">{t("resent", { address })}</p>;
  return (
    <div className={classes.form}>
      <p className={classes.text}>{t("expiredText", { address })}</p>
      <FormProblem text={renewal.error && problemText(renewal.error, t("resendFailed"))} />
      <Button loading={renewal.isPending} onClick={() => renewal.mutate()} fullWidth>
        {t("renew")}
      </Button>
    </div>
  );
}
