import { Button } from "@mantine/core";
import { readablePhone } from "@stammis/domain/people/typed-phone";
import { useProblemText } from "@stammis/shell/problem.ts";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import type { SignUp } from "./queries.ts";

/** A link that has run out offers a new one on the spot. */
export function ExpiredLink({ id, signUp }: { id: string; signUp: SignUp }) {
  const words = useTranslations("onboarding");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const { email, phone } = signUp;
  const renew = useMutation({
    mutationFn: () => call("renewSignUp", { params: { id } }),
    onSuccess: () =>
      navigate({ to: paths.onboardingSent, state: { ...(email ? { email } : {}), ...(phone ? { phone } : {}) } }),
    onError: (error) => toast({ variant: "error", text: problemText(error, words("failed")) }),
  });
  return (
    <EmptyState
      drawing="mail"
      level={1}
      title={words("expiredTitle")}
      text={words("expiredText", { contact: email ?? readablePhone(phone ?? "") })}
      action={
        <Button onClick={() => renew.mutate()} loading={renew.isPending}>
          {words("renew")}
        </Button>
      }
    />
  );
}
