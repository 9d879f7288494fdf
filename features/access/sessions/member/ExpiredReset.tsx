import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";

type ExpiredResetProps = { token: string; channel: AnswerOf<"getPasswordReset">["channel"] };

const texts = { EMAIL: "resetExpiredText", SMS: "resetExpiredByPhone" } as const;

/** An expired link, with a button that sends a new one. */
export function ExpiredReset({ token, channel }: ExpiredResetProps) {
  const words = useTranslations("sessions");
  const problemText = useProblemText();
  const toast = useToast();
  const renew = useMutation({
    mutationFn: () => call("renewPasswordReset", { params: { token } }),
    onError: (error) => toast({ variant: "error", text: problemText(error, words("notSent")) }),
  });
  if (renew.isSuccess) {
    return <EmptyState drawing="mail" level={1} title={words("resetRenewed")} text={words("resetRenewedText")} />;
  }
  return (
    <EmptyState
      drawing="mail"
      level={1}
      title={words("resetExpiredTitle")}
      text={words(texts[channel])}
      action={
        <Button onClick={() => renew.mutate()} loading={renew.isPending}>
          {words("resetRenew")}
        </Button>
      }
    />
  );
}
