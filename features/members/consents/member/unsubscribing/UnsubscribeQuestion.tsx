import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { mine } from "#packages/web/member/session/session.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { type Unsubscriber, unsubscribe } from "./queries.ts";
import classes from "./unsubscribe-question.module.css";

/**
 * Asks whether to end messages in one channel. No leads to the log-in page; yes leads to the start page with a
 * confirming toast. Spec §2, §8.
 */
const doneWords = { EMAIL: "emailDone", SMS: "smsDone" } as const;

export function UnsubscribeQuestion({ id, unsubscriber }: { id: string; unsubscriber: Unsubscriber }) {
  const words = useTranslations("unsubscribing");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { channel, commercialName, contact, example } = unsubscriber;
  const end = useMutation({
    mutationFn: () => unsubscribe(id, channel),
    onSuccess: async () => {
      toast({ variant: "success", text: words(example ? "exampleDone" : doneWords[channel]) });
      client.removeQueries({ queryKey: ["unsubscriber"] });
      await navigate({ to: paths.home });
      await client.invalidateQueries({ queryKey: [mine] });
    },
    onError: (error) => toast({ variant: "error", text: problemText(error, words("failed")) }),
  });
  return (
    <EmptyState
      drawing="mail"
      level={1}
      title={words("question", { type: channel, commercial: commercialName })}
      text={words(example ? "example" : "kept")}
      action={
        <div className={classes.choice}>
          {contact && <p className={classes.contact}>{contact}</p>}
          <Button onClick={() => end.mutate()} loading={end.isPending}>
            {words("unsubscribe")}
          </Button>
          <LinkButton to={paths.login} variant="default">
            {words("no")}
          </LinkButton>
        </div>
      }
    />
  );
}
