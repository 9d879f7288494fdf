import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { changeableOf } from "../../domain/sendout-states.ts";
import { type Sendout, useSetState } from "../queries.ts";
import { creditProblemOf } from "../reach/credit-problem-of.ts";
import classes from "../sendouts.module.css";

type Act = Exclude<Sendout["acts"][number], "START">;
/** Actions with a confirmation, because other people wait for them or they cannot be undone. */
const confirmedActs: readonly Act[] = ["APPROVE", "CANCEL"];
/** Whether the sendout waits for this action, which is shown first. */
const isAwaited = (act: Act) => act === "APPROVE" || act === "RESUME";

/** Approves, withdraws, pauses, resumes or cancels the sendout. */
export function SendoutActs({ sendout }: { sendout: Sendout }) {
  const t = useTranslations("sendouts");
  const byItself = useTranslations("automaticSendouts");
  const words = useTranslations("words");
  const notices = useNotices();
  const setting = useSetState(sendout.id);
  const [asking, ask] = useState<Act | "LEAVE_OUT" | null>(null);
  const { name, state, automatic } = sendout;
  const changeable = changeableOf({ state, automatic: automatic !== null });
  const stops = (next: Act | "LEAVE_OUT") => next === "CANCEL" && automatic !== null;
  const doing = (next: Act) => (stops(next) ? byItself("stop") : t(`doing.${next}`));
  const act = (next: Act, leavesOut = false) =>
    setting.mutate(
      { act: next, leavesOut },
      {
        onSuccess: () => {
          ask(null);
          notices.done(stops(next) ? byItself("stopped", { name }) : t(`acted.${next}`, { name }));
        },
        onError: (error) => {
          const isShort = next === "RESUME" && creditProblemOf(error) !== null;
          ask(isShort ? "LEAVE_OUT" : null);
          if (!isShort) notices.failed(error, t("actFailed"));
        },
      },
    );
  if (!useCan("manageClub")) return null;
  const acts = sendout.acts
    .filter((each): each is Act => each !== "START")
    .sort((one, other) => Number(isAwaited(other)) - Number(isAwaited(one)));
  return (
    <div className={classes.acts}>
      {changeable === "WORDS" && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to={paths.sendoutEdit} params={{ id: String(sendout.id) }} {...props} />}
        >
          {byItself("change")}
        </Button>
      )}
      {acts.map((each) => (
        <Button
          key={each}
          type="button"
          variant={isAwaited(each) ? "filled" : "default"}
          loading={setting.isPending && asking === null}
          {...(each === "CANCEL" ? { color: "red" } : {})}
          onClick={() => (confirmedActs.includes(each) ? ask(each) : act(each))}
        >
          {doing(each)}
        </Button>
      ))}
      {asking !== null && (
        <ConfirmDialog
          opened
          title={
            stops(asking)
              ? byItself("stopTitle", { name })
              : t(`asks.${asking as "CANCEL" | "APPROVE" | "LEAVE_OUT"}`, { name })
          }
          confirmLabel={doing(asking === "LEAVE_OUT" ? "RESUME" : asking)}
          cancelLabel={asking === "CANCEL" ? t("letGo") : words("cancel")}
          onConfirm={() => (asking === "LEAVE_OUT" ? act("RESUME", true) : act(asking))}
          onCancel={() => ask(null)}
          busy={setting.isPending}
          danger={asking === "CANCEL"}
        >
          {stops(asking) ? byItself("stopText") : t(`asksText.${asking as "CANCEL" | "APPROVE" | "LEAVE_OUT"}`)}
        </ConfirmDialog>
      )}
    </div>
  );
}
