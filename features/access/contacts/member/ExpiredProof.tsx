import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { call } from "#packages/web/member/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";

/** An expired link, with a button that sends a new one. */
export function ExpiredProof({ token, address }: { token: string; address: string }) {
  const words = useTranslations("contacts");
  const problemText = useProblemText();
  const toast = useToast();
  const renew = useMutation({
    mutationFn: () => call("renewContactProof", { params: { token } }),
    onError: (error) => toast({ variant: "error", text: problemText(error, words("resendFailed")) }),
  });
  if (renew.isSuccess) return <EmptyState drawing="mail" level={1} title={words("resent", { address })} />;
  return (
    <EmptyState
      drawing="mail"
      level={1}
      title={words("expiredTitle")}
      text={words("expiredText", { address })}
      action={
        <Button onClick={() => renew.mutate()} loading={renew.isPending}>
          {words("renew")}
        </Button>
      }
    />
  );
}
