import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";

/** An expired link, with a button that sends a new one. */
export function ExpiredReset({ token }: { token: string }) {
  const login = useTranslations("sessions");
  const problemText = useProblemText();
  const renewal = useMutation({ mutationFn: () => call("renewPasswordReset", { params: { token } }) });
  if (renewal.isSuccess) {
    return (
      <p role="status">
        {login("resetRenewed")}. {login("resetRenewedText")}
      </p>
    );
  }
  return (
    <>
      <p>{login("resetExpiredText")}</p>
      <FormProblem text={renewal.error && problemText(renewal.error, login("requestNotSent"))} />
      <Button loading={renewal.isPending} onClick={() => renewal.mutate()} fullWidth>
        {login("resetRenew")}
      </Button>
    </>
  );
}
