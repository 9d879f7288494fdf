import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconChevronDown, IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import type { Publishable } from "./publishable.ts";
import classes from "./publishing.module.css";
import { type PublishActs, type Question, useMoves } from "./use-moves.ts";

type PublishMenuProps = {
  thing: Publishable;
  acts: PublishActs;
  onRemoved?: (() => void) | undefined;
  /** Shows the menu as three dots, for a row in a list. */
  compact?: boolean | undefined;
  /** Further actions that only this kind of item has: a copy, a link. */
  children?: ReactNode;
};

/** The menu of a published item's actions, with confirmations for irreversible ones. */
export function PublishMenu({ thing, acts, onRemoved, compact = false, children }: PublishMenuProps) {
  const t = useTranslations("publishing");
  const { moves, question, confirm, dismiss, busy } = useMoves(thing, acts, onRemoved);
  if (moves.length === 0 && !children) return null;
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
              aria-label={t("actionsFor", { name: thing.name })}
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
              {t("actions")}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {children}
          {moves.map(({ key, label, about, danger, act }) => (
            <Menu.Item key={key} onClick={act} {...(danger ? { color: "red" } : {})}>
              {label}
              <span className={classes.about}>{about}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Asking question={question} thing={thing} busy={busy} onConfirm={confirm} onCancel={dismiss} />
    </>
  );
}

type AskingProps = {
  question: Question | null;
  thing: Publishable;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function Asking({ question, thing: { kind, name, met = 0 }, ...dialog }: AskingProps) {
  const t = useTranslations("publishing");
  const words = useTranslations("words");
  const texts = {
    complete: {
      title: t("completeTitle", { name }),
      text: t(`${kind}.completeText`, { met }),
      confirm: t("labels.COMPLETED"),
    },
    withdraw: {
      title: t("withdrawTitle", { name }),
      text: t(`${kind}.withdrawText`, { met }),
      confirm: t("withdrawNext"),
    },
    withdrawAgain: {
      title: t("withdrawAgainTitle"),
      text: t("withdrawAgainText", { name }),
      confirm: t("labels.WITHDRAWN"),
    },
    remove: { title: t("removeTitle", { name }), text: t("removeText"), confirm: t("remove") },
  }[question ?? "complete"];
  return (
    <ConfirmDialog
      key={question}
      opened={question !== null}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={words("cancel")}
      danger
      {...dialog}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
