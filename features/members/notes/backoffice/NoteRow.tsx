import { ActionIcon, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDots, IconPencil, IconPin, IconPinnedOff, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import classes from "./member-notes.module.css";
import { NoteForm } from "./NoteForm.tsx";
import { type Note, usePinNote, useRemoveNote } from "./queries.ts";

type NoteProps = { memberId: number; note: Note };

/** A note, with the actions its reader may take. */
export function NoteRow({ memberId, note }: NoteProps) {
  const t = useTranslations("notes");
  const { moment } = useDates();
  const [editing, edit] = useDisclosure(false);
  if (editing) {
    return (
      <li>
        <NoteForm memberId={memberId} note={note} onDone={edit.close} />
      </li>
    );
  }
  const edited = note.editedAt && t("edited", { when: moment(note.editedAt) });
  return (
    <li className={classes.note} data-pinned={note.pinned || undefined}>
      <div className={classes.words}>
        {note.pinned && (
          <p className={classes.pinned}>
            <IconPin size={16} aria-hidden />
            {t("pinned")}
          </p>
        )}
        <p className={classes.text}>{note.text}</p>
        <p className={page.small}>{joinWithDots(note.author || t("formerStaff"), moment(note.writtenAt), edited)}</p>
      </div>
      <NoteMenu memberId={memberId} note={note} onEdit={edit.open} />
    </li>
  );
}

function NoteMenu({ memberId, note, onEdit }: NoteProps & { onEdit: () => void }) {
  const t = useTranslations("notes");
  const words = useTranslations("words");
  const notices = useNotices();
  const [asking, ask] = useDisclosure(false);
  const pin = usePinNote(memberId);
  const remove = useRemoveNote(memberId);
  const { edit, remove: mayRemove, pin: mayPin } = note.may;
  if (!edit && !mayRemove && !mayPin) return null;
  const togglePin = () =>
    pin.mutate(note, {
      onSuccess: () => notices.done(t(note.pinned ? "unpinDone" : "pinDone")),
      onError: (error) => notices.failed(error, t("pinFailed")),
    });
  const yes = () =>
    remove.mutate(note.id, {
      onSuccess: () => notices.done(t("removed")),
      onError: (error) => notices.failed(error, t("removeFailed")),
      onSettled: ask.close,
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal width={240}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            size={44}
            loading={pin.isPending}
            aria-label={t("actsFor", { author: note.author || t("formerStaff") })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayPin && (
            <Menu.Item
              leftSection={note.pinned ? <IconPinnedOff size={18} aria-hidden /> : <IconPin size={18} aria-hidden />}
              onClick={togglePin}
            >
              {t(note.pinned ? "unpin" : "pin")}
            </Menu.Item>
          )}
          {edit && (
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {words("edit")}
            </Menu.Item>
          )}
          {mayRemove && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={ask.open}>
              {words("remove")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        title={t("removeTitle")}
        confirmLabel={words("remove")}
        cancelLabel={words("cancel")}
        onConfirm={yes}
        onCancel={ask.close}
        busy={remove.isPending}
        danger
      >
        {t("removeText")}
      </ConfirmDialog>
    </>
  );
}
