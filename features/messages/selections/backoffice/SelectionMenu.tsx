import { Button, Menu } from "@mantine/core";
import { IconAddressBook, IconChevronDown, IconCopy, IconTrash } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { nameMax } from "#packages/domain/limits.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { type Selection, useCopySelection, useRemoveSelection } from "./queries.ts";

/** The actions on a saved selection: copy and remove. */
export function SelectionMenu({ selection }: { selection: Selection }) {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const copying = useCopySelection();
  const removing = useRemoveSelection();
  const [isAsking, ask] = useState(false);
  const { id, name, campaigns } = selection;
  const copy = () =>
    copying.mutate(
      { id, name: t("copyName", { name }).slice(0, nameMax).trim() },
      {
        onSuccess: (made) => {
          notices.done(t("copied", { name: made.name }));
          void navigate({ to: paths.selection, params: { id: String(made.id) } });
        },
        onError: (error) => notices.failed(error, t("copyFailed")),
      },
    );
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => {
        notices.done(t("removed", { name }));
        void navigate({ to: paths.selections, ignoreBlocker: true });
      },
      onError: (error) => notices.failed(error, t("removeFailed")),
      onSettled: () => ask(false),
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal width={260}>
        <Menu.Target>
          <Button
            type="button"
            variant="default"
            loading={copying.isPending}
            rightSection={<IconChevronDown size={18} aria-hidden />}
          >
            {t("acts")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconAddressBook size={18} aria-hidden />}
            renderRoot={(props) => <Link to={paths.members} search={{ selection: id }} {...props} />}
          >
            {t("showMembers")}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
            {t("copy")}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            disabled={campaigns.length > 0}
            onClick={() => ask(true)}
          >
            {t(campaigns.length > 0 ? "removeUsed" : "removeOne")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        title={t("removeTitle", { name })}
        confirmLabel={words("remove")}
        cancelLabel={words("cancel")}
        onConfirm={remove}
        onCancel={() => ask(false)}
        busy={removing.isPending}
        danger
      >
        {t("removeText")}
      </ConfirmDialog>
    </>
  );
}
