import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useClubDay } from "#packages/web/backoffice/format/use-club-day.ts";
import type { useAct } from "#packages/web/backoffice/session/use-act.ts";
import { canDelete, checkTransition } from "../domain/publish-status.ts";
import { type GivenStatus, givenStatuses, type Publishable, publishFacts } from "./publishable.ts";

/** The confirmations before an action; withdrawing asks twice. */
export type Question = "complete" | "withdraw" | "withdrawAgain" | "remove";

export type Move = { key: string; label: string; about: string; danger: boolean; act: () => void };

type Acting<Input> = ReturnType<typeof useAct<unknown, Input>>;

/** The calls that change an item of one kind, from the hooks of its feature. */
export type PublishActs = {
  setStatus: Pick<Acting<{ id: number; publishStatus: GivenStatus }>, "mutate" | "isPending">;
  remove: Pick<Acting<number>, "mutate" | "isPending">;
};

/** Returns the possible changes of an item, by the server's check. Spec §4. */
export function useMoves(thing: Publishable, { setStatus, remove }: PublishActs, onRemoved?: () => void) {
  const t = useTranslations("publishing");
  const notices = useNotices();
  const [question, ask] = useState<Question | null>(null);
  const { id, kind, name, storedStatus: from } = thing;
  const facts = publishFacts(thing, useClubDay());

  const goTo = (to: GivenStatus) =>
    setStatus.mutate(
      { id, publishStatus: to },
      {
        onSuccess: () => notices.done(t(`${kind}.done.${to}`, { name })),
        onError: (error) => notices.failed(error, t("failed")),
        onSettled: () => ask(null),
      },
    );
  const removeIt = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notices.done(t(`${kind}.removed`, { name }));
        onRemoved?.();
      },
      onError: (error) => notices.failed(error, t("removeFailed")),
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
    remove: removeIt,
  };
  const moves: Move[] = givenStatuses
    .filter((to) => checkTransition(facts, to).ok)
    .map((to) => ({
      key: to,
      label: to === "ACTIVE" && from === "STOPPED" ? t("reactivate") : t(`labels.${to}`),
      about: t(`${kind}.about.${to}`),
      danger: to === "WITHDRAWN",
      act: act[to],
    }));
  const removal: Move[] = canDelete(from)
    ? [{ key: "remove", label: t("remove"), about: t(`${kind}.about.REMOVE`), danger: true, act: () => ask("remove") }]
    : [];
  return {
    moves: [...moves, ...removal],
    question,
    confirm: () => question && answer[question](),
    dismiss: () => ask(null),
    busy: setStatus.isPending || remove.isPending,
  };
}
