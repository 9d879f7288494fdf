import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { reachesNobody } from "../domain/reaches-nobody.ts";
import { useOccasionWords } from "./occasion/use-occasion-words.ts";
import { reachQuery, type Sendout, useSetState } from "./queries.ts";
import { NobodyReached } from "./reach/NobodyReached.tsx";
import { SendoutReach } from "./reach/SendoutReach.tsx";
import { useLeavesOut } from "./reach/use-leaves-out.tsx";
import classes from "./sendouts.module.css";
import { useLocalMoment } from "./use-local-moment.ts";

type StartDialogProps = {
  sendout: Sendout;
  /** Returns whether the refusal is shown at a field. */
  onRefused: (error: unknown) => boolean;
  onClose: () => void;
};

/** Confirms the start: how many members get it, when, and its cost. */
export function StartDialog({ sendout, onRefused, onClose }: StartDialogProps) {
  const t = useTranslations("sendouts");
  const byItself = useTranslations("automaticSendouts");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const notices = useNotices();
  const localMoment = useLocalMoment();
  const reach = useQuery(reachQuery(sendout.id, sendout.version));
  const starting = useSetState(sendout.id);
  const occasionWords = useOccasionWords();
  const { sendAt, name, automatic } = sendout;
  // Support gets counts rounded down to tens.
  const isExact = !useIsSupport();
  const hasNobody = isExact && !automatic && reach.data !== undefined && reachesNobody(reach.data.media);
  const creditChoice = useLeavesOut(hasNobody || automatic ? null : (reach.data?.credits?.problem ?? null));
  const once = sendAt ? t("startsAt", { when: localMoment(sendAt) }) : t("startsNow");
  const when = automatic ? byItself("starts", { when: occasionWords.say(automatic) }) : once;
  const go = automatic ? byItself("start") : t(sendAt ? "schedule" : "send");
  const start = () =>
    starting.mutate(
      { act: "START", leavesOut: creditChoice.leavesOut },
      {
        onSuccess: ({ awaitsApproval }) => {
          const started = automatic ? byItself("started", { name }) : t("started", { name });
          notices.done(awaitsApproval ? t("sentForApproval", { name }) : started);
          onClose();
        },
        onError: (error) => {
          if (creditChoice.showRefusal(error)) return;
          if (!onRefused(error)) notices.failed(error, t("startFailed"));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      title={automatic ? byItself("startTitle", { name }) : t("startTitle", { name })}
      confirmLabel={reach.data?.needsApproval ? t("askApproval") : go}
      cancelLabel={words("cancel")}
      onConfirm={start}
      onCancel={onClose}
      busy={starting.isPending || reach.isPending}
      disabled={hasNobody}
    >
      <div className={classes.side}>
        {!reach.isPending && !hasNobody && !reach.data?.quietUntil && <p>{when}</p>}
        {reach.data ? (
          <SendoutReach reach={reach.data} isOld={reach.isPlaceholderData} isAutomatic={automatic !== null} />
        ) : reach.isError ? (
          <p className={classes.error} role="alert">
            {problemText(reach.error, t("reachFailed"))}
          </p>
        ) : (
          <Skeleton height={120} />
        )}
        {hasNobody && reach.data && <NobodyReached reach={reach.data} next={t("nobodyNext")} />}
        {creditChoice.box}
      </div>
    </ConfirmDialog>
  );
}
