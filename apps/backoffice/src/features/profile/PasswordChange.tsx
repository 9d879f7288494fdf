import { Button } from "@mantine/core";
import { useToast } from "@stammis/ui/Toast.tsx";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../lib/api.ts";
import { useProblemText } from "../../lib/problem.ts";
import classes from "./profile.module.css";

/** A new password by the same road as a forgotten one: whoever changes it must reach the mailbox. */
export function PasswordChange({ email }: { email: string }) {
  const words = useTranslations("profile");
  const problemText = useProblemText();
  const toast = useToast();
  const request = useMutation({
    mutationFn: (id: string) => call("requestPasswordReset", { params: { id }, body: { medium: "EMAIL", email } }),
    onSuccess: () => toast({ variant: "success", text: words("passwordSent", { email }) }),
    onError: (error) => toast({ variant: "error", text: problemText(error, words("passwordFailed")) }),
  });
  return (
    <div className={classes.password}>
      <Button
        variant="light"
        loading={request.isPending}
        disabled={request.isSuccess}
        onClick={() => request.mutate(crypto.randomUUID())}
      >
        {words("changePassword")}
      </Button>
      <p className={classes.quiet}>{words("changePasswordHint", { email })}</p>
    </div>
  );
}
