import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { readablePhone } from "#packages/domain/people/typed-phone.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { renewSignUp, type SignUp } from "./queries.ts";

type ExpiredLinkProps = {
  id: string;
  signUp: SignUp;
  /** The subpage of the link's point of sale; null if the link has none. */
  subpage: string | null;
};

/** Offers a new link for an expired one, with the same point of sale and inviter. */
export function ExpiredLink({ id, signUp, subpage }: ExpiredLinkProps) {
  const words = useTranslations("joining");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const { email, phone } = signUp;
  const signUpDetails = { ...(email ? { email } : {}), ...(phone ? { phone } : {}), ...(subpage ? { subpage } : {}) };
  const renew = useMutation({
    mutationFn: () => renewSignUp(id),
    onSuccess: () => navigate({ to: paths.onboardingSent, state: { ...signUpDetails, renews: id } }),
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
