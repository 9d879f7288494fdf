import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconSend, IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { type Sendout, useRemoveSendout, useTestSendout } from "./queries.ts";

/** Other actions on a draft: send a test, or delete it. */
export function SendoutMenu({ sendout, unsaved }: { sendout: Sendout; unsaved: boolean }) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const language = useLocale() as Language;
  const notices = useNotices();
  const navigate = useNavigate();
  const testing = useTestSendout(sendout);
  const removing = useRemoveSendout();
  const [isAsking, ask] = useState(false);
  const { id, name, media, state } = sendout;
  const test = (medium: Channel) =>
    testing.mutate(
      { medium, language },
      {
        onSuccess: ({ to }) => notices.done(t("tested", { to })),
        onError: (error) => notices.failed(error, t("testFailed")),
      },
    );
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => {
        notices.done(t("removed", { name }));
        void navigate({ to: paths.sendouts, ignoreBlocker: true });
      },
      onError: (error) => notices.failed(error, t("removeFailed")),
      onSettled: () => ask(false),
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal width={280}>
        <Menu.Target>
          <Button
            type="button"
            variant="default"
            loading={testing.isPending}
            rightSection={<IconChevronDown size={18} aria-hidden />}
          >
            {t("acts")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {unsaved && <Menu.Label>{t("saveBeforeTest")}</Menu.Label>}
          {media.map((medium) => (
            <Menu.Item
              key={medium}
              leftSection={<IconSend size={18} aria-hidden />}
              disabled={unsaved}
              onClick={() => test(medium)}
            >
              {t(`test.${medium}`)}
            </Menu.Item>
          ))}
          {state === "DRAFT" && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => ask(true)}>
              {t("removeOne")}
            </Menu.Item>
          )}
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
