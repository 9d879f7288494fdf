import { Button } from "@mantine/core";
import { useProblemText } from "@stammis/shell/problem.ts";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { type AnswerOf, call } from "../../lib/api.ts";

type ExpiredResetProps = { token: string; channel: AnswerOf<"getPasswordReset">["channel"] };

/** A link that has run out offers a new one on the spot. */
export function ExpiredReset({ token, channel }: ExpiredResetProps) {
  const words = useTranslations("login");
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
      text={words(channel === "SMS" ? "resetExpiredByPhone" : "resetExpiredText")}
      action={
        <Button onClick={() => renew.mutate()} loading={renew.isPending}>
          {words("resetRenew")}
        </Button>
      }
    />
  );
}
