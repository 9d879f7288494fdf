import { ActionIcon, Button, Menu } from "@mantine/core";
import { ConfirmDialog } from "@stammis/ui/ConfirmDialog.tsx";
import { IconChevronDown, IconDots } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import classes from "./points.module.css";
import type { Reward } from "./queries.ts";
import { type Question, useRewardMoves } from "./use-reward-moves.ts";

type RewardMenuProps = {
  reward: Reward;
  onDeleted?: () => void;
  /** In a row: three dots. */
  compact?: boolean;
};

/** What can be done with a reward, and the questions before what cannot be undone. */
export function RewardMenu({ reward, onDeleted, compact = false }: RewardMenuProps) {
  const t = useTranslations("points");
  const { moves, question, confirm, dismiss, busy } = useRewardMoves(reward, onDeleted);
  if (moves.length === 0) return null;
  const working = busy && question === null;
  return (
    <>
      <Menu position="bottom-end" withinPortal width={300}>
        <Menu.Target>
          {compact ? (
            <ActionIcon
              type="button"
              className={classes.rowMenu}
              loading={working}
              aria-label={t("rewards.actionsFor", { name: reward.name })}
            >
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              type="button"
              variant="default"
              loading={working}
              rightSection={<IconChevronDown size={18} aria-hidden />}
            >
              {t("rewards.actions")}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {moves.map(({ key, label, about, danger, act }) => (
            <Menu.Item key={key} onClick={act} {...(danger ? { color: "red" } : {})}>
              {label}
              <span className={classes.about}>{about}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Asking question={question} name={reward.name} busy={busy} onConfirm={confirm} onCancel={dismiss} />
    </>
  );
}

type AskingProps = {
  question: Question | null;
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function Asking({ question, name, ...dialog }: AskingProps) {
  const t = useTranslations("points.transitions");
  const words = useTranslations("words");
  const said = {
    complete: { title: t("completeTitle", { name }), text: t("completeText"), confirm: t("labels.COMPLETED") },
    withdraw: { title: t("withdrawTitle", { name }), text: t("withdrawText"), confirm: t("withdrawNext") },
    withdrawAgain: {
      title: t("withdrawAgainTitle"),
      text: t("withdrawAgainText", { name }),
      confirm: t("labels.WITHDRAWN"),
    },
    delete: { title: t("deleteTitle", { name }), text: t("deleteText"), confirm: t("delete") },
  }[question ?? "complete"];
  return (
    <ConfirmDialog
      key={question}
      opened={question !== null}
      title={said.title}
      confirmLabel={said.confirm}
      cancelLabel={words("cancel")}
      danger
      {...dialog}
    >
      {said.text}
    </ConfirmDialog>
  );
}
