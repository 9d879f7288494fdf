import { canDelete, checkTransition } from "@stammis/domain/offers/publish-status";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { useToday } from "../../lib/use-today.ts";
import { type GivenStatus, type Reward, useRemoveReward, useSetRewardStatus } from "./queries.ts";
import { publishFacts } from "./reward-form.ts";

const givenStatuses = ["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"] as const;

/** What is asked before it is done; withdrawing asks twice. */
export type Question = "complete" | "withdraw" | "withdrawAgain" | "delete";

export type Move = { key: string; label: string; about: string; danger: boolean; act: () => void };

/** Everything a reward may become from what it is, by the check the server makes. Spec §4. */
export function useRewardMoves(reward: Reward, onDeleted?: () => void) {
  const t = useTranslations("points.transitions");
  const notices = useNotices();
  const setStatus = useSetRewardStatus();
  const remove = useRemoveReward();
  const [question, ask] = useState<Question | null>(null);
  const { id, name, storedStatus: from } = reward;
  const facts = publishFacts(reward, reward.endDate, useToday());

  const goTo = (to: GivenStatus) =>
    setStatus.mutate(
      { id, publishStatus: to },
      {
        onSuccess: () => notices.done(t(`done.${to}`, { name })),
        onError: (error) => notices.failed(error, t("failed")),
        onSettled: () => ask(null),
      },
    );
  const deleteIt = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notices.done(t("deleted", { name }));
        onDeleted?.();
      },
      onError: (error) => notices.failed(error, t("deleteFailed")),
      onSettled: () => ask(null),
    });
  const act: Record<GivenStatus, () => void> = {
    ACTIVE: () => goTo("ACTIVE"),
    STOPPED: () => goTo("STOPPED"),
    COMPLETED: () => ask("complete"),
    WITHDRAWN: () => ask("withdraw"),
  };
  const answer: Record<Question, () => void> = {
    complete: () => goTo("COMPLETED"),
    withdraw: () => ask("withdrawAgain"),
    withdrawAgain: () => goTo("WITHDRAWN"),
    delete: deleteIt,
  };
  const moves: Move[] = givenStatuses
    .filter((to) => checkTransition(facts, to).ok)
    .map((to) => ({
      key: to,
      label: to === "ACTIVE" && from === "STOPPED" ? t("reactivate") : t(`labels.${to}`),
      about: t(`about.${to}`),
      danger: to === "WITHDRAWN",
      act: act[to],
    }));
  const removal: Move[] = canDelete(from)
    ? [{ key: "delete", label: t("delete"), about: t("about.REMOVE"), danger: true, act: () => ask("delete") }]
    : [];
  return {
    moves: [...moves, ...removal],
    question,
    confirm: () => question && answer[question](),
    dismiss: () => ask(null),
    busy: setStatus.isPending || remove.isPending,
  };
}
