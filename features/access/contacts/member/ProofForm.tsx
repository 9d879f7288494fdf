import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import link from "#packages/web/member/shell/text-link.module.css";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import type { ContactProof } from "./queries.ts";

type ProofFormProps = { token: string; proof: ContactProof; address: string; onDone: () => void };

/** The button that confirms an address; an address typed by staff also needs the member's password. */
export function ProofForm({ token, proof, address, onDone }: ProofFormProps) {
  const words = useTranslations("contacts");
  const problemText = useProblemText();
  const toast = useToast();
  const client = useQueryClient();
  const { asksPassword, channel } = proof;
  const form = useForm<{ password: string }>({
    check: ({ password }) => ({ password: asksPassword && !password ? "REQUIRED" : null }),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await call("proveContact", { params: { token }, body: asksPassword ? { password } : {} });
      onDone();
      await client.invalidateQueries({ queryKey: [mine] });
    } catch (error) {
      if (!applyProblem(form, error)) {
        toast({ variant: "error", text: problemText(error, words("confirmFailed")) });
      }
    }
  });
  return (
    <FormFrame
      title={words(`proofTitle.${channel}`)}
      text={words(asksPassword ? "proofByStaff" : "proofText", { address })}
      onSubmit={submit}
      foot={
        asksPassword && (
          <Link to={paths.passwordRequest} className={link.link}>
            {words("forgotten")}
          </Link>
        )
      }
    >
      {asksPassword && (
        <PasswordField
          label={words("password")}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password")}
        />
      )}
      <Button type="submit" loading={isSubmitting}>
        {words("confirm")}
      </Button>
    </FormFrame>
  );
}
