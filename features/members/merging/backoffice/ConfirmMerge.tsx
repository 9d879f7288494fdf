import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import detail from "#packages/web/backoffice/page/detail-page.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { isUnanswered } from "#packages/web/backoffice/session/use-once.ts";
import { useProblemText } from "#packages/web/problem.ts";
import type { ProfileField } from "../domain/merged-profile.ts";
import { type Preview, useAskMerge, useMergeMembers } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

/** Merges after a confirmation; a local merchant requests a merchant's approval instead. */
export function ConfirmMerge({ preview, taken }: { preview: Preview; taken: readonly ProfileField[] }) {
  const t = useTranslations("merging");
  const words = useTranslations("words");
  const { nameOf } = useMemberWords();
  const { kept: survivor, other } = preview;
  const mayApprove = useCan("approveMerges");
  const { send, busy } = useMergeMembers(survivor.id);
  const request = useAskMerge(survivor.id);
  const [asking, ask] = useDisclosure(false);
  const toast = useToast();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const body = { otherId: other.id, taken: [...taken] };
  const merge = async () => {
    try {
      await (mayApprove ? send(body) : request.mutateAsync(body));
      toast({ variant: "success", text: t(mayApprove ? "merged" : "requests.sent") });
      await navigate({ to: paths.member, params: { id: String(survivor.id) }, replace: true });
    } catch (error) {
      ask.close();
      toast({ variant: "error", text: isUnanswered(error) ? t("unanswered") : problemText(error, t("mergeFailed")) });
    }
  };
  const label = t(mayApprove ? "confirm" : "requests.ask");
  return (
    <div>
      {!mayApprove && <p className={detail.quiet}>{t("requests.rule")}</p>}
      <Button size="md" onClick={ask.open}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t(mayApprove ? "askTitle" : "requests.askTitle")}
        confirmLabel={label}
        cancelLabel={words("cancel")}
        onConfirm={() => void merge()}
        onCancel={ask.close}
        busy={busy || request.isPending}
      >
        <p>{t("askText", { kept: nameOf(survivor), other: nameOf(other) })}</p>
        <p>{preview.undoable ? t("undoRule", { name: nameOf(survivor) }) : t("notUndoable")}</p>
      </ConfirmDialog>
    </div>
  );
}
