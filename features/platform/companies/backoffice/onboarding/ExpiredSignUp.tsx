import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";

/** Offers a new link in place of an expired one. */
export function ExpiredSignUp({ id, email }: { id: string; email: string }) {
  const onboarding = useTranslations("onboarding");
  const problemText = useProblemText();
  const renewal = useMutation({ mutationFn: () => call("renewSignUp", { params: { id } }) });
  if (renewal.isSuccess) return <p role="status">{onboarding("expiredSent", { email })}</p>;
  return (
    <>
      <p>{onboarding("expiredText", { email })}</p>
      <FormProblem text={renewal.error && problemText(renewal.error)} />
      <Button loading={renewal.isPending} onClick={() => renewal.mutate()}>
        {onboarding("expiredSend")}
      </Button>
    </>
  );
}
